// What a position of a variation is worth: the part of a review that begins there.
import type { View } from "../games";
import { eventLine, joinRecord, splitRecord } from "../record";
import type { Timeline } from "../timeline";
import type { Review } from "./review.svelte";

/** Chance plays no part in what a position is worth: each time the same. */
const seed = 1n;

/**
 * Moves that a view names: all that are legal, or those that a game tells where they are too many, by
 * their texts or as a flag of their name.
 */
function named({ legal, race }: View): string[] {
  const told: [string, unknown][] = Array.isArray(legal)
    ? [["", legal]]
    : Object.entries(legal ?? {});
  const texts = told.flatMap(([name, it]): unknown[] =>
    it === true ? [name] : Array.isArray(it) ? it : [],
  );
  return [...(race ? [race.yield] : []), ...texts.filter((text) => typeof text === "string")];
}

/** A move that is legal at the end, whatever it is worth; null: none is named. */
function anyMove(timeline: Timeline): string | null {
  const { next } = timeline.last;
  const seat = Array.isArray(next) ? next[0] : undefined;
  if (seat === undefined) return null;
  const text = named(timeline.last).find((it) => !timeline.check({ actor: seat, text: it }));
  return text === undefined ? null : `${seat} ${text}`;
}

/**
 * The record up to a position, and one event more: a review looks at events, and says of each what the
 * position before it promises. null: the game is over there, or no move can be listed.
 */
export function recordFrom(timeline: Timeline, ply: number): string | null {
  const behind = timeline.tree.line[ply + 1]?.event;
  const { last } = timeline;
  const line = behind
    ? eventLine(behind)
    : last.next === "chance"
      ? timeline.sample(seed)
      : anyMove(timeline);
  if (line === null) return null;
  const { header, events } = splitRecord(timeline.record());
  const open = header.replace(/^\[Result .*\]\n/m, "");
  return joinRecord(open, [...events.slice(0, ply), line]);
}

/** By seat: the share of the win, and a standard error of it; null: not known yet. */
export function worthIn(review: Review | null): { win: number; error: number }[] | null {
  const event = review?.events[0];
  return event?.before.win.map((win, seat) => ({ win, error: event.error[seat] ?? 0 })) ?? null;
}
