// What happened, in English: one sentence per event, and the story of the final scoring.
import type { SeatName } from "$lib/games";
import type { Bonus, Dice } from "../view/position";
import { bonuses, bonusNames, diceWords, did, opening, payments } from "./en_names";
import { person, stoneThere, subject, tongue } from "./en_names";
import type { Ending, Result } from "./said";
import type { Paid } from "../view/steps";

const stones = { one: "stone", other: "stones" };

export const events = {
  dealt: (sheets: readonly { who: SeatName; letter: string }[]) => {
    const each = sheets.map(({ who, letter }) => `${person(who)} ${letter}`);
    return `The sheets are dealt: ${tongue.and(each)}.`;
  },
  rolled: (who: SeatName, dice: Dice) => `${subject(who)} rolled ${diceWords(dice)}.`,
  crossedOut: (who: SeatName, paid: readonly Paid[]) => {
    const [first, ...more] = paid;
    const stone = first && more.length === 0 ? `${stoneThere(first)} ` : "two mosaic stones: ";
    return `${did(who, "crossed out", "Cross out")} ${stone}${payments(paid)}.`;
  },
  builtNothing: (who: SeatName) => `${did(who, "built", "Build")} nothing.`,
  endedTurn: (who: SeatName) => `${did(who, "ended", "End")} the turn.`,
  won: (who: SeatName, names: readonly Bonus[]) =>
    `${did(who, "won", "You win")} ${bonusNames(names)}!`,
  closed: (names: readonly Bonus[]) => `Closed now: ${bonusNames(names)}.`,
};

/** "Ada: up to row 6, 21". */
const line = (who: SeatName, reached: string, points: number) =>
  `${subject(who)}: ${reached}, ${tongue.number(points)}`;

export const scoring = {
  label: "Final scoring",
  caption: "The scoring",
  titles: {
    start: "The building is done",
    pyramid: "The pyramid",
    arch: "The arch of triumph",
    mosaic: "The floor mosaic",
    bonuses: "The bonuses",
    quarry: "The quarry",
    jokers: "The jokers",
    total: "The result",
  },
  ended: (ending: Ending) => {
    if (ending.kind === "idle") {
      const rounds = tongue.counted(ending.rounds, { one: "round", other: "rounds" });
      return `For ${rounds} nobody crossed out a stone.`;
    }
    const { enders, buildings, round } = ending;
    return `${opening(...enders)} had ${buildings} buildings complete in round ${round}.`;
  },
  /** `row` 0: no stone. */
  pyramid: (who: SeatName, row: number, points: number) =>
    line(who, row === 0 ? "no stone" : `up to row ${row}`, points),
  arch: (who: SeatName, level: number, complete: boolean, points: number) => {
    if (level === 0) return line(who, "no level on both sides", points);
    return line(who, complete ? "complete" : `both columns to level ${level}`, points);
  },
  mosaic: (who: SeatName, count: number, points: number) =>
    line(who, count === 0 ? "no stone" : tongue.counted(count, stones), points),
  bonuses: (who: SeatName, names: readonly Bonus[], points: number) => {
    const reached = names.length > 0 ? tongue.and(names.map((bonus) => bonuses[bonus])) : "none";
    return line(who, reached, points);
  },
  quarry: (who: SeatName, left: number, points: number) =>
    line(who, `${tongue.counted(left, stones)} left`, points),
  jokers: (who: SeatName, left: number, points: number) =>
    line(who, `${tongue.counted(left, { one: "joker", other: "jokers" })} left`, points),
  /** The lines of all builders. */
  lines: (each: readonly string[]) => `${each.join("; ")}.`,
  result: ({ winners, points, byPyramid }: Result) => {
    const [first, ...more] = winners;
    if (first && more.length === 0) {
      const tie = byPyramid ? ", with more stones of the pyramid than those level" : "";
      return `${subject(first)} ${first.self ? "win" : "wins"} with ${points} points${tie}.`;
    }
    return `${opening(...winners)} share the win with ${points} points each.`;
  },
};
