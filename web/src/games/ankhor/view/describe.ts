// One event as a sentence, for the list of moves and for the ear: what happened is read off the event
// and the positions round it; the words are the language's (words/).
import type { GameEvent, SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { words } from "../words";
import type { Ending, PileShown } from "../words/data";
import { placeOf } from "./places";
import {
  kindOf,
  lettersOf,
  positionOf,
  type Code,
  type Colour,
  type PileName,
  type Tile,
  type Token,
} from "./position";

export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  const [verb = "", ...rest] = event.text.split(" ");
  if (event.actor === null) return describeChance(verb, rest);
  const who = nameOf(seats, event.actor);
  return STEPS[verb]?.({ who, seat: event.actor, texts: rest, before, after }) ?? event.text;
}

interface Story {
  who: SeatName;
  seat: number;
  /** What stands behind the verb. */
  texts: string[];
  before: View;
  after: View;
}

const STEPS: Readonly<Record<string, (story: Story) => string>> = {
  take: ({ who, texts: [tokens = ""] }) => words().events.took(who, lettersOf<Token>(tokens)),
  buy: bought,
  refresh: ({ who, texts: [pile], before, after }) => {
    const gone = positionOf(after).out[positionOf(before).out.length] ?? null;
    return words().events.refreshed(who, pile as PileName, gone);
  },
  move: (story) => {
    const { who, texts, after, seat } = story;
    const tile = tileAt(after, seat, texts[1] ?? "");
    const { level } = placeOf(tile.place);
    return words().events.moved({ who, code: tile.code, level, bonus: bonusChange(story) });
  },
  return: ({ who, texts: [tokens = ""] }) => words().events.returned(who, lettersOf<Token>(tokens)),
  end: ({ who, seat, after }) => words().events.ended(who, endingOf(after, seat)),
};

function bought(story: Story): string {
  const { who, texts, before, after, seat } = story;
  const [slot = "", to = "", saved] = texts;
  const paid = [...(positionOf(before).prices[Number(slot)] ?? [])];
  if (saved) paid.splice(paid.indexOf(saved.charAt(1) as Colour), 1);
  const { code, loaded } = tileAt(after, seat, to);
  return words().events.bought({
    who,
    code,
    paid,
    level: placeOf(to).level,
    loaded: kindOf(code) === "w" && loaded,
    bonus: bonusChange(story),
  });
}

function bonusChange({ seat, before, after }: Story): number {
  const of = (view: View) => positionOf(view).cities[seat]?.bonus ?? 0;
  return of(after) - of(before);
}

function endingOf(after: View, seat: number): Ending {
  const { phase, turn } = positionOf(after);
  if (turn !== seat || after.next === "over") return "next";
  return phase === "return" ? "return" : "bonus turn";
}

/** The tile that the step has laid there. */
function tileAt(view: View, seat: number, place: string): Tile {
  const tile = positionOf(view).cities[seat]?.tiles.find((other) => other.place === place);
  if (!tile) throw new Error(`No tile has come to ${place}.`);
  return tile;
}

function describeChance(verb: string, texts: readonly string[]): string {
  const { events } = words();
  if (verb === "prices") return events.prices;
  if (verb === "row") return events.row(texts as Code[]);
  if (verb === "backs") return events.backs(texts.map(backOf));
  // The backs that are left can be seen on the piles.
  return events.drawn(texts.flatMap((text) => (/^\d/.test(text) ? [text.slice(2) as Code] : [])));
}

function backOf(text: string): PileShown {
  const [pile, back] = text.split("=");
  return { pile: pile as PileName, back: back === "-" ? null : (back as Colour) };
}
