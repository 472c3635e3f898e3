// A puzzle as the page gets it (docs/puzzles.md), and which one is today's.
import {
  between,
  count,
  flag,
  listOf,
  nullOr,
  number,
  object,
  readingJson,
  text,
  type Read,
} from "../reading";

const value = object({
  /** The share of the win; null where only points are asked for. */
  win: nullOr(number),
  points: number,
});

const form = object({
  id: text,
  game: text,
  /** Up to the position. */
  record: text,
  seat: count,
  /** Of Cubus one of the best builds; others that win as much are as good. */
  solution: listOf(text),
  theme: text,
  difficulty: between(1, 5),
  best: value,
  /** Of the best move that is no solution. */
  second: value,
  nodes: count,
  exact: flag,
});

export type Puzzle = Read<typeof form>;

/** The puzzles of a file, one on each line. Throws where a line is none. */
export function readPuzzles(file: string): Puzzle[] {
  return file
    .trim()
    .split("\n")
    .map((line) => {
      const read = readingJson(form, line);
      if (!read.ok) throw read.misread;
      return read.value;
    });
}

const dayMs = 86_400_000;

/** Days since 1970, in Greenwich: the same for everybody. */
export const dayOf = (now: number): number => Math.floor(now / dayMs);

/** Of the games by turns the one that has the puzzle of a day. */
export const gameOfDay = (day: number, games: readonly string[]): string =>
  games[day % games.length] ?? "";

/** No file's number of puzzles is a multiple of it: every puzzle has its day before one comes again. */
const stride = 61;

/** Of a game's puzzles the one of a day on which it is that game's turn. */
export function puzzleOfDay(day: number, games: number, puzzles: readonly Puzzle[]): Puzzle | null {
  const turn = Math.floor(day / games);
  return puzzles[(turn * stride) % puzzles.length] ?? null;
}

/** The first of some puzzles, from one on and round, that is not among those done; else the next. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  after: string | null,
  done: (id: string) => boolean,
): Puzzle | null {
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const round = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return round.find(({ id }) => !done(id)) ?? round[0] ?? null;
}
