// A hint as it is told: what to look at, where, and which move, with the positions that it leads to.
// Loaded with the first hint.
import { adviceOf } from "../advice";
import type { Advice, AdvisedMove, FactName } from "../advice/advice_core";
import type { Told } from "../games";
import type { Timeline } from "../timeline";
import { hintWords, needHintWords, nudgeOf, placeOf, pointsOf } from "../words/hint";
import { toldAhead } from "./told_ahead";

/** An interval is so many standard errors wide to each side. */
const interval = 2;
/** So many moves are marked where only the place is told. */
const marked = 3;

/** A move that was looked into, and how the turn would go on. */
export interface HintedMove {
  advised: AdvisedMove;
  told: Told;
  rest: Told[];
}

export interface HintTold {
  advice: Advice;
  game: string;
  moves: HintedMove[];
}

/** What a seat might do at the end of the game, after steps that are not played yet; with its sentences. */
export async function hintTold(
  timeline: Timeline,
  seat: number,
  steps: readonly string[],
  signal: AbortSignal,
): Promise<HintTold> {
  const { game } = timeline;
  const record = timeline.record() + steps.map((text) => `${seat} ${text}\n`).join("");
  const [advice] = await Promise.all([adviceOf(game, record, seat, signal), needHintWords(game)]);
  const { tree } = timeline;
  const moves = advice.moves.flatMap((advised) => {
    const texts = [advised.text, ...advised.rest];
    const [told, ...rest] = toldAhead(tree, tree.tip, seat, steps, texts);
    return told ? [{ advised, told, rest }] : [];
  });
  return { advice, game, moves };
}

const found = ({ facts }: Advice, name: FactName) => facts.some((fact) => fact.name === name);

/** What to look at. */
export function nudge({ advice, game }: HintTold): string {
  const said = hintWords();
  if (found(advice, "forced")) return said.forced;
  const choice = found(advice, "only") ? [said.clear] : [];
  const [reason] = advice.reasons;
  return [...choice, reason ? nudgeOf(game, reason) : said.nothing, said.askPlace].join(" ");
}

/** Where to look. */
export function place(hint: HintTold): string {
  const [best] = hint.moves;
  const where = best ? [placeOf(hint.game, best.advised.place)] : [];
  const count = lit(hint).length;
  return [...where, ...(count > 0 ? [hintWords().marked(count)] : [])].join(" ");
}

const isMarked = ({ advised }: HintedMove): boolean => advised.place.on_board;

/**
 * What is lit where only the place is told: the best moves, so that there is something left to find; but
 * none where the best one is made nowhere.
 */
export function lit({ moves }: HintTold): Told[] {
  const [best] = moves;
  if (!best || !isMarked(best)) return [];
  const seen = moves.slice(0, marked).filter(isMarked);
  return seen.map(({ told }) => told);
}

/** What a move promises the seat that is advised: the share of the win, how far it may lie off, and points. */
export function promise({ advice: { seat }, game }: HintTold, move: AdvisedMove): string[] {
  const { win, error, points, exact, proved } = move;
  const said = hintWords();
  const within = exact || proved ? null : interval * (error[seat] ?? 0);
  return [said.win(win[seat] ?? 0, within), pointsOf(game, points[seat] ?? 0)];
}
