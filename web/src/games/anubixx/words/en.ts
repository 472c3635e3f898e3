// The sentences of Anubixx in English. The other languages have the same members.
import type { SeatName } from "$lib/games";
import type { Refusals } from "$lib/words/refusals";
import type { Means } from "../choose/payment";
import type { Bonus, Coloured, Dice, Part } from "../view/position";
import type { MedalState } from "../view/race";
import type { Place } from "../view/stones";
import { bonuses, colourOf, costWords, counted, diceWords, meansWords } from "./en_names";
import { passedWords, parts, payments, placeName, possessive, stoneName } from "./en_names";
import { person, subject, tongue } from "./en_names";
import { events, scoring } from "./en_events";
import { refusals } from "./en_refusals";
import type { MedalRun, Outlook, StoneSaid, StoneState, Whose } from "./said";

const states: Readonly<Record<MedalState, (worth: number) => string>> = {
  won: (worth) => `won: ${counted(worth)}`,
  open: (worth) => `still open: ${counted(worth)}`,
  closing: () => "won by somebody in this round: closes at its end",
  lost: () => "closed: others were faster",
};

const brief: Readonly<Record<string, string>> = {
  "ANX-11": "crossed out already",
  "ANX-12": "nothing can pay for it",
  "ANX-13": "nothing can pay for it",
  "ANX-14": "nothing can pay for it",
  "ANX-15": "nothing can pay for it",
  "ANX-20": "the mosaic takes two neighbours as a whole turn",
  "ANX-21": "what it rests on is not crossed out",
  "ANX-22": "what it rests on is not crossed out",
};

function stoneState(state: StoneState): string {
  if (state.kind === "possible") {
    const pair = state.pair ? " with a neighbour" : "";
    return `, can be crossed out${pair} ${state.mark === "die" ? "with a die" : "at a cost"}`;
  }
  if (state.kind === "refused") return `, cannot be crossed out: ${state.reason}`;
  if (state.kind === "chosen") return ", chosen: now its neighbour";
  return state.kind === "crossed" ? ", crossed out" : "";
}

/** How far a builder is on the way to a bonus. */
const reached = (bonus: Bonus, { done, of }: MedalRun) =>
  bonus === "end"
    ? `${done} of ${of} buildings complete`
    : `${done} of ${of} ${of === 1 ? "stone" : "stones"} with the ${bonuses[bonus]} crossed out`;

/** Who has won it besides. */
function held({ others }: MedalRun): string {
  if (others.length === 0) return "";
  return ` (${tongue.and(others.map(person))} ${others.length > 1 || others[0]?.self ? "have" : "has"} it)`;
}

const quarryStone = (number: number, of: number, gone: boolean) =>
  `quarry stone ${number} of ${of}, ${gone ? "struck or passed over" : "left"}`;

