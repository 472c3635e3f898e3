// What stands beside the board of Ankh'or, and its final scoring, in English.
import type { SeatName } from "$lib/games";
import { Tongue, type Forms } from "$lib/words/tongue";
import type { Facts } from "../view/json";
import type { Decision, Part } from "../view/position";
import { words } from "./en";
import { refusals } from "./en_refusals";

const tongue = new Tongue("en");
const pointForms: Forms = { one: "point", other: "points" };

const subject = (who: SeatName): string => (who.self ? "You" : tongue.name(who));

/** "You 3 and Grace 0": people at the beginning of a sentence. */
const people = (all: readonly SeatName[], also: (index: number) => string): string =>
  tongue.and(all.map((who, index) => (who.self && index > 0 ? "you" : subject(who)) + also(index)));

const worth = (points: number): string => ` is worth ${tongue.counted(points, pointForms)}.`;

/** The rules that the parts of the standing go by. */
const rules: Readonly<Record<Part, (facts: Facts) => string>> = {
  "bonus tokens": ({ points }) => `Each bonus token${worth(points.bonus_token)}`,
  "two-point tiles": ({ points }) => `Each tile with a two${worth(points.two_point_tile)}`,
  animals: ({ points, scoring_group: least }) =>
    `Each animal in a group of ${least} or more of its kind${worth(points.grouped_animal)}`,
  colours: ({ points, scoring_group: least }) =>
    `Each tile in a group of ${least} or more of its colour${worth(points.grouped_colour)}`,
  tokens: ({ points }) =>
    `Every ${points.tokens_per_point} tokens that are left make a point, whatever they are.`,
};

const decisions: Readonly<Record<Decision, string>> = {
  points: "",
  tiles: " With equal points, fewer tiles decide.",
  tokens: " With equal points and tiles, fewer tokens decide.",
  nothing: "",
};

/** The parts of the standing: the name, and the same in one word. */
const parts: Readonly<Record<Part, { name: string; brief: string }>> = {
  "bonus tokens": { name: "bonus tokens", brief: "bonus" },
  "two-point tiles": { name: "two-point tiles", brief: "twos" },
  animals: { name: "animals", brief: "animals" },
  colours: { name: "colours", brief: "colours" },
  tokens: { name: "tokens", brief: "tokens" },
};

const side = {
  parts,
  /** A part as a title. */
  title: (part: Part) => tongue.capital(parts[part].name),
  toMove: "to move",
  winner: "winner",
  points: "points",
  ifItEnded: "if it ended now",
};

// Nobody is refused before the panels stand, so that these need not come before a first move.
Object.assign(words.refusals, refusals);

export const end = {
  side,
  label: "Final scoring",
  table: { part: "Points", soFar: "So far", total: "Total", winner: "(winner)" },
  told: (part: Part, facts: Facts, seats: readonly SeatName[], points: readonly number[]) =>
    `${rules[part](facts)} ${people(seats, (index) => ` ${points[index]}`)}.`,
  result: "The result",
  shared: (winners: readonly SeatName[], points: number) =>
    `${people(winners, () => "")} share the win with ${tongue.counted(points, pointForms)} each.`,
  won(who: SeatName, points: number, decision: Decision): string {
    const wins = `${subject(who)} ${who.self ? "win" : "wins"}`;
    return `${wins} with ${tongue.counted(points, pointForms)}.${decisions[decision]}`;
  },
};

export type EndWords = typeof end;
