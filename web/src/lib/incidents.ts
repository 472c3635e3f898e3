// What happens to the seats of a table beside its game (docs/protocol.md, Coming and going): somebody
// leaves, is replaced, comes back, gives up, opens a rematch, or has no time left; and what all agree on:
// to take a turn back, to call it a draw, to pause, to change places.
//
// The server tells it in short texts, `17 1 leave`, and a record keeps them as its tags `Incident.<n>`.
// Who plays which seat now follows from all of them so far.

const kinds = [
  "leave",
  "absent",
  "return",
  "resign",
  "rematch",
  "time",
  "undo",
  "draw",
  "adjourn",
  "resume",
  "swap",
] as const;
export type IncidentKind = (typeof kinds)[number];

export interface Incident {
  /** How many events stood before it. */
  readonly ply: number;
  readonly seat: number;
  readonly kind: IncidentKind;
  /** Of a rematch: where it is. */
  readonly table: string | null;
  /** Of an undo: how many events it left. */
  readonly to?: number;
  /** Of a swap: the other seat. */
  readonly other?: number;
  /** Of a pause: since when, as a Unix time; null where an earlier version did not say so. */
  readonly since?: number | null;
}

/** Null: a later version tells something that this page does not know. */
export function readIncident(text: string): Incident | null {
  const [, ply, seat, word, more = null] =
    /^(\d{1,6}) (\d{1,3}) ([a-z_]+)(?: ([\w-]+))?$/.exec(text) ?? [];
  const kind = kinds.find((known) => known === word);
  const pause = kind === "adjourn";
  const needs = kind === "rematch" || kind === "undo" || kind === "swap";
  if (kind === undefined || (needs !== (more !== null) && !pause)) return null;
  const happened = { ply: Number(ply), seat: Number(seat), kind, table: null };
  if (kind === "rematch") return { ...happened, table: more };
  if (more === null) return pause ? { ...happened, since: null } : happened;
  if (!/^\d{1,12}$/.test(more)) return null;
  const number = Number(more);
  if (pause) return { ...happened, since: number };
  return kind === "undo" ? { ...happened, to: number } : { ...happened, other: number };
}

/** The seats of who held these, if two have changed places by it; else null. */
export function seatsAfterSwap(held: readonly number[], text: string): number[] | null {
  const { seat, other } = readIncident(text) ?? {};
  if (seat === undefined || other === undefined) return null;
  const moved = held.map((own) => (own === seat ? other : own === other ? seat : own));
  return moved.sort((one, two) => one - two);
}

/** How many events an incident leaves at most. */
export const keptEvents = (text: string): number => readIncident(text)?.to ?? Infinity;

/** Reads all; what stood before turns that were taken back stands where those began. */
export function readIncidents(texts: readonly string[]): Incident[] {
  let least = Infinity;
  const standing = texts.toReversed().flatMap((text) => {
    const incident = readIncident(text);
    least = Math.min(least, keptEvents(text));
    return incident ? { ...incident, ply: Math.min(incident.ply, least) } : [];
  });
  return standing.reverse();
}

/** Of the tags of a record, in their order. */
export function incidentsOf(tags: ReadonlyMap<string, string>): string[] {
  const texts: string[] = [];
  for (;;) {
    const text = tags.get(`Incident.${texts.length}`);
    if (text === undefined) return texts;
    texts.push(text);
  }
}

/** Why a bot plays for somebody: after "time" until they return, after "lost" to the end. */
export type Why = "leave" | "absent" | "resign" | "time" | "lost";

/** Whether it plays to the end. */
export const isFinal = (why: Why | undefined): boolean => why === "resign" || why === "lost";

/** What the end of somebody's time comes to, by the tag `Clock` of a record. */
export type EndOfTime = "lose" | "bot" | "move";
export const clockTag = "Clock";

export function endOfTime(tags: ReadonlyMap<string, string>): EndOfTime {
  const then = tags.get(clockTag)?.split(" ").at(-1);
  return then === "bot" || then === "move" ? then : "lose";
}

/** From so many incidents on the end of a time is lost whatever the terms say. */
const mostIncidents = 200;

export interface SeatsNow {
  /** The seats that a stand-in plays. */
  readonly standIns: ReadonlyMap<number, Why>;
  /** The seats that have given up, in order. */
  readonly resigned: readonly number[];
  /** The game has ended by it, or by an agreed draw. */
  readonly givenUp: boolean;
  readonly drawn: boolean;
  /** The game pauses; since when, as far as that is known. */
  readonly adjourned: boolean;
  readonly adjournedSince: number | null;
  readonly rematch: { readonly seat: number; readonly table: string } | null;
}

/**
 * How the seats stand after incidents.
 * @param people by seat, whether it is a person's
 */
export function seatsAfter(
  incidents: readonly Incident[],
  people: readonly boolean[],
  then: EndOfTime = "lose",
): SeatsNow {
  const standIns = new Map<number, Why>();
  let rematch: SeatsNow["rematch"] = null;
  for (const [at, { seat, kind, table }] of incidents.entries()) {
    if (kind === "return") standIns.delete(seat);
    else if (kind === "time") {
      if (then === "lose" || at >= mostIncidents) standIns.set(seat, "lost");
      else if (then === "bot") standIns.set(seat, "time");
    } else if (kind === "leave" || kind === "absent" || kind === "resign") standIns.set(seat, kind);
    else if (table !== null) rematch ??= { seat, table };
  }
  const resigned = [...standIns].flatMap(([seat, why]) => (isFinal(why) ? [seat] : []));
  const drawn = incidents.some(({ kind }) => kind === "draw");
  const pauses = incidents.filter(({ kind }) => kind === "adjourn" || kind === "resume");
  const pause = pauses.at(-1);
  const adjourned = pause?.kind === "adjourn";
  return {
    standIns,
    resigned,
    givenUp: drawn || endsBy(resigned, people),
    drawn,
    adjourned,
    adjournedSince: adjourned ? (pause.since ?? null) : null,
    rematch,
  };
}

/** Whether a game ends when these have given up: one seat is left, or no person's. */
export function endsBy(resigned: readonly number[], people: readonly boolean[]): boolean {
  if (resigned.length === 0) return false;
  const left = people.flatMap((person, seat) => (resigned.includes(seat) ? [] : [person]));
  return left.length <= 1 || !left.includes(true);
}
