// The words under the board: what is pointed at, what a step would do, what one can do now.
import { inFull } from "$lib/board/refused";
import type { CoreError, SeatName, View } from "$lib/games";
import { nameOf } from "$lib/view";
import { words as frame } from "$lib/words";
import { refusalText } from "$lib/words/refusals";
import { placeWords } from "../view/names";
import type { Place } from "../view/pieces";
import { colourToMove, pieceAt, waitingIn, type Position } from "../view/position";
import { attemptAt } from "../view/steps";
import { entriesOf, markOf } from "../view/table";
import { words } from "../words";
import type { LandingAt, Use } from "../words/data";
import type { Choice } from "./choice.svelte";
import type { Landing } from "./offers";

export interface CaptionWords {
  title: string;
  text: string;
  refused: boolean;
}

interface Situation {
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

export function captionOf(situation: Situation): CaptionWords {
  const { choice } = situation;
  const { selected, position } = choice;
  const place = choice.pushAt(situation.place) ? null : situation.place;
  const { caption } = words();
  const held = selected === null ? null : pieceAt(position, selected);
  const landing = place === null ? undefined : choice.landings.get(place);
  if (held && place !== null && landing) {
    const title = caption.landing(held, place, markOf(position.table, place));
    return said(title, caption.lands(landing.outcome));
  }
  if (place !== null && place !== selected) return pointedWords(situation, place);
  if (!held) return waitingWords(situation);
  return said(caption.inHand(held), caption.itCanLand(listed(choice.landings)));
}

const listed = (landings: ReadonlyMap<Place, Landing>): LandingAt[] =>
  [...landings].map(([place, { outcome }]) => ({ place, outcome }));

function pointedWords(situation: Situation, place: Place): CaptionWords {
  const { choice, canAct } = situation;
  const { caption } = words();
  const title = placeWords(choice.position, place);
  if (!canAct) return said(title);
  if (choice.movable.has(place)) {
    return said(title, caption.canLand(listed(choice.landingsOf(place))));
  }
  const use = powerUse(choice, place);
  if (use !== null) return said(title, caption.use(use));
  const why = whyNot(situation, place);
  return why === null ? said(title) : { title, text: why, refused: true };
}

function powerUse(choice: Choice, place: Place): Use | null {
  const { aimed, collected, position, sources, targets } = choice;
  if (aimed !== null && sources.has(place)) return { kind: "source", target: aimed };
  if (collected.some((one) => one.place === place)) return { kind: "taken" };
  const { figure } = position;
  return targets.includes(place) && figure !== null ? { kind: "target", figure } : null;
}

/** Why a piece cannot move or land, or why the power does not reach it; null where nothing is asked. */
function whyNot({ choice, check }: Situation, place: Place): string | null {
  const { phase, stones } = choice.position;
  const asked = phase === "move" || stones.has(place) ? choice.attempt(place) : null;
  const error = asked === null ? null : check(asked);
  return error && inFull(error, words().refusals);
}

/** Nothing is pointed at. */
function waitingWords(situation: Situation): CaptionWords {
  const { view, seats, choice, canAct, complete } = situation;
  const { position } = choice;
  const { caption } = words();
  if (complete) return said(caption.whole, caption.playIt);
  if (!canAct) return watchingWords(view, seats, position);
  if (choice.plain.forfeit) return forfeitWords(situation);
  return position.phase === "power" ? powerWords(choice) : moveWords(position);
}

function watchingWords(
  view: View,
  seats: readonly SeatName[],
  { turn, turns }: Position,
): CaptionWords {
  const { caption } = words();
  if (view.next === "over") return said(caption.over);
  if (turn === null) return said(caption.draw, caption.goldBegins);
  return said(caption.turn(nameOf(seats, turn), turns + 1), caption.point);
}

function moveWords(position: Position): CaptionWords {
  const { movesLeft, moved, owesEntry } = position;
  const { caption } = words();
  const title = caption.movesLeft(movesLeft, colourToMove(position));
  if (owesEntry) return said(title, movesLeft === 1 ? caption.mustEnterNow : caption.mustEnter);
  return said(title, moved === null ? caption.choose : caption.chooseOther(moved));
}

function powerWords({ collected, plain, position, sources }: Choice): CaptionWords {
  const { figure } = position;
  const { caption } = words();
  if (figure === null) return said("");
  const texts = [caption.powerText(figure)];
  if (sources.size > 0 && collected.length > 0) texts.push(caption.nextStone);
  if (!plain.done) texts.push(caption.mustCollect);
  return said(caption.power(figure), texts.join(" "));
}

/** A forfeit explained: what was missing, space by space where stones had to come back. */
function forfeitWords({ choice: { position }, check }: Situation): CaptionWords {
  const { caption } = words();
  const title = caption.forfeit(position.movesLeft > 1);
  if (position.lack === "pieces") return said(title, caption.noMove);
  const reasons = waitingIn(position)
    .filter(({ kind, colour }) => kind === "stone" && colour === colourToMove(position))
    .flatMap((piece) =>
      entriesOf(position.table, piece).flatMap((entry) => {
        const error = check(attemptAt(position, piece.place, entry) ?? "");
        return error ? refusalText(error, words().refusals, frame().refusals) : [];
      }),
    );
  return said(title, [caption.noEntry, ...new Set(reasons)].join(" "));
}

/** What a place is and what can be done with it, for the ear. */
export function spokenName(choice: Choice, canAct: boolean, place: Place): string {
  const { powers, spoken } = words();
  const push = choice.pushAt(place);
  if (push) {
    const { target, way } = push.push;
    return push.fate ? powers.pushTo(target, way, push.fate) : powers.pushWay(target, way);
  }
  const name = placeWords(choice.position, place);
  if (!canAct) return name;
  const landing = choice.landings.get(place);
  if (landing) return spoken.landHere(name, landing.outcome);
  if (place === choice.selected) return spoken.inHand(name);
  if (choice.movable.has(place)) return spoken.canMove(name);
  const use = powerUse(choice, place);
  return use === null ? name : spoken.use(name, use);
}
