// The bot that suits somebody: the gentlest at first, a stronger one after two wins in a row, a
// gentler one after two losses. Asked of the results and games that this device keeps.
import { botLevel, characters } from "./characters";
import { splitRecord, tagsOf } from "./record";
import type { Result } from "./results";
import { levelOf, ownSeatOf } from "./statistics";
import type { LocalGame } from "./storage";

/** How a game ended for the one person at it. */
export interface Outcome {
  /** Of the strongest bot. */
  level: number;
  /** Against most of the others. Whoever is their equal is ahead of most as often as behind, at a table of any
      size, and is the first of four in one game of four alone. */
  result: "won" | "lost" | "drawn";
}

const inARow = 2;

/** The level for the next game after such ones, the earliest first. */
export function fittingLevel(outcomes: readonly Outcome[]): number {
  let fitting = 1;
  let won = 0;
  let lost = 0;
  for (const { level, result } of outcomes) {
    // To beat somebody weaker, or to lose against somebody stronger, says nothing.
    if (result === "won" && level >= fitting) [won, lost] = [won + 1, 0];
    if (result === "lost" && level <= fitting) [won, lost] = [0, lost + 1];
    if (won < inARow && lost < inARow) continue;
    fitting = won > 0 ? Math.max(fitting, level) + 1 : fitting - 1;
    fitting = Math.min(Math.max(fitting, 1), characters.length);
    [won, lost] = [0, 0];
  }
  return fitting;
}

/** How a game of this device ended; null if it has not, or not for one person against bots. */
export function outcomeOf({ seats, record, over }: LocalGame): Outcome | null {
  const own = seats.flatMap(({ kind }, seat) => (kind === "me" ? [seat] : []))[0];
  const levels = seats.map(({ kind, name }) => (kind === "bot" ? (botLevel(name) ?? 0) : 0));
  const bots = levels.filter((level) => level > 0).length;
  const tags = tagsOf(splitRecord(record).header);
  const points = tags.get("Result")?.split(" ").map(Number);
  if (!over || own === undefined || bots !== seats.length - 1 || !points) return null;
  if (tags.has("Continued")) return null;
  const level = Math.max(...levels);
  return { level, result: tags.has("Outcome") ? "drawn" : standing(own, points, []) };
}

/** Whether a seat came before most of the others: winners before all that are not, then who has more points. A game
    that nobody won is a draw, whatever the points. */
function standing(
  own: number,
  points: readonly number[],
  winners: readonly number[],
): Outcome["result"] {
  if (winners.length === points.length) return "drawn";
  const place = (seat: number) => [Number(winners.includes(seat)), points[seat] ?? 0] as const;
  const [hasWon, mine] = place(own);
  let ahead = 0;
  for (const seat of points.keys()) {
    const [theyHave, theirs] = place(seat);
    ahead += Math.sign(hasWon - theyHave || mine - theirs);
  }
  if (ahead === 0) return "drawn";
  return ahead > 0 ? "won" : "lost";
}

/** The same of a result. */
function outcomeOfResult(result: Result): Outcome | null {
  const [level, own] = [levelOf(result), ownSeatOf(result)];
  if (level === null || own === null) return null;
  return { level, result: standing(own, result.scores, result.winners) };
}

/** The level that suits for a game, after all of it that were played; games may be gone, or have no result yet. */
export function levelFor(
  game: string,
  games: readonly LocalGame[],
  results: readonly Result[],
): number {
  const counted = new Set(results.map(({ id }) => id));
  const played = [
    ...results.map((result) => ({ ...result, outcome: outcomeOfResult(result) })),
    ...games
      .filter(({ id }) => !counted.has(id))
      .map((one) => ({ ...one, outcome: outcomeOf(one) })),
  ];
  const inOrder = played.filter((one) => one.game === game).sort((a, b) => a.touched - b.touched);
  return fittingLevel(inOrder.flatMap(({ outcome }) => outcome ?? []));
}
