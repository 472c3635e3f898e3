// One event as a sentence, for the list of moves and for the ear.
import type { GameEvent, SeatName, View } from "$lib/games";
import {
  capitalised,
  COLOUR_NAMES,
  counted,
  levelName,
  listed,
  seatName,
  tileName,
  tokensName,
} from "../words/names";
import { placeOf } from "./places";
import { lettersOf, positionOf, type Code, type Colour, type Token } from "./position";

/** "Ada bought the red jackal for one fish and one ivory." */
export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  if (event.actor === null) return describeChance(event.text);
  const name = seatName(seats, event.actor);
  const [verb = "", ...rest] = event.text.split(" ");
  const story = { name, seat: event.actor, words: rest, before, after };
  return (STEPS[verb] ?? (() => `${name}: ${event.text}.`))(story);
}

interface Story {
  name: string;
  seat: number;
  words: string[];
  before: View;
  after: View;
}

const STEPS: Readonly<Record<string, (story: Story) => string>> = {
  take: ({ name, words }) => `${name} took ${tokensName(lettersOf<Token>(words[0] ?? ""))}.`,
  buy: bought,
  refresh: ({ name, words, before, after }) => {
    const gone = positionOf(after).out.slice(positionOf(before).out.length);
    const without = gone.map((code) => `; the ${tileName(code)} went out`).join("");
    return `${name} refreshed the row from pile ${words[0]?.toUpperCase()} for an ankh${without}.`;
  },
  move: (story) => {
    const [from = "", to = ""] = story.words;
    const tile = tileAt(story.before, story.seat, from);
    return `${story.name} moved the ${tile} ${onto(to)} for an ankh.${bonuses(story)}`;
  },
  return: ({ name, words }) =>
    `${name} returned ${tokensName(lettersOf<Token>(words[0] ?? ""))} to the supply.`,
  end: ended,
};

function bought(story: Story): string {
  const { name, words, before, after, seat } = story;
  const [slot = "", to = "", saved] = words;
  const { row, prices } = positionOf(before);
  const code = row[Number(slot)];
  const price = [...(prices[Number(slot)] ?? [])];
  if (saved) price.splice(price.indexOf(saved.charAt(1) as Colour), 1);
  const what = code ? tileName(code) : "tile";
  const stored = code?.endsWith("w") && isLoaded(after, seat, to);
  const load = stored ? " It came with its token." : "";
  const turn = code?.endsWith("s") ? " A bonus turn follows." : "";
  return `${name} bought the ${what} for ${tokensName(price)} and laid it ${onto(to)}.${load}${bonuses(story)}${turn}`;
}

function onto(place: string): string {
  const { level } = placeOf(place);
  return level === 0 ? levelName(level) : `on top of four tiles, ${levelName(level)}`;
}

function bonuses({ seat, before, after }: Story): string {
  const of = (view: View) => positionOf(view).cities[seat]?.bonus ?? 0;
  const change = of(after) - of(before);
  if (change === 0) return "";
  const amount = Math.abs(change) === 1 ? "A bonus token" : `${Math.abs(change)} bonus tokens`;
  return change > 0 ? ` ${amount} earned!` : ` ${amount} returned.`;
}

function ended({ name, seat, after }: Story): string {
  const { phase, turn } = positionOf(after);
  const same = turn === seat && after.next !== "over";
  if (same && phase === "return") return `${name} ended the turn with too many tokens.`;
  if (same) return `${name} ended the turn; the bonus turn begins.`;
  return `${name} ended the turn.`;
}

function tileAt(view: View, seat: number, place: string): string {
  const tile = positionOf(view).cities[seat]?.tiles.find((other) => other.place === place);
  return tile ? tileName(tile.code) : "tile";
}

function isLoaded(view: View, seat: number, place: string): boolean {
  const tiles = positionOf(view).cities[seat]?.tiles ?? [];
  return tiles.some((tile) => tile.place === place && tile.loaded);
}

function describeChance(text: string): string {
  const [verb, ...words] = text.split(" ");
  if (verb === "prices") return "The price markers are laid.";
  if (verb === "row") return `The row: ${tilesName(words as Code[])}.`;
  if (verb === "backs") return `${backs(words)}.`;
  const tiles = words.flatMap((word) => (/^\d/.test(word) ? [word.slice(2) as Code] : []));
  return `Drawn: ${tilesName(tiles)}.`;
}

/** "red jackal and two blue beetles": the backs that are left can be seen on the piles. */
function tilesName(codes: readonly Code[]): string {
  const names = [...new Set(codes)].map((code) => {
    const amount = codes.filter((other) => other === code).length;
    return amount === 1 ? tileName(code) : counted(amount, tileName(code));
  });
  return listed(names);
}

function backs(words: readonly string[]): string {
  const piles = words.map((word) => {
    const [pile = "", back = "-"] = word.split("=");
    return back === "-"
      ? `pile ${pile.toUpperCase()} is empty`
      : `pile ${pile.toUpperCase()} shows ${colourWord(back)}`;
  });
  return capitalised(listed(piles));
}

const colourWord = (letter: string) => COLOUR_NAMES[letter as Colour];
