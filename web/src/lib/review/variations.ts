// What was tried in a game, as tags of its record (docs/record.md).
//
// Whoever reads them finds every tag of that name, also one that nobody can play: it is told as such,
// and stays until somebody deletes it.
import type { CoreError, Told } from "../games";
import { problemOf } from "../page_error";
import { parseEvent } from "../record";
import type { Timeline } from "../timeline";
import { escaped, mostTags } from "./tags";

/** As many as a game keeps, and as many events as each may have. */
export const [mostVariations, longestVariation] = [40, 100];

export interface Variation {
  /** After so many events of the game it begins. */
  ply: number;
  /** At least one, as lines of a record. */
  events: readonly string[];
}

/** A tag as it stands; without a variation if it cannot be read as one. */
export interface VariationTag {
  value: string;
  variation: Variation | null;
}

/** What parts events: no text of an event has it. */
const separator = "; ";
const line = /^\[Variation\.[\w.]* "((?:\\.|[^"\\])*)"\]$/;
const form = /^(0|[1-9]\d{0,5}) (.+)$/;
const eventForm = /^(\*|0|[1-9]\d{0,2}) \S+( \S+)*$/;

function read(value: string): Variation | null {
  const [, ply, rest] = form.exec(value) ?? [];
  const events = rest?.split(separator) ?? [];
  const whole = events.every((event) => eventForm.test(event) && !event.includes(";"));
  if (!whole || events.length === 0 || events.length > longestVariation) return null;
  return { ply: Number(ply), events };
}

const written = ({ ply, events }: Variation) => `${ply} ${events.join(separator)}`;

/** All that a header has, in their order. */
export function variationsIn(header: string): VariationTag[] {
  return header.split("\n").flatMap((text) => {
    const value = line.exec(text)?.[1]?.replace(/\\(.)/g, "$1");
    return value === undefined ? [] : [{ value, variation: read(value) }];
  });
}

const isOne = (text: string) => line.test(text);

/** The header with these variations instead of its own, numbered in their order. */
function withVariations(header: string, values: readonly string[]): string {
  const others = header.split("\n").filter((text) => text !== "" && !isOne(text));
  const tags = values.map((value, at) => `[Variation.${at} "${escaped(value)}"]`);
  return [...others, ...tags].map((text) => `${text}\n`).join("");
}

const begins = (one: Variation, other: Variation) =>
  one.ply === other.ply && one.events.every((event, at) => event === other.events[at]);

/** There is room for one more. */
export function hasRoom(header: string): boolean {
  const tags = header.split("\n").filter((text) => text !== "").length;
  return variationsIn(header).length < mostVariations && tags < mostTags;
}

/**
 * The header with a variation, in the place of one that it goes on from; as it was if it has that one
 * or a longer one already, or if nothing was tried. null: there is no room.
 */
export function withVariation(header: string, tried: Variation): string | null {
  const { events } = tried;
  if (events.length > longestVariation) throw new RangeError("a variation is too long");
  const present = variationsIn(header);
  const goesOn = ({ variation }: VariationTag) => variation !== null && begins(variation, tried);
  const known = present.some(({ variation }) => variation && begins(tried, variation));
  if (known || events.length === 0) return header;
  const place = present.findIndex(goesOn);
  if (place < 0 && !hasRoom(header)) return null;
  const value = written(tried);
  const kept = present.flatMap((tag, at) => {
    if (at === place) return value;
    return goesOn(tag) ? [] : tag.value;
  });
  return withVariations(header, place < 0 ? [...kept, value] : kept);
}

/** The header without the variation of that place in the list. */
export function withoutVariation(header: string, at: number): string {
  const values = variationsIn(header).map(({ value }) => value);
  return withVariations(header, values.toSpliced(at, 1));
}

/** The variations of one header in another one, which has none of its own. */
export const broughtOver = (from: string, to: string): string =>
  variationsIn(to).length > 0
    ? to
    : withVariations(
        to,
        variationsIn(from).map(({ value }) => value),
      );

/** Why a variation cannot be played: what the core says, or what it need not be asked. */
export type Unplayable = CoreError | "beyond" | "malformed";

/** What happens in a variation, event by event. The game stays as it is. */
export function followed(timeline: Timeline, { ply, events }: Variation): Told[] | Unplayable {
  if (ply > timeline.ply) return "beyond";
  const { length } = timeline.last.scores;
  if (events.some((text) => (parseEvent(text).actor ?? 0) >= length)) return "malformed";
  try {
    return replayed(timeline, ply, events);
  } catch (thrown) {
    return problemOf(thrown);
  }
}

function replayed(timeline: Timeline, ply: number, events: readonly string[]): Told[] | CoreError {
  const position = timeline.tree.fork(timeline.node(ply));
  try {
    let before = timeline.view(ply);
    const told: Told[] = [];
    for (const text of events) {
      const event = parseEvent(text);
      const refused = position.apply(event);
      if (refused) return refused;
      const after = position.view();
      told.push({ event, before, after });
      before = after;
    }
    return told;
  } finally {
    position.close();
  }
}
