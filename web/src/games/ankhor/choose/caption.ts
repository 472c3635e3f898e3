// What the bar under the board says: what is pointed at, what a step leads to or why it may not be made,
// and what is to be done next. Which sentences these are is decided here, how they go in words/.
import { groupsAt } from "../view/groups";
import { moreThanEnd, type Excess } from "../view/moves";
import { placeOf } from "../view/places";
import { kindOf, type Code, type PileName, type Tile } from "../view/position";
import { words } from "../words";
import { TAKE, type Chosen } from "./purse";
import { inFull, refusal } from "./refused";
import {
  movingAt,
  outlookAt,
  refusalAt,
  slotRefusal,
  spotIn,
  tileIn,
  type Situation,
} from "./situation";
import type { Spot } from "./spots";

export interface Caption {
  readonly title: string;
  readonly text: string;
  readonly refused?: boolean;
  /** The tile that is spoken of. */
  readonly code?: Code;
}

/** Whole sentences, one after the other; empty ones are left out. */
const told = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");

export function captionOf(situation: Situation): Caption {
  const { due, chosen, focus, picked, pointedKey, inHand } = situation;
  if (due) return returnCaption(due, chosen);
  const spot = spotIn(situation);
  if (spot && inHand) return spotCaption(situation, spot, inHand);
  const tile = tileIn(situation, focus ?? (picked?.kind === "tile" ? picked.place : null));
  if (tile && (focus !== null || pointedKey === null)) return tileCaption(situation, tile);
  if (pointedKey !== null && pointedKey !== keyOf(situation))
    return keyCaption(situation, pointedKey);
  if (picked?.kind === "slot") return slotCaption(situation, picked.slot, "in hand");
  if (picked?.kind === "pile") return pileCaption(situation, picked.pile, "in hand");
  if (chosen.length > 0) return trayCaption(chosen);
  return idleCaption(situation);
}

/** What is in hand, as the market names it. */
export function keyOf({ picked }: Situation): string | null {
  if (picked?.kind === "slot") return `slot${picked.slot}`;
  return picked?.kind === "pile" ? `pile${picked.pile}` : null;
}

function keyCaption(situation: Situation, key: string): Caption {
  if (key.startsWith("pile")) return pileCaption(situation, key.slice(4) as PileName, "looked at");
  return slotCaption(situation, Number(key.slice(4)), "looked at");
}

type Regard = "in hand" | "looked at";

function slotCaption(situation: Situation, slot: number, regard: Regard): Caption {
  const { bar, table } = words();
  const code = situation.position.row[slot];
  const price = situation.position.prices[slot] ?? [];
  const cost = price.length > 0 ? bar.costs(price) : "";
  if (!code) return { title: bar.emptySlot(slot), text: told(cost, bar.gapStays) };
  const error = regard === "in hand" ? slotRefusal(situation, slot) : null;
  if (error) return { title: bar.tile(code), text: inFull(error), refused: true, code };
  if (regard === "in hand" && situation.canAct)
    return { title: bar.choosePlace(code), text: cost, code };
  return { title: bar.tile(code), text: told(cost, table.purpose(kindOf(code))), code };
}

function pileCaption(situation: Situation, pile: PileName, regard: Regard): Caption {
  const { bar } = words();
  const { position, canAct, check } = situation;
  const { left, back } = position.piles[pile];
  const title = bar.pile(pile, left);
  const error = regard === "in hand" && canAct ? check(`refresh ${pile}`) : null;
  if (error) return { title, text: inFull(error), refused: true };
  const gone = position.cities.length === 2 ? position.row.find((code) => code !== null) : null;
  return { title, text: told(bar.refill(gone ?? null), back ? bar.top(back) : "") };
}

