// What the bar under the board says: what is pointed at, what a step leads to or why it may not be made,
// and what is to be done next. Which sentences these are is decided here, how they go in words/.
import { inBrief, inFull } from "$lib/board/refused";
import type { CoreError } from "$lib/games";
import { groupsAt } from "../view/groups";
import { moreThanEnd } from "../view/moves";
import { placeOf } from "../view/places";
import {
  derivedOf,
  kindOf,
  type Code,
  type Excess,
  type PileName,
  type Tile,
} from "../view/position";
import { words } from "../words";
import type { Hand } from "./hand.svelte";
import { movingAt, outlookAt, refusalAt, slotRefusal } from "./questions";
import type { Spot } from "./spots";
import type { Chosen } from "./tray";

export interface Caption {
  readonly title: string;
  readonly text: string;
  readonly refused?: boolean;
  /** The tile that is spoken of. */
  readonly code?: Code;
}

/** Whole sentences, one after the other; empty ones are left out. */
const told = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");

const why = (error: CoreError): string => inFull(error, words().refusals);

export function captionOf(hand: Hand): Caption {
  const { due, spot, tile, inHand, market, key } = hand;
  if (due) return returnCaption(hand, due);
  if (spot && inHand) return spotCaption(hand, spot, inHand);
  if (tile) return tileCaption(hand, tile);
  if (market.place !== null && market.place !== key) return keyCaption(hand, market.place);
  return heldCaption(hand);
}

/** What is in hand or in the tray; what is to be done, where that is nothing. */
function heldCaption(hand: Hand): Caption {
  const { picked, pickedTile, tray, chosen } = hand;
  if (pickedTile) return tileCaption(hand, pickedTile);
  if (picked?.kind === "slot") return slotCaption(hand, picked.slot, "in hand");
  if (picked?.kind === "pile") return pileCaption(hand, picked.pile, "in hand");
  if (tray && chosen.length > 0) return trayCaption(chosen, tray.room);
  return idleCaption(hand);
}

function keyCaption(hand: Hand, key: string): Caption {
  if (key.startsWith("pile")) return pileCaption(hand, key.slice(4) as PileName, "looked at");
  return slotCaption(hand, Number(key.slice(4)), "looked at");
}

type Regard = "in hand" | "looked at";

function slotCaption(hand: Hand, slot: number, regard: Regard): Caption {
  const { bar, table } = words();
  const code = hand.position.row[slot];
  const price = hand.position.prices[slot] ?? [];
  const cost = price.length > 0 ? bar.costs(price) : "";
  if (!code) return { title: bar.emptySlot(slot), text: told(cost, bar.gapStays) };
  const error = regard === "in hand" ? slotRefusal(hand, slot) : null;
  if (error) return { title: bar.tile(code), text: why(error), refused: true, code };
  if (regard === "in hand" && hand.canAct)
    return { title: bar.choosePlace(code), text: cost, code };
  const purpose = table.purpose(kindOf(code), hand.facts.points.two_point_tile);
  return { title: bar.tile(code), text: told(cost, purpose), code };
}

function pileCaption(hand: Hand, pile: PileName, regard: Regard): Caption {
  const { bar } = words();
  const [left, back] = hand.position.piles[pile];
  const title = bar.pile(pile, left);
  const error = regard === "in hand" && hand.canAct ? hand.check(`refresh ${pile}`) : null;
  if (error) return { title, text: why(error), refused: true };
  return {
    title,
    text: told(bar.refill(derivedOf(hand.view).put_out ?? null), back ? bar.top(back) : ""),
  };
}

function tileCaption(hand: Hand, tile: Tile): Caption {
  const { bar, table } = words();
  const { view, seat, pickedTile } = hand;
  const title = table.tileAt(tile, placeOf(tile.place).level);
  const groups = table.groups(groupsAt(view, seat, tile.place));
  const moving = movingAt(hand, tile.place);
  if (!moving) return { title, text: groups, code: tile.code };
  const able = tile === pickedTile ? bar.chooseWhere : bar.canMove;
  const more = moving.error ? bar.notMoved(why(moving.error)) : able;
  return { title, text: told(groups, more), code: tile.code };
}

