// The words under the board: what is pointed at, what a step would do, what one can do now.
import type { CoreError, SeatName, View } from "$lib/games";
import type { Choice } from "./choice.svelte";
import { lackOf } from "./events";
import type { Outcome } from "./journeys";
import {
  colourName,
  figureName,
  figureTitle,
  inFull,
  pieceName,
  placeName,
  placesListed,
  spokenAside,
  spokenPlace,
  stoneName,
} from "./names";
import { limboPlace, waitingIn } from "./limbo";
import type { Landing } from "./offers";
import {
  colourToMove,
  owesEntry,
  positionOf,
  type Colour,
  type Place,
  type Position,
} from "./position";
import { attemptAt } from "./steps";
import { capitalised, counted, listed, possessive } from "./words";

export interface CaptionWords {
  title: string;
  text: string;
  refused: boolean;
}

export interface Situation {
  view: View;
  seats: readonly SeatName[];
  choice: Choice;
  canAct: boolean;
  /** The own turn is whole and waits for its confirmation. */
  complete: boolean;
  /** The place that is pointed at. */
  place: Place | null;
  check: (text: string) => CoreError | null;
}

export function captionOf(situation: Situation): CaptionWords {
  const { place, choice } = situation;
  const landing = place === null ? undefined : choice.landings.get(place);
  if (place !== null && landing) return { ...landingWords(situation, place, landing) };
  if (place !== null && place !== choice.selected) return pointedWords(situation, place);
  if (choice.selected !== null) return { ...handWords(situation), refused: false };
  return { ...waitingWords(situation), refused: false };
}

/** "bumps the small Onyx stone to Limbo" */
export function outcomeWords({ effect, bumped, onto }: Outcome): string {
  if (effect === "off") return "completes the pyramid, which is borne off";
  const pieces = bumped.map(({ kind, letter }) =>
    kind === "stone" ? `the ${stoneName(letter)}` : `the ${figureTitle(letter)}`,
  );
  if (pieces.length > 0) return `bumps ${listed(pieces)} to Limbo`;
  if (onto === null) return "lands on an empty space";
  return effect === "trap" ? `traps the ${stoneName(onto)}` : `stands on the ${stoneName(onto)}`;
}

/** The same, beside the name of a space: nothing where nothing happens. */
export function outcomeAside(outcome: Outcome): string {
  return outcome.effect === "free" ? "" : ` (${outcomeWords(outcome)})`;
}

function landingWords({ choice }: Situation, place: Place, landing: Landing): CaptionWords {
  const name = pieceName(choice.position, choice.selected ?? "");
  const title = `${capitalised(name)} to ${placeName(choice.position, place)}`;
  return { title, text: `${capitalised(outcomeWords(landing.outcome))}.`, refused: false };
}

function landingsListed(landings: ReadonlyMap<Place, Landing>): string {
  return placesListed(
    [...landings].map(([place, { outcome }]) => `${place}${outcomeAside(outcome)}`),
  );
}

function handWords({ choice }: Situation): { title: string; text: string } {
  const name = pieceName(choice.position, choice.selected ?? "");
  const text = `It can land on ${landingsListed(choice.landings)}.`;
  return { title: `${capitalised(name)} in hand`, text };
}

function pointedWords(situation: Situation, place: Place): CaptionWords {
  const { choice, canAct } = situation;
  const isSpace = /^[OI]/.test(place);
  const title = isSpace ? spokenPlace(choice.position, place) : spokenAside(choice.position, place);
  const heading = capitalised(title);
  if (!canAct) return { title: heading, text: "", refused: false };
  const refused = choice.selected === null ? null : refusalAt(situation, place);
  if (refused !== null) return { title: heading, text: refused, refused: true };
  if (choice.movable.has(place)) {
    const text = `Can land on ${landingsListed(choice.landingsOf(place))}.`;
    return { title: heading, text, refused: false };
  }
  const use = powerUse(choice, place);
  if (use !== null) return { title: heading, text: use, refused: false };
  const why = whyNot(situation, place);
  return { title: heading, text: why ?? "", refused: why !== null };
}

function refusalAt({ choice, check }: Situation, place: Place): string | null {
  if (choice.movable.has(place)) return null;
  const text = choice.attempt(place);
  const error = text === null ? null : check(text);
  return error && inFull(error);
}

function powerUse(choice: Choice, place: Place): string | null {
  const { figure } = choice.position;
  if (choice.sources.has(place)) return `Can be collected onto ${choice.aimed ?? ""}.`;
  if (choice.collected.some((one) => one.place === place)) return "Collected; tap to put it back.";
  if (!choice.targets.includes(place) || figure === null) return null;
  if (figure === "mason") return "The Mason can push it.";
  return figure === "anubis" ? "The Anubis can scatter it." : "The Cleopatra can collect onto it.";
}

