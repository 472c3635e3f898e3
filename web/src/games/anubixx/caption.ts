// The words under the sheet: what is pointed at, what a step would pay and bring, what one can do.
import type { CoreError, SeatName, View } from "$lib/games";
import { sensibleSteps, stepsFor, type Step } from "./moves";
import { BONUS_NAMES, inFull, placeName, spokenQuarry, stoneName } from "./names";
import { costWords, passedWords, paymentWords, pointsLost } from "./payment";
import { pointsOf, positionOf, type Bonus, type Builder, type Part } from "./position";
import { medalState } from "./race";
import { STONES, SYMBOLS, symbolOn } from "./stones";
import { capitalised, counted, listed, possessive } from "./words";

export interface CaptionWords {
  title: string;
  text: string;
  refused: boolean;
}

export interface Situation {
  view: View;
  builder: Builder;
  seats: readonly SeatName[];
  /** Something can be chosen on this sheet now. */
  choosable: boolean;
  /** The turn is prepared while others act. */
  preparing: boolean;
  /** The own turn is whole and waits for its confirmation, or it is confirmed and waits to be due. */
  whole: "asked" | "waiting" | null;
  place: string | null;
  selected: string | null;
  steps: readonly Step[];
  error: CoreError | null | undefined;
  preview: (text: string) => View | null;
}

export function captionOf(situation: Situation): CaptionWords {
  const { place, builder, error } = situation;
  if (place === null || situation.whole) return { ...waiting(situation), refused: false };
  if (!STONES.includes(place)) return { ...aside(situation, place), refused: false };
  const title = `${capitalised(stoneName(builder, place))} · ${placeName(place)}`;
  if (error) return { title, text: inFull(error), refused: true };
  return { title, text: stoneText(situation, place), refused: false };
}

function stoneText(situation: Situation, stone: string): string {
  const { builder, steps, selected } = situation;
  const symbol = symbolOn(stone);
  const sign = symbol ? `Bears the ${BONUS_NAMES[symbol]}. ` : "";
  if (builder.crossed.has(stone)) return `${sign}Crossed out.`;
  if (stone === selected) return `${sign}Choose its neighbour, too.`;
  const stones = selected === null ? [stone] : [selected, stone];
  const ways = sensibleSteps(stepsFor(steps, stones));
  if (ways.length > 0) return sign + waysText(situation, ways);
  const pairs = steps.some((step) => step.stones.length > 1 && step.stones.includes(stone));
  return pairs ? `${sign}The mosaic takes two: choose this stone, then a neighbour.` : sign.trim();
}

function waysText(situation: Situation, ways: readonly Step[]): string {
  const [first] = ways;
  if (!first) return "";
  const { builder, view, preview } = situation;
  if (ways.length > 1) return `There are ${counted(ways.length, "way")} to pay: choose one.`;
  const after = preview(first.text);
  const gain = after ? gainWords(view, after, builder.seat) : "";
  const lost = after ? pointsLost(view, after, builder.seat) : 0;
  const cost = [passedWords(builder, first), lost > 0 ? costWords(lost) : ""];
  const parts = [paymentWords(builder, first), ...cost, gain].filter((part) => part !== "");
  return `${capitalised(parts.join("; "))}.`;
}

const GAINS: readonly Part[] = ["pyramid", "arch", "mosaic", "bonuses"];

/** "pyramid +2, bonuses +3"; nothing where nothing grows. */
export function gainWords(before: View, after: View, seat: number): string {
  return GAINS.flatMap((part) => {
    const gain = pointsOf(after, part, seat) - pointsOf(before, part, seat);
    return gain > 0 ? [`${part} +${gain}`] : [];
  }).join(", ");
}

const STATES = {
  won: "Won: 3 points.",
  open: "Still open: 3 points.",
  closing: "Won by somebody in this round: closes at its end.",
  lost: "Closed: others were faster.",
} as const;

function aside(
  { view, builder, seats }: Situation,
  place: string,
): { title: string; text: string } {
  if (place.startsWith("Q")) {
    const [title = "", ...rest] = spokenQuarry(builder, place).split(", ");
    return { title: capitalised(title), text: `${capitalised(rest.join(", "))}.` };
  }
  if (place.startsWith("J")) {
    const text = `${capitalised(counted(builder.jokers, "joker"))} left, 2 points each.`;
    return { title: "Joker · pays any colour", text };
  }
  const bonus = place.slice("bonus-".length) as Bonus;
  const title = `${capitalised(BONUS_NAMES[bonus])} bonus of ${seats[builder.seat]?.name ?? ""}`;
  const wanted =
    bonus === "end" ? "Two complete buildings at the end." : `All of ${listed(SYMBOLS[bonus])}.`;
  return { title, text: `${wanted} ${STATES[medalState(view, builder.seat, bonus)]}` };
}

/** Nothing is pointed at. */
function waiting(situation: Situation): { title: string; text: string } {
  const { view, seats, choosable, preparing, whole } = situation;
  const { round, built, turn, active } = positionOf(view);
  const title = `Round ${round}`;
  if (whole === "asked") return { title: "The turn is whole", text: "Play it, or take back." };
  if (whole === "waiting") {
    return { title: "Your turn is prepared", text: "It is played as soon as it is due." };
  }
  const dice = preparing ? `${possessive(seats[active]?.name ?? "")} dice as they are now. ` : "";
  const prepare = preparing ? "Prepare your turn meanwhile. " : "";
  if (choosable && built > 0) {
    return { title, text: `${prepare}One more stone, or end the turn.` };
  }
  if (choosable) {
    const text = "Framed stones are paid by dice; where only the corners show, it costs.";
    return { title, text: prepare ? `${prepare}${capitalised(dice)}${text}` : text };
  }
  if (view.next === "over") return { title, text: "The game is over." };
  if (view.next === "chance") return { title, text: "The dice are about to be rolled." };
  return { title, text: `${seats[turn]?.name ?? ""} builds. Point at a stone to see what it is.` };
}

export function spokenJoker(builder: Builder, place: string, players: number): string {
  const number = Number(place.slice(1));
  const state = number <= builder.jokers ? "left" : number <= players ? "used" : "not in play";
  return `Joker ${number}, ${state}`;
}

export function spokenMedal(view: View, builder: Builder, place: string): string {
  const bonus = place.slice("bonus-".length) as Bonus;
  const state = STATES[medalState(view, builder.seat, bonus)].replace(/\.$/, "");
  return `${capitalised(BONUS_NAMES[bonus])} bonus, ${state.charAt(0).toLowerCase()}${state.slice(1)}`;
}
