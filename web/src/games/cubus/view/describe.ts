// What is told of an event and of the table as a whole: which sentence, and what stands in it.
import type { GameEvent, SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { words } from "../words";
import type { Change } from "../words/data";
import { factsOf, positionOf } from "./position";
import {
  boxesOf,
  cardCount,
  cardsOf,
  exchangeOf,
  NO_CARDS,
  parseStack,
  spotOf,
  type Kind,
  type Stack,
} from "./stack";

export function changeOf(before: Stack, after: Stack): Change {
  const { used, gained } = exchangeOf(cardsOf(before), cardsOf(after));
  const boxes = boxesOf(after) - boxesOf(before);
  return { boxes, used: cardCount(used), gained: cardCount(gained) };
}

/** One event as a sentence: "Ada built two boxes with one card: 5 points." */
export function describeEvent(
  event: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  const { phase, turn } = positionOf(before);
  const { text, actor } = event;
  const say = words().events;
  if (actor === null) return say.draws(nameOf(seats, turn), text.slice(5) as Kind);
  const who = nameOf(seats, actor);
  if (text === "waive") return say.waives(who);
  if (text === "knock false") return say.knocksFalsely(who, factsOf(before).points.false_knock);
  if (text === "pass") return phase === "name" ? say.namesNothing(who) : say.passes(who);
  if (text.startsWith("take ")) return describeTake(who, event, before, after);
  return describeBuild(who, event, before, after, seats);
}

function describeTake(who: SeatName, { actor, text }: GameEvent, before: View, after: View) {
  const [was, is] = [before, after].map((view) => positionOf(view).hands[actor ?? 0] ?? NO_CARDS);
  const won = was && is ? exchangeOf(was, is).used : NO_CARDS;
  const [i = 0, j = 0] = text.slice("take ".length).split(",").map(Number);
  return words().events.takes(who, won, spotOf(positionOf(before).stack, { i, j }));
}

function describeBuild(
  who: SeatName,
  { text, actor }: GameEvent,
  before: View,
  after: View,
  seats: SeatName[],
): string {
  const say = words().events;
  const { phase, stack, turn } = positionOf(before);
  const change = changeOf(stack, parseStack(text.replace(/^(knock )?build /, "")));
  if (phase === "name") return say.names(who, change);
  const won = (after.scores[actor ?? 0] ?? 0) - (before.scores[actor ?? 0] ?? 0);
  if (!text.startsWith("knock ")) return say.builds(who, change, won);
  return say.knocksAndBuilds(who, change, nameOf(seats, turn), won);
}

/** What there is to say of the table as a whole. */
export function phaseWords(view: View): string {
  const { phase, stack } = positionOf(view);
  const say = words().phases;
  if (phase === "over" || phase === "name") return say[phase];
  return phase === "demolish" ? say.demolish(boxesOf(stack)) : say.build(boxesOf(stack));
}