function tileCaption(situation: Situation, tile: Tile): Caption {
  const { bar, table } = words();
  const { view, seat, picked } = situation;
  const title = table.tileAt(tile, placeOf(tile.place).level);
  const groups = table.groups(groupsAt(view, seat, tile.place));
  const moving = movingAt(situation, tile.place);
  if (!moving) return { title, text: groups, code: tile.code };
  const taken = picked?.kind === "tile" && picked.place === tile.place;
  const able = taken ? bar.chooseWhere : bar.canMove;
  const more = moving.error ? bar.notMoved(inFull(moving.error)) : able;
  return { title, text: told(groups, more), code: tile.code };
}

function spotCaption(situation: Situation, spot: Spot, code: Code): Caption {
  const { bar } = words();
  const error = refusalAt(situation, spot);
  const title = bar.spot(code, placeOf(spot.place).level);
  if (error) return { title, text: inFull(error), refused: true, code };
  const text = leadsTo(situation, spot);
  const choice = spot.ways.length > 1;
  if (choice && situation.asked === spot.place) return { title: bar.whichSaved, text, code };
  return { title, text: told(choice ? bar.youChoose : "", text), code };
}

function leadsTo(situation: Situation, spot: Spot): string {
  const outlook = outlookAt(situation, spot);
  return outlook ? words().bar.outlook(outlook) : "";
}

function trayCaption(chosen: Chosen): Caption {
  const { bar } = words();
  const left = TAKE - chosen.length;
  const text = told(left > 0 ? bar.moreToTake(left) : "", bar.tapBack);
  return { title: bar.take(chosen), text };
}

function returnCaption(due: Excess, chosen: Chosen): Caption {
  const { bar } = words();
  const title = chosen.length > 0 ? bar.toGiveBack(chosen) : bar.tooManyHeld;
  return { title, text: bar.tooMany(due) };
}

function idleCaption({ view, position, canAct, legal }: Situation): Caption {
  const { bar } = words();
  const last = position.lastRound ? bar.lastRound : "";
  if (view.next === "over") return { title: bar.over, text: "" };
  if (!canAct) return { title: bar.onlooker, text: told(bar.pointAtTile, last) };
  if (position.phase === "main") {
    const buys = legal.some((text) => text.startsWith("buy "));
    const text = buys ? bar.affordable : bar.nothingAffordable;
    return { title: bar.mainAction, text: told(text, last) };
  }
  const rest = moreThanEnd(legal) ? bar.ankhLeft : bar.nothingMore;
  const bonus = position.bonusTurn ? bar.bonusTurn : "";
  return { title: bar.mainActionDone, text: told(rest, bonus, last) };
}

/** What is said aloud of the hand and the tray; the page itself speaks of steps. */
export function spokenOf(situation: Situation): string {
  const { due, chosen, picked, asked, inHand, spots, canAct } = situation;
  const { bar } = words();
  const changed = due || chosen.length > 0 || picked?.kind === "pile" || asked !== null;
  if (changed) return said(captionOf({ ...situation, pointedKey: null }));
  if (!inHand || !canAct) return "";
  const open = spots.filter((spot) => spot.open).length;
  if (open > 0) return bar.inHand(inHand, open);
  return said(captionOf({ ...situation, focus: null, pointedKey: null }));
}

const said = ({ title, text }: Caption): string => words().bar.said(title, text);

/** A tile or a place of the city, as its button is called. */
export function cityName(situation: Situation, place: string): string {
  const { level } = placeOf(place);
  const spot = situation.spots.find((other) => other.place === place);
  if (spot && situation.inHand) return spotName(situation, spot, situation.inHand, level);
  const tile = tileIn(situation, place);
  if (!tile) return place;
  const moving = movingAt(situation, place);
  const movable = moving !== null && moving.error === null;
  const lit = groupsAt(situation.view, situation.seat, place);
  return words().table.tileButton(tile, level, movable, lit);
}

function spotName(situation: Situation, spot: Spot, code: Code, level: number): string {
  const { table } = words();
  const error = refusalAt(situation, spot);
  if (error) return table.placeRefused(spot.place, code, level, refusal(error));
  const choice = spot.ways.length > 1 ? table.savingToChoose : "";
  return told(table.place(spot.place, code, level), leadsTo(situation, spot), choice);
}
