// The points of Ankh'or and its final scoring in English.
import type { SeatName } from "$lib/games";
import type { Facts } from "../view/json";
import type { Decision, Part } from "../view/position";
import { counted, other, pointForms, subject, tokenForms, tongue } from "./en_names";

/** A part of the standing: its name, the same in one word, and the rule that it goes by. */
interface PartWords {
  readonly name: string;
  readonly brief: string;
  readonly rule: (facts: Facts) => string;
}

const worth = (points: number): string => ` is worth ${counted(points, pointForms)}.`;
const from = (least: number): string => ` of ${counted(least, { other: "or more" })}`;

const parts: Readonly<Record<Part, PartWords>> = {
  "bonus tokens": {
    name: "bonus tokens",
    brief: "bonus",
    rule: ({ points }) => `Each bonus token${worth(points.bonus_token)}`,
  },
  "two-point tiles": {
    name: "two-point tiles",
    brief: "twos",
    rule: ({ points }) => `Each tile with a two${worth(points.two_point_tile)}`,
  },
  animals: {
    name: "animals",
    brief: "animals",
    rule: ({ points, scoring_group: least }) =>
      `Each animal in a group${from(least)} of its kind${worth(points.grouped_animal)}`,
  },
  colours: {
    name: "colours",
    brief: "colours",
    rule: ({ points, scoring_group: least }) =>
      `Each tile in a group${from(least)} of its colour${worth(points.grouped_colour)}`,
  },
  tokens: {
    name: "tokens",
    brief: "tokens",
    rule: ({ points }) =>
      `${tongue.capital(counted(points.tokens_per_point, tokenForms))} that are left make a point, whatever they are.`,
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
  told: (part: Part, facts: Facts, seats: readonly SeatName[], points: readonly number[]) =>
    `${parts[part].rule(facts)} ${people(seats, (index) => ` ${points[index]}`)}.`,
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
