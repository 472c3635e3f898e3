// The words under the board: what is pointed at, what a step would do, what one can do now.
import type { CoreError, SeatName, View } from "$lib/games";
import { markOf } from "../view/boards";
import type { Choice } from "./choice.svelte";
import { lackOf } from "../view/events";
import { limboPlace, pieceAt, waitingIn } from "../view/limbo";
import { placeWords, seatName } from "../view/names";
import type { Landing } from "./offers";
import { colourToMove, positionOf, type Colour, type Place, type Position } from "../view/position";
import { attemptAt } from "../view/steps";
import { refusalInFull, refusalOf, words } from "../words";
import type { LandingAt, Piece, Use } from "../words/data";

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

const said = (title: string, text = ""): CaptionWords => ({ title, text, refused: false });
const refused = (title: string, text: string): CaptionWords => ({ title, text, refused: true });

export function captionOf(situation: Situation): CaptionWords {
  const { place, choice } = situation;
  const { selected, position } = choice;
  const held = selected === null ? null : pieceAt(position, selected);
  const landing = place === null ? undefined : choice.landings.get(place);
  if (held && place !== null && landing) return landingWords(position, held, place, landing);
  if (place !== null && place !== selected) return pointedWords(situation, place);
  return held ? handWords(held, choice) : waitingWords(situation);
}

function landingWords(
  position: Position,
  held: Piece,
  place: Place,
  { outcome }: Landing,
): CaptionWords {
  const { caption } = words();
  return said(caption.landing(held, place, markOf(position.table, place)), caption.lands(outcome));
}

const listed = (landings: ReadonlyMap<Place, Landing>): LandingAt[] =>
  [...landings].map(([place, { outcome }]) => ({ place, outcome }));

function handWords(held: Piece, choice: Choice): CaptionWords {
  const { caption } = words();
  return said(caption.inHand(held), caption.itCanLand(listed(choice.landings)));
}

function pointedWords(situation: Situation, place: Place): CaptionWords {
  const { choice, canAct } = situation;
  const { caption } = words();
  const title = placeWords(choice.position, place);
  if (!canAct) return said(title);
  const refusal = choice.selected === null ? null : refusalAt(situation, place);
  if (refusal !== null) return refused(title, refusal);
  if (choice.movable.has(place)) {
    return said(title, caption.canLand(listed(choice.landingsOf(place))));
  }
  const use = powerUse(choice, place);
  if (use !== null) return said(title, caption.use(use));
  const why = whyNot(situation, place);
  return why === null ? said(title) : refused(title, why);
}

function refusalAt(situation: Situation, place: Place): string | null {
  const { choice } = situation;
  return choice.movable.has(place) ? null : reasonAgainst(situation, choice.attempt(place));
}

function reasonAgainst({ check }: Situation, text: string | null): string | null {
  const error = text === null ? null : check(text);
  return error && refusalInFull(error);
}

function powerUse(choice: Choice, place: Place): Use | null {
  const { figure } = choice.position;
  const { aimed } = choice;
  if (aimed !== null && choice.sources.has(place)) return { kind: "source", target: aimed };
  if (choice.collected.some((one) => one.place === place)) return { kind: "taken" };
  return choice.targets.includes(place) && figure !== null ? { kind: "target", figure } : null;
}

/** Why a piece cannot move, or why the power does not reach it; null where nothing is asked. */
function whyNot(situation: Situation, place: Place): string | null {
  const { choice } = situation;
  const { position } = choice;
  if (position.phase === "move") return reasonAgainst(situation, choice.attempt(place));
  return reasonAgainst(situation, position.stones.has(place) ? choice.attemptPower(place) : null);
}

/** Nothing is pointed at. */
function waitingWords(situation: Situation): CaptionWords {
  const { view, seats, choice, canAct, complete } = situation;
  const { position } = choice;
  const { caption } = words();
  if (complete) return said(caption.whole, caption.playIt);
  if (!canAct) return watchingWords(view, seats);
  if (choice.plain.forfeit) return forfeitWords(situation);
  if (position.phase === "power") return powerWords(choice);
  return moveWords(position);
}

function watchingWords(view: View, seats: readonly SeatName[]): CaptionWords {
  const { turn, turns } = positionOf(view);
  const { caption } = words();
  if (view.next === "over") return said(caption.over);
  if (turn === null) return said(caption.draw, caption.goldBegins);
  return said(caption.turn(seatName(seats, turn), turns + 1), caption.point);
}

function moveWords(position: Position): CaptionWords {
  const { movesLeft, moved } = position;
  const { caption } = words();
  const title = caption.movesLeft(movesLeft, colourToMove(position) ?? "gold");
  if (position.owesEntry) {
    return said(title, movesLeft === 1 ? caption.mustEnterNow : caption.mustEnter);
  }
  return said(title, moved === null ? caption.choose : caption.chooseOther(moved));
}

function powerWords(choice: Choice): CaptionWords {
  const { figure } = choice.position;
  const { caption } = words();
  if (figure === null) return said("");
  const texts = [caption.powerText(figure)];
  if (choice.sources.size > 0 && choice.collected.length > 0) texts.push(caption.nextStone);
  if (!choice.plain.done) texts.push(caption.mustCollect);
  return said(caption.power(figure), texts.join(" "));
}

/** A forfeit explained: what was missing, space by space where stones had to come back. */
function forfeitWords({ choice, check }: Situation): CaptionWords {
  const { position } = choice;
  const { caption } = words();
  const title = caption.forfeit(position.movesLeft > 1);
  if (lackOf(position) === "pieces") return said(title, caption.noMove);
  const reasons = entryReasons(position, colourToMove(position) ?? "gold", check);
  return said(title, [caption.noEntry, ...reasons].join(" "));
}

function entryReasons(position: Position, colour: Colour, check: Situation["check"]): string[] {
  const waiting = waitingIn(position).filter(
    (piece) => piece.colour === colour && piece.kind === "stone",
  );
  const reasons = waiting.flatMap((piece) =>
    position.table.stones[colour].flatMap((space) => {
      const text = attemptAt(position, limboPlace(piece), `O${space}`);
      const error = text === null ? null : check(text);
      return error ? [refusalOf(error)] : [];
    }),
  );
  return [...new Set(reasons)];
}

/** What a place is and what can be done with it, for the ear. */
export function spokenName(choice: Choice, canAct: boolean, place: Place): string {
  const { spoken } = words();
  const name = placeWords(choice.position, place);
  if (!canAct) return name;
  const landing = choice.landings.get(place);
  if (landing) return spoken.landHere(name, landing.outcome);
  if (place === choice.selected) return spoken.inHand(name);
  if (choice.movable.has(place)) return spoken.canMove(name);
  const use = powerUse(choice, place);
  return use === null ? name : spoken.use(name, use);
}
