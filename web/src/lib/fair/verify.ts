// Whether the chance of a finished game was drawn as docs/fair.md says. It shares no code with the server's
// drawing: what is asked of the core is that the record obeys the rules, and what the facts of its game are.
import type { GameEvent } from "../games";
import type { ChanceOf } from "./chance";
import { commitmentTo, keysOf, type Contribution } from "./draws";
import { Stream } from "./stream";

export type Verdict =
  | {
      kind: "proved";
      /** That chance decided, and those among them for which nobody had contributed yet. */
      events: number;
      unshared: number;
      contributed: number[];
    }
  /** The record has no tags of fair chance, or not all. */
  | { kind: "noProof" }
  | { kind: "noSeed" }
  /** The seed is not the one that the server was bound to. */
  | { kind: "wrongSeed" }
  | { kind: "wrongEvent"; ply: number; drawn: string; told: string };

const digits = /^[0-9a-f]{64}$/;
const share = /^(0|[1-9]\d*) ([0-9a-f]{64})$/;

export interface FairRecord {
  tags: ReadonlyMap<string, string>;
  events: readonly GameEvent[];
}

/** A record that the core has approved. */
export function readRecord(record: string): FairRecord {
  const end = record.indexOf("\n\n");
  const tags = new Map<string, string>();
  for (const line of record.slice(0, end).split("\n")) {
    const [, name, value] = /^\[(\S+) "(.*)"\]$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) tags.set(name, value.replace(/\\(.)/g, "$1"));
  }
  const lines = record.slice(end + 2).split("\n");
  const events = lines.filter(Boolean).map((line) => {
    const [actor = "", ...words] = line.split(" ");
    return { actor: actor === "*" ? null : Number(actor), text: words.join(" ") };
  });
  return { tags, events };
}

/** What the tags say that each seat has contributed; null if one is not of its form. */
export function contributionsIn(
  tags: ReadonlyMap<string, string>,
  players: number,
): Contribution[] | null {
  const contributions: Contribution[] = [];
  for (let seat = 0; seat < players; ++seat) {
    const tag = tags.get(`Fair.Seat${seat}`);
    if (tag === undefined) continue;
    const [, ply, bytes] = share.exec(tag) ?? [];
    if (ply === undefined || bytes === undefined) return null;
    contributions.push({ ply: Number(ply), seat, bytes });
  }
  return contributions;
}

export async function verify(
  { tags, events }: FairRecord,
  chanceOf: ChanceOf,
  facts: unknown,
): Promise<Verdict> {
  const players = Number(tags.get("Players"));
  const [table = "", commitment = ""] = [tags.get("Fair.Table"), tags.get("Fair.Commitment")];
  const contributions = contributionsIn(tags, players);
  const known = tags.get("Fair.Version") === "1" && digits.test(table) && digits.test(commitment);
  if (!known || !contributions) return { kind: "noProof" };
  const seed = tags.get("Fair.Seed");
  if (seed === undefined) return { kind: "noSeed" };
  const isBound = digits.test(seed) && (await commitmentTo(table, seed)) === commitment;
  if (!isBound) return { kind: "wrongSeed" };
  const keyOf = await keysOf(table, seed, players, contributions);
  const chance = chanceOf({ players, tags, facts });
  let [drawnSoFar, unshared] = [0, 0];
  for (const [ply, event] of events.entries()) {
    if (event.actor === null) {
      const drawn = chance.draw(new Stream(await keyOf(ply)), event.text);
      if (drawn !== event.text) return { kind: "wrongEvent", ply, drawn, told: event.text };
      drawnSoFar += 1;
      if (!contributions.some((own) => own.ply <= ply)) unshared += 1;
    }
    chance.see(event);
  }
  const contributed = contributions.map(({ seat }) => seat);
  return { kind: "proved", events: drawnSoFar, unshared, contributed };
}
