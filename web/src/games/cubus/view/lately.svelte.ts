// Lately: what has just happened at the table, on show until somebody does something else.
import type { View } from "$lib/games";
import { outlookOf, positionOf } from "./position";
import { reckon, type Reckoning } from "./reckoning";
import { NO_CARDS } from "./stack";

export interface Change {
  readonly seat: number;
  readonly reckoning: Reckoning;
}

/** Nobody knocked: the most points that the passer, and then everybody, overlooked. */
export interface Missed {
  readonly passer: number;
  readonly points: number;
}

export class Lately {
  /** The last change of the stack that was seen here. */
  change = $state.raw<Change | null>(null);
  missed = $state.raw<Missed | null>(null);

  /** The table went from one position to another; what is not a step forward is forgotten. */
  see(from: View | null, to: View): void {
    if (!from || to.ply !== from.ply + 1) {
      this.change = null;
      this.missed = null;
      return;
    }
    if (from.next === "chance") return;
    // Gone with the next pass, of which somebody might take it for the answer.
    this.missed = positionOf(to).phase === "knock" ? null : missedIn(from, to);
    this.change = changeOf(from, to) ?? this.change;
  }
}

function changeOf(from: View, to: View): Change | null {
  const [was, is] = [positionOf(from), positionOf(to)];
  if (was.text === is.text) return null;
  const gains = to.scores.map((score, seat) => score - (from.scores[seat] ?? 0));
  const actor = Array.isArray(from.next) ? (from.next[0] ?? 0) : 0;
  // Where all name a move, the one that is carried out need not be the last (CUB-32).
  const winner = gains.findIndex((gain) => gain > 0);
  const seat = winner >= 0 ? winner : actor;
  const points = Math.max(0, gains[seat] ?? 0);
  const laid = { before: was.stack, after: is.stack, changed: true, error: null, points };
  return { seat, reckoning: reckon({ ...laid, hand: NO_CARDS }) };
}

function missedIn(from: View, to: View): Missed | null {
  const [was, is] = [positionOf(from), positionOf(to)];
  const outlook = outlookOf(from);
  if (was.phase !== "knock" || !outlook) return null;
  if (was.text !== is.text || from.scores.some((score, seat) => score !== to.scores[seat]))
    return null;
  return { passer: was.turn, points: outlook.best };
}