/** Why a piece cannot move, or why the power does not reach it; null where nothing is asked. */
function whyNot({ choice, check }: Situation, place: Place): string | null {
  const { position } = choice;
  if (position.phase === "power") {
    const text = position.stones.has(place) ? choice.attemptPower(place) : null;
    const error = text === null ? null : check(text);
    return error && inFull(error);
  }
  const text = choice.attempt(place);
  const error = text === null ? null : check(text);
  return error && inFull(error);
}

/** Nothing is pointed at. */
function waitingWords(situation: Situation): { title: string; text: string } {
  const { view, seats, choice, canAct, complete } = situation;
  const { position } = choice;
  if (complete) {
    return { title: "The turn is whole", text: "Play it, or take back what you want to change." };
  }
  if (!canAct) return asideWords(view, seats);
  if (choice.plain.forfeit) return forfeitWords(situation);
  if (position.phase === "power") return powerWords(choice);
  return moveWords(position);
}

function asideWords(view: View, seats: readonly SeatName[]): { title: string; text: string } {
  const { turn, turns } = positionOf(view);
  if (view.next === "over") return { title: "The game is over", text: "" };
  if (turn === null) return { title: "The draw for colours", text: "Gold begins." };
  const name = seats[turn]?.name ?? "";
  const text = "Point at a piece or a space to see what it is.";
  return { title: `${capitalised(possessive(name))} turn, the ${ordinal(turns + 1)}`, text };
}

function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? undefined : ["", "st", "nd", "rd"][number % 10];
  return `${number}${ending || "th"}`;
}

function moveWords(position: Position): { title: string; text: string } {
  const colour = colourToMove(position);
  const title = `${capitalised(counted(position.movesLeft, "Move"))} left as ${colour ? colourName(colour) : ""}`;
  if (owesEntry(position)) {
    const last = position.movesLeft === 1;
    return {
      title,
      text: last
        ? "This Move has to bring a stone back from Limbo."
        : "One of your Moves has to bring a stone back from Limbo.",
    };
  }
  const again = position.moved === null ? "" : `, not that on ${position.moved}`;
  return { title, text: `Choose one of your pieces${again}, then where it lands.` };
}

const POWER_TEXTS = {
  mason: "Push the stack one way or the other, or leave it.",
  anubis: "Choose each stone’s direction, then scatter.",
  cleopatra: "Tap the lit stones in the order in which they are placed.",
} as const;

function powerWords(choice: Choice): { title: string; text: string } {
  const { figure } = choice.position;
  if (figure === null) return { title: "", text: "" };
  const title = `${figureName(figure)}’s power`;
  const must = choice.plain.done ? "" : " A stone of yours has to come out of Limbo first.";
  const size = choice.sources.size > 0 && choice.collected.length > 0 ? " Now the next one." : "";
  return { title, text: `${POWER_TEXTS[figure]}${size}${must}` };
}

/** A forfeit explained: what was missing, space by space where stones had to come back. */
function forfeitWords(situation: Situation): { title: string; text: string } {
  const { choice, check } = situation;
  const { position } = choice;
  const colour = colourToMove(position) ?? "gold";
  const title = position.movesLeft > 1 ? "Both Moves are forfeited" : "This Move is forfeited";
  const lack = `${capitalised(lackOf(position, "You"))}.`;
  const blocked = position.movesLeft === 1 && owesEntry(position);
  return { title, text: blocked ? `${lack} ${entryReasons(position, colour, check)}` : lack };
}

function entryReasons(
  position: Position,
  colour: Colour,
  check: (text: string) => CoreError | null,
): string {
  const waiting = waitingIn(position).filter(
    (piece) => piece.colour === colour && piece.kind === "stone",
  );
  const reasons = waiting.flatMap((piece) =>
    position.table.stones[colour].map((space) => {
      const text = attemptAt(position, limboPlace(piece), `O${space}`);
      return (text === null ? null : check(text)?.message) ?? "";
    }),
  );
  return [...new Set(reasons)].filter((reason) => reason !== "").join(" ");
}

/** What a place is and what can be done with it, for the ear. */
export function spokenName(choice: Choice, canAct: boolean, place: Place): string {
  const { position } = choice;
  const name = /^[OI]/.test(place) ? spokenPlace(position, place) : spokenAside(position, place);
  if (!canAct) return name;
  const landing = choice.landings.get(place);
  if (landing) return `${name}; land here: ${outcomeWords(landing.outcome)}`;
  if (place === choice.selected) return `${name}; in hand`;
  if (choice.movable.has(place)) return `${name}; can move`;
  const use = powerUse(choice, place);
  if (use !== null) return `${name}; ${use.charAt(0).toLowerCase()}${use.slice(1, -1)}`;
  return name;
}