export const words = {
  /** The core speaks English itself, with the names that stones have in records. */
  refusals: refusals as Refusals,
  /** Refusals in a few words, by rule, for names that are spoken often. */
  brief,
  events,
  scoring,

  spoken: {
    stone: (said: StoneSaid) => {
      const sign = said.symbol ? `, ${bonuses[said.symbol]}` : "";
      const where = `${tongue.capital(stoneName(said))}, ${placeName(said.place)}`;
      return `${where}${sign}${stoneState(said.state)}`;
    },
    quarry: (stone: Coloured, number: number, of: number, gone: boolean) =>
      `${tongue.capital(colourOf(stone.colour))}, ${quarryStone(number, of, gone)}`,
    joker: (number: number, state: "left" | "used" | "out") =>
      `Joker ${number}, ${state === "out" ? "not in play" : state}`,
    medal: (bonus: Bonus, state: MedalState, run: MedalRun) =>
      `${tongue.capital(bonuses[bonus])} bonus, ${reached(bonus, run)}, ${states[state](run.worth)}${held(run)}`,
  },

  caption: {
    stoneTitle: (stone: Coloured, place: Place) =>
      `${tongue.capital(stoneName(stone))} · ${placeName(place)}`,
    bears: (symbol: Bonus) => `Bears the ${bonuses[symbol]}.`,
    crossedOut: "Crossed out.",
    chooseNeighbour: "Choose its neighbour, too.",
    takesTwo: "The mosaic takes two: choose this stone, then a neighbour.",
    waysToPay: (count: number) =>
      `There are ${tongue.counted(count, { one: "way", other: "ways" })} to pay: choose one.`,
    outlook: ({ paid, passed, lost, gains }: Outlook) => {
      const cost = lost > 0 ? costWords(lost) : "";
      const gain = gains.map(({ part, points }) => `${parts[part]} +${points}`).join(", ");
      const told = [payments(paid), passedWords(passed), cost, gain].filter((it) => it !== "");
      return `${tongue.capital(told.join("; "))}.`;
    },
    quarryTitle: (stone: Coloured) => `${tongue.capital(colourOf(stone.colour))} quarry stone`,
    quarry: (number: number, of: number, gone: boolean) =>
      `${tongue.capital(quarryStone(number, of, gone))}.`,
    jokerTitle: "Joker · pays any colour",
    jokersLeft: (count: number, each: number) =>
      count === 0
        ? "No joker left."
        : `${tongue.counted(count, { one: "joker", other: "jokers" })} left, ${counted(each)} each.`,
    bonusTitle: (bonus: Bonus, who: SeatName) =>
      tongue.capital(
        who.self ? `your ${bonuses[bonus]} bonus` : `${bonuses[bonus]} bonus of ${person(who)}`,
      ),
    medal: (bonus: Bonus, state: MedalState, run: MedalRun) =>
      `${tongue.capital(reached(bonus, run))}. ${tongue.capital(states[state](run.worth))}${held(run)}.`,
    round: (round: number) => `Round ${round}`,
    whole: { title: "The turn is whole", text: "End it, or undo." },
    prepared: { title: "Your turn is prepared", text: "It is played as soon as it is due." },
    prepare: "Prepare your turn meanwhile.",
    diceNow: (who: SeatName) => `${who.self ? "Your" : possessive(who)} dice as they are now.`,
    oneMore: "One more stone, or end the turn.",
    framed: "Framed stones are paid by dice; where only the corners show, it costs.",
    over: "The game is over.",
    rollDue: "The dice are about to be rolled.",
    builds: (who: SeatName) =>
      `${subject(who)} ${who.self ? "build" : "builds"}. Point at a stone to see what it is.`,
  },

  board: {
    yourSheet: "Your sheet",
    sheetOf: (who: SeatName) => `${who.self ? "Your" : possessive(who)} sheet`,
    sheet: "Sheet",
    toYourSheet: "Back to your sheet",
    toBuilder: "Back to the builder’s",
    endTurn: "End turn",
    keys:
      "Arrow keys walk over the sheet. Enter crosses a stone out. N goes to the next stone that " +
      "can be crossed out; R, Y, G, B, L and O to the next red, yellow, green, blue, lilac or " +
      "orange one.",
  },

  dice: {
    label: "Dice",
    onTable: "On the table",
    noneLeft: "none left",
    toBeRolled: "to be rolled",
    taken: "Taken",
    blocked: "Blocked",
    spokenOnTable: (dice: Dice) => `On the table: ${diceWords(dice)}.`,
    spokenTaken: ({ who, own }: Whose, dice: Dice) =>
      `${own ? "On this sheet" : `On ${possessive(who)} sheet`}: ${diceWords(dice)}.`,
    spokenBlocked: (who: SeatName, dice: Dice) =>
      `Blocked, as ${person(who)} built with them: ${diceWords(dice)}.`,
  },

  payment: {
    question: (stones: readonly Coloured[]) =>
      `How do you pay for ${tongue.and(stones.map((stone) => `the ${stoneName(stone)}`))}?`,
    means: (means: Means) => meansWords(means),
    /** Spoken behind the means. */
    cost: (points: number) => `, ${costWords(points)}`,
    passed: (passed: readonly Coloured[]) => passedWords(passed),
    others: "Other ways, none better",
    leave: "Leave it",
  },

  side: {
    rolled: "rolled",
    builds: "builds",
    points: "points",
    showLarge: (who: SeatName) => `Show ${possessive(who)} sheet large`,
    ifItEnded: "If it ended now",
  },

  race: {
    caption: (each: number) => `Race for the bonuses, ${counted(each)} each`,
    bonus: "Bonus",
    names: (bonus: Bonus) => tongue.capital(bonuses[bonus]),
    states: { open: "open", closing: "last chance", closed: "closed" },
    won: "won",
  },

  points: {
    part: "Part",
    names: (part: Part) => tongue.capital(parts[part]),
    total: "Total",
    soFar: "So far",
    winner: "(winner)",
  },
};

export type Words = typeof words;
