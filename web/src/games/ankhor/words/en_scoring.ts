// The points of Ankh'or and its final scoring in English.
import type { SeatName } from "$lib/games";
import type { Decision, Part } from "../view/position";
import { counted, other, pointForms, subject, tongue } from "./en_names";

/** A part of the standing: its name, the same in one word, and the rule that it goes by. */
interface PartWords {
  readonly name: string;
  readonly brief: string;
  readonly rule: string;
}

const parts: Readonly<Record<Part, PartWords>> = {
  "bonus tokens": {
    name: "bonus tokens",
    brief: "bonus",
    rule: "Each bonus token is worth three points.",
  },
  "two-point tiles": {
    name: "two-point tiles",
    brief: "twos",
    rule: "Each tile with a two is worth two points.",
  },
  animals: {
    name: "animals",
    brief: "animals",
    rule: "Each animal in a group of two or more of its kind is worth a point.",
  },
  colours: {
    name: "colours",
    brief: "colours",
    rule: "Each tile in a group of two or more of its colour is worth a point.",
  },
  tokens: {
    name: "tokens",
    brief: "tokens",
    rule: "Three tokens that are left make a point, whatever they are.",
  },
};

/** "You 3 and Grace 0": people at the beginning of a sentence. */
const people = (all: readonly SeatName[], also: (index: number) => string): string =>
  tongue.and(all.map((who, index) => (index === 0 ? subject(who) : other(who)) + also(index)));

function shared(winners: readonly SeatName[], points: number): string {
  return `${people(winners, () => "")} share the win with ${counted(points, pointForms)} each.`;
}

const decisions: Readonly<Record<Decision, string>> = {
  points: "",
  tiles: " With equal points, fewer tiles decide.",
  tokens: " With equal points and tiles, fewer tokens decide.",
  nothing: "",
};

function won(who: SeatName, points: number, decision: Decision): string {
  return `${subject(who)} ${who.self ? "win" : "wins"} with ${counted(points, pointForms)}.${decisions[decision]}`;
}

export const scoring = {
  label: "Final scoring",
  table: { part: "Points", soFar: "So far", total: "Total", winner: "(winner)" },
  parts,
  /** A part as a title. */
  title: (part: Part) => tongue.capital(parts[part].name),
  told: (part: Part, seats: readonly SeatName[], points: readonly number[]) =>
    `${parts[part].rule} ${people(seats, (index) => ` ${points[index]}`)}.`,
  result: "The result",
  shared,
  won,
};

export const side = {
  toMove: "to move",
  winner: "winner",
  points: "points",
  ifItEnded: "if it ended now",
};
