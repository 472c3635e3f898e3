// How strong the characters are in each game, as measured (docs/strength.md): on one scale a game, on
// which a beginner has `beginner`. Loaded with their faces.
import table from "$docs/ratings.csv?raw";

export const beginner = 1000;

export interface Rating {
  rating: number;
  /** Between these it lies, in 95 cases of 100. */
  low: number;
  high: number;
}

/** Of a level from 1 on, with two at the table; null: it was not measured. */
export function ratingOf(game: string, level: number): Rating | null {
  for (const line of table.trim().split("\n").slice(1)) {
    const [name, step, ...numbers] = line.split(",");
    if (name !== game || Number(step) !== level) continue;
    const [rating = 0, low = 0, high = 0] = numbers.map(Number);
    return { rating, low, high };
  }
  return null;
}