function spotCaption(hand: Hand, spot: Spot, code: Code): Caption {
  const { bar } = words();
  const error = refusalAt(hand, spot);
  const title = bar.spot(code, placeOf(spot.place).level);
  if (error) return { title, text: why(error), refused: true, code };
  const text = leadsTo(hand, spot);
  const choice = spot.ways.length > 1;
  if (choice && hand.asked === spot.place) return { title: bar.whichSaved, text, code };
  return { title, text: told(choice ? bar.youChoose : "", text), code };
}

function leadsTo(hand: Hand, spot: Spot): string {
  const outlook = outlookAt(hand, spot);
  return outlook ? words().bar.outlook(outlook) : "";
}

function trayCaption(chosen: Chosen, room: number): Caption {
  const { bar } = words();
  const left = room - chosen.length;
  const text = told(left > 0 ? bar.moreToTake(left) : "", bar.tapBack);
  return { title: bar.take(chosen), text };
}

function returnCaption({ chosen, facts }: Hand, due: Excess): Caption {
  const { bar } = words();
  const title = chosen.length > 0 ? bar.toGiveBack(chosen) : bar.tooManyHeld;
  return { title, text: bar.tooMany(due, facts.limits) };
}

function idleCaption({ view, position, facts, canAct, legal }: Hand): Caption {
  const { bar } = words();
  const last = position.last_round ? bar.lastRound : "";
  if (view.next === "over") return { title: bar.over, text: "" };
  if (!canAct) return { title: bar.onlooker, text: told(bar.pointAtTile, last) };
  if (position.phase === "main") {
    const buys = legal.some((text) => text.startsWith("buy "));
    const text = buys ? bar.affordable : bar.nothingAffordable;
    return { title: bar.mainAction(facts.taken), text: told(text, last) };
  }
  const rest = moreThanEnd(legal) ? bar.ankhLeft : bar.nothingMore;
  const bonus = position.bonus_turn ? bar.bonusTurn : "";
  return { title: bar.mainActionDone, text: told(rest, bonus, last) };
}

/** What is said aloud of the hand and the tray; the page itself speaks of steps. */
export function spokenOf(hand: Hand): string {
  const { due, chosen, picked, asked, inHand, spots, canAct } = hand;
  const spot = hand.spotAt(asked);
  if (due) return said(returnCaption(hand, due));
  if (spot && inHand) return said(spotCaption(hand, spot, inHand));
  if (chosen.length > 0 || picked?.kind === "pile") return said(heldCaption(hand));
  if (!inHand || !canAct) return "";
  const open = spots.filter((spot) => spot.open).length;
  return open > 0 ? words().bar.inHand(inHand, open) : said(heldCaption(hand));
}

const said = ({ title, text }: Caption): string => words().bar.said(title, text);

/** A tile or a place of the city, as its button is called. */
export function cityName(hand: Hand, place: string): string {
  const { level } = placeOf(place);
  const spot = hand.spotAt(place);
  if (spot && hand.inHand) return spotName(hand, spot, hand.inHand, level);
  const tile = hand.tileAt(place);
  if (!tile) return place;
  const moving = movingAt(hand, place);
  const movable = moving !== null && moving.error === null;
  const lit = groupsAt(hand.view, hand.seat, place);
  return words().table.tileButton(tile, level, movable, lit);
}

function spotName(hand: Hand, spot: Spot, code: Code, level: number): string {
  const { table } = words();
  const error = refusalAt(hand, spot);
  if (error) {
    const refused = inBrief(error, {}, words().refusals);
    return table.placeRefused(spot.place, code, level, refused);
  }
  const choice = spot.ways.length > 1 ? table.savingToChoose : "";
  return told(table.place(spot.place, code, level), leadsTo(hand, spot), choice);
}
