// The words under the sheet: what is pointed at, what a step would pay and bring, what one can do.
import { inFull } from "$lib/board/refused";
import type { CoreError, SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { worthySteps } from "./moves";
import { foresee } from "./payment";
import { colouredAt, positionOf, type Builder } from "../view/position";
import { medalState } from "../view/race";
import { bonusAt, medalRun, quarryPlace } from "./spoken";
import { blockOf, factsOf, placeOf } from "../view/stones";
import { words } from "../words";
import { paidBy, type LegalStep } from "../view/steps";

interface Said {
  title: string;
  text: string;
}

export interface CaptionWords extends Said {
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
  steps: readonly LegalStep[];
  error: CoreError | null | undefined;
  preview: (text: string) => View | null;
}

export function captionOf(situation: Situation): CaptionWords {
  const { view, place, builder, error } = situation;
  const { all, symbolOn } = blockOf(view);
  if (place === null || situation.whole) return { ...waiting(situation), refused: false };
  if (!all.includes(place)) return { ...aside(situation, place), refused: false };
  const title = words().caption.stoneTitle(colouredAt(builder, place), placeOf(place));
  // What is crossed out may just have been chosen: the pointer still rests on it, and all is well.
  const wrong = builder.crossed.has(place) ? null : error;
  if (wrong) return { title, text: inFull(wrong, words().refusals), refused: true };
  const symbol = symbolOn.get(place);
  const sign = symbol ? words().caption.bears(symbol) : "";
  return { title, text: sentences(sign, stoneText(situation, place)), refused: false };
}

/** Sentences one after the other; those that do not apply are empty. */
const sentences = (...each: readonly string[]): string => each.filter((it) => it !== "").join(" ");

function stoneText(situation: Situation, stone: string): string {
  const { crossedOut, chooseNeighbour, takesTwo } = words().caption;
  const { builder, steps, selected } = situation;
  if (builder.crossed.has(stone)) return crossedOut;
  if (stone === selected) return chooseNeighbour;
  const stones = selected === null ? [stone] : [selected, stone];
  const ways = worthySteps(steps, stones);
  if (ways.length > 0) return waysText(situation, ways);
  const pairs = steps.some((step) => step.stones.length > 1 && step.stones.includes(stone));
  return pairs ? takesTwo : "";
}

function waysText(situation: Situation, ways: readonly LegalStep[]): string {
  const { waysToPay, outlook } = words().caption;
  const [first] = ways;
  if (!first) return "";
  const { builder, view, preview } = situation;
  if (ways.length > 1) return waysToPay(ways.length);
  const after = preview(first.text);
  if (!after) return "";
  const paid = paidBy(builder, first);
  return outlook({ paid, ...foresee(view, after, builder.seat, first) });
}

/** Quarry stones, jokers and bonuses. */
function aside({ view, builder, seats }: Situation, place: string): Said {
  const say = words().caption;
  const { joker_points } = factsOf(view);
  if (place.startsWith("Q")) {
    const { number, gone } = quarryPlace(builder, place);
    const title = say.quarryTitle(colouredAt(builder, place));
    return { title, text: say.quarry(number, blockOf(view).quarry.length, gone) };
  }
  if (place.startsWith("J")) {
    return { title: say.jokerTitle, text: say.jokersLeft(builder.jokers, joker_points) };
  }
  const bonus = bonusAt(place);
  const title = say.bonusTitle(bonus, nameOf(seats, builder.seat));
  const run = medalRun(view, builder, bonus, seats);
  return { title, text: say.medal(bonus, medalState(view, builder.seat, bonus), run) };
}

/** Nothing is pointed at. */
function waiting(situation: Situation): Said {
  const { view, seats, choosable, preparing, whole } = situation;
  const say = words().caption;
  if (whole === "asked") return say.whole;
  if (whole === "waiting") return say.prepared;
  const { round, built, turn, active } = positionOf(view);
  const title = say.round(round);
  if (choosable) {
    const prepare = preparing ? say.prepare : "";
    const dice = preparing && built === 0 ? say.diceNow(nameOf(seats, active)) : "";
    return { title, text: sentences(prepare, dice, built > 0 ? say.oneMore : say.framed) };
  }
  if (view.next === "over") return { title, text: say.over };
  if (view.next === "chance") return { title, text: say.rollDue };
  return { title, text: say.builds(nameOf(seats, turn)) };
}
