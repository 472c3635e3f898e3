// A piece that flies over the page to its owner: whether it does, where it begins and ends, and its
// way. The page is only looked at: nothing in it moves, and a piece in the air is an overlay of its own.
//
// Places are told by selectors, because a piece may lie anywhere: on the board, on a card beside it. Of
// a place that is scrolled away, or in no window, nobody would see anything: then the next one counts.
import type { Speed } from "../stage.svelte";
import type { View } from "../games";
import { arching, type Spot } from "./arching";
import type { Course } from "./moving";

/** A square on the screen about a piece: its middle, and its side. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A step of one's own and the end of its turn are shown at once; what is further off was skipped. */
const longestStride = 3;

/** Whether one position is shown because the game went on from the other: then pieces may fly. */
export function goesOn(from: View | null, to: View): from is View {
  const stride = from ? to.ply - from.ply : 0;
  return stride > 0 && stride <= longestStride;
}

const flightMs: Readonly<Record<Speed, number>> = { calm: 650, normal: 420, instant: 0 };

/** How long a piece is in the air; 0: none flies. */
export const flightLasts = (speed: Speed, still: boolean): number => (still ? 0 : flightMs[speed]);

/** What is measured of some places while whatever takes them along is at the end of its way. */
export function atRest<Measured>(places: readonly string[], measure: () => Measured): Measured {
  const inAll = places.join();
  const ways = document.getAnimations().flatMap((way) => {
    const { target } = way.effect as KeyframeEffect;
    const end = way.effect?.getComputedTiming().endTime;
    const takes = places.length > 0 && target?.querySelector(inAll);
    return takes && Number.isFinite(end) ? [{ way, end: Number(end), now: way.currentTime }] : [];
  });
  for (const { way, end } of ways) way.currentTime = end;
  const measured = measure();
  for (const { way, now } of ways) way.currentTime = now;
  return measured;
}

/** Where the first of these places is that can be seen now; of several that fit, the last. */
export function squareOf(selectors: readonly string[]): Square | null {
  for (const selector of selectors) {
    const square = [...document.querySelectorAll(selector)].map(squareInSight).findLast(Boolean);
    if (square) return square;
  }
  return null;
}

function squareInSight(element: Element): Square | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const square = { x: x + width / 2, y: y + height / 2, side: Math.max(width, height) };
  return square.side > 0 && isInSight(element, square) ? square : null;
}

/** Its middle lies in the window, in everything that cuts off what it holds, and under no other part. */
function isInSight(element: Element, { x, y }: Square): boolean {
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const partOf = (it: Element | null) => it?.closest(".screen > section") ?? null;
  if (partOf(document.elementFromPoint(x, y)) !== partOf(element)) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body) return true;
    if (!/hidden|auto|scroll|clip/.test(getComputedStyle(around).overflowY)) continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

/** A name is a small place, however long the line is that it begins. */
const nameSide = 28;

/** Where an owner is found whose things are out of sight: the card, or the name in the line. */
export function squareOfSeat(seat: number): Square | null {
  const card = squareOf([`.players [data-seat="${seat}"] .face`]);
  if (card) return card;
  const line = document.querySelector(".line .sentence, .line .turn");
  const whole = line && squareInSight(line);
  if (!whole) return null;
  const begins = getComputedStyle(line).direction === "rtl" ? 1 : -1;
  return { ...whole, x: whole.x + begins * (whole.side / 2 - nameSide), side: nameSide };
}

/**
 * Hides what is not to be seen before a piece has come. A stroke of ink, or whatever else holds its own
 * beginning, begins then.
 * @returns what shows it at once.
 */
export function veiled(element: Element, ms: number): () => void {
  const waiting = element
    .getAnimations()
    .filter((it) => it instanceof CSSAnimation && it.effect?.getTiming().fill === "backwards");
  for (const animation of waiting) animation.currentTime = -ms;
  const veil = element.animate({ opacity: [0, 0] }, ms);
  return () => {
    veil.cancel();
    for (const animation of waiting) {
      if (Number(animation.currentTime) < 0) animation.currentTime = 0;
    }
  };
}

/** How much later than the one before it each of several pieces sets out, as a part of the way. */
const lag = 0.07;
/** So many times its size a piece grows at most, however large the place is. */
const largest = 2.2;
/** From here on a piece vanishes where it comes to a name, and not to a place of its own. */
const vanishing = 0.75;

export interface Way {
  readonly from: Square;
  readonly to: Square;
  /** Which of the pieces that fly together it is, from 0, and how many these are. */
  readonly nth: number;
  readonly of: number;
  /** It comes to no place of its own. */
  readonly vanishes: boolean;
}

/** The way of a piece that is drawn in a square as large as the one that it sets out from. */
export function courseOf({ from, to, nth, of, vanishes }: Way): Course {
  const { side } = from;
  const spot = (square: Square): Spot => ({
    x: square.x - side / 2,
    y: square.y - side / 2,
    scale: Math.min(largest, square.side / side),
  });
  const way = arching(spot(from), spot(to), 48);
  const late = nth * lag;
  const alone = 1 - (of - 1) * lag;
  return (part) => {
    const gone = Math.max(0, Math.min(1, (part - late) / alone));
    const seen = vanishes ? Math.min(1, (1 - gone) / (1 - vanishing)) : 1;
    return { transform: way(gone), opacity: seen };
  };
}
