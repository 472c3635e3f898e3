// What a way to pay is called and what it costs. The points are the core's: those of quarry and
// jokers before the step, less those after it.
import type { View } from "$lib/games";
import type { Foreseen } from "./Marks.svelte";
import { costOf, skippedBy, struckBy, type Step } from "./moves";
import { COLOUR_NAMES, stoneName } from "./names";
import { pointsOf, type Builder } from "./position";
import { capitalised, counted, listed } from "./words";

/** "the red die", "quarry stone 4", "a joker". */
function means(builder: Builder, stone: string, payment: string): string {
  const colour = builder.colours.get(stone);
  if (payment === "die") return `the ${colour ? `${COLOUR_NAMES[colour]} ` : ""}die`;
  if (payment === "J") return "a joker";
  return `quarry stone ${payment.slice(1)}`;
}

/** "with a joker"; for two stones "red M11 with the red die and blue M12 with a joker". */
export function paymentWords(builder: Builder, step: Step): string {
  const each = step.stones.map((stone, index) => {
    const words = `with ${means(builder, stone, step.payments[index] ?? "")}`;
    return step.stones.length > 1 ? `${stoneName(builder, stone)} ${words}` : words;
  });
  return listed(each);
}

/** How the button of a payment is labelled: "A joker", "Quarry 4 and 7", "A die and quarry 4". */
export function paymentLabel(step: Step): string {
  const { jokers } = costOf(step);
  const dice = step.payments.filter((payment) => payment === "die").length;
  const struck = struckBy(step).map(String);
  const parts = [
    dice > 0 ? counted(dice, "die", "dice").replace(/^one /, "a ") : "",
    struck.length > 0 ? `quarry ${listed(struck)}` : "",
    jokers > 0 ? counted(jokers, "joker").replace(/^one /, "a ") : "",
  ];
  return capitalised(listed(parts.filter((part) => part !== "")));
}

/** Quarry stones that are passed over: "passes over quarry stones 2 and 3". */
export function passedWords(builder: Builder, step: Step): string {
  const skipped = skippedBy(step, builder.quarry);
  if (skipped.length === 0) return "";
  const named = skipped.map((number) => {
    const colour = builder.colours.get(`Q${number}`);
    return colour ? `${COLOUR_NAMES[colour]} ${number}` : String(number);
  });
  return `passes over ${listed(named)}`;
}

/** Points that quarry and jokers lose by a step. */
export function pointsLost(before: View, after: View, seat: number): number {
  const worth = (view: View) => pointsOf(view, "quarry", seat) + pointsOf(view, "jokers", seat);
  return worth(before) - worth(after);
}

export function costWords(points: number): string {
  return points === 0 ? "costs nothing" : `costs ${counted(points, "point")}`;
}

/** What a step strikes on the sheet, and what it passes over in the quarry. */
export function foreseenBy(builder: Builder, step: Step): Foreseen {
  const jokers = Array.from(
    { length: costOf(step).jokers },
    (_, index) => `J${builder.jokers - index}`,
  );
  return {
    struck: [...step.stones, ...struckBy(step).map((number) => `Q${number}`), ...jokers],
    skipped: skippedBy(step, builder.quarry).map((number) => `Q${number}`),
  };
}
