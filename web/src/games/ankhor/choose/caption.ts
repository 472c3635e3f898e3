// The words of the bar under the board: what is pointed at, what a step leads to or why it may not be
// made, and what is to be done next.
import { groupsAt, litName } from "../view/groups";
import { moreThanEnd, type Excess } from "../view/moves";
import {
  capitalised,
  COLOUR_NAMES,
  counted,
  fullTileName,
  inFull,
  levelName,
  ontoName,
  purpose,
  tileName,
  tokensName,
} from "../words/names";
import { describeOutlook } from "../view/outlook";
import { placeOf } from "../view/places";
import { kindOf, type Code, type PileName, type Tile } from "../view/position";
import { TAKE, type Chosen } from "./purse";
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

export interface Words {
  readonly title: string;
  readonly text: string;
  readonly refused?: boolean;
  /** The tile that is spoken of. */
  readonly code?: Code;
}

export function captionOf(situation: Situation): Words {
  const { due, chosen, focus, picked, pointedKey, inHand } = situation;
  if (due) return returnWords(due, chosen);
  const spot = spotIn(situation);
  if (spot && inHand) return spotWords(situation, spot, inHand);
  const tile = tileIn(situation, focus ?? (picked?.kind === "tile" ? picked.place : null));
  if (tile && (focus !== null || pointedKey === null)) return tileWords(situation, tile);
  if (pointedKey !== null && pointedKey !== keyOf(situation))
    return keyWords(situation, pointedKey);
  if (picked?.kind === "slot") return slotWords(situation, picked.slot, "in hand");
  if (picked?.kind === "pile") return pileWords(situation, picked.pile, "in hand");
  if (chosen.length > 0) return trayWords(chosen);
  return idleWords(situation);
}

/** What is in hand, as the market names it. */
export function keyOf({ picked }: Situation): string | null {
  if (picked?.kind === "slot") return `slot${picked.slot}`;
  return picked?.kind === "pile" ? `pile${picked.pile}` : null;
}

function keyWords(situation: Situation, key: string): Words {
  if (key.startsWith("pile")) return pileWords(situation, key.slice(4) as PileName, "looked at");
  return slotWords(situation, Number(key.slice(4)), "looked at");
}

type Regard = "in hand" | "looked at";

function slotWords(situation: Situation, slot: number, regard: Regard): Words {
  const { position } = situation;
  const code = position.row[slot];
  const price = position.prices[slot] ?? [];
  const cost = price.length > 0 ? `Costs ${tokensName(price)}.` : "";
  if (!code) {
    const text = `${cost} The gap stays until somebody refreshes the row.`.trim();
    return { title: `Slot ${slot + 1} is empty`, text };
  }
  const name = capitalised(tileName(code));
  const error = regard === "in hand" ? slotRefusal(situation, slot) : null;
  if (error) return { title: name, text: inFull(error), refused: true, code };
  if (regard === "in hand" && situation.canAct)
    return { title: `${name}: choose a place`, text: cost, code };
  return { title: name, text: `${cost} ${purpose(kindOf(code))}`.trim(), code };
}

function pileWords(situation: Situation, pile: PileName, regard: Regard): Words {
  const { position, canAct, check } = situation;
  const { left, back } = position.piles[pile];
  const title = `Pile ${pile.toUpperCase()}: ${counted(left, "tile")}`;
  const error = regard === "in hand" && canAct ? check(`refresh ${pile}`) : null;
  if (error) return { title, text: inFull(error), refused: true };
  const gone = position.cities.length === 2 ? position.row.find((code) => code !== null) : null;
  const first = gone ? `, and the ${tileName(gone)} goes out` : "";
  const top = back ? ` Its top tile is ${COLOUR_NAMES[back]}.` : "";
  return { title, text: `An ankh fills the row from here${first}.${top}` };
}

function tileWords(situation: Situation, tile: Tile): Words {
  const { view, seat, picked } = situation;
  const title = `${capitalised(fullTileName(tile))}, ${levelName(placeOf(tile.place).level)}`;
  const groups = litName(groupsAt(view, seat, tile.place));
  const moving = movingAt(situation, tile.place);
  if (!moving) return { title, text: groups, code: tile.code };
  const taken = picked?.kind === "tile" && picked.place === tile.place;
  const able = taken ? "Choose where to move it, for an ankh." : "An ankh can move it.";
  const more = moving.error ? `Not to be moved: ${inFull(moving.error)}` : able;
  return { title, text: `${groups} ${more}`, code: tile.code };
}

function spotWords(situation: Situation, spot: Spot, code: Code): Words {
  const error = refusalAt(situation, spot);
  const title = `${capitalised(tileName(code))} ${ontoName(spot.place)}`;
  if (error) return { title, text: inFull(error), refused: true, code };
  const outlook = outlookAt(situation, spot);
  const text = outlook ? describeOutlook(outlook) : "";
  const choice = spot.ways.length > 1;
  if (choice && situation.asked === spot.place)
    return { title: "Which marker is saved?", text, code };
  return { title, text: `${choice ? "One marker is saved, you choose. " : ""}${text}`, code };
}

function trayWords(chosen: Chosen): Words {
  const left = TAKE - chosen.length;
  const text = left > 0 ? `${capitalised(counted(left, "more token"))} to choose.` : "";
  return { title: `Take ${tokensName(chosen)}`, text: `${text} Tap one to put it back.`.trim() };
}

function returnWords(due: Excess, chosen: Chosen): Words {
  const parts = [
    due.resources > 0 ? counted(due.resources, "resource") : "",
    due.ankhs > 0 ? counted(due.ankhs, "ankh") : "",
  ].filter(Boolean);
  const text = `Five resources and two ankhs may be kept: give back ${parts.join(" and ")}.`;
  const title =
    chosen.length > 0 ? `To give back: ${tokensName(chosen)}` : "Too many tokens are held";
  return { title, text };
}

function idleWords({ view, position, canAct, legal }: Situation): Words {
  const last = position.lastRound ? " This is the last round." : "";
  if (view.next === "over") return { title: "The game is over", text: "" };
  if (!canAct) {
    const text = `Point at a tile to see its groups.${last}`;
    return { title: "The market and the cities", text };
  }
  if (position.phase === "main") {
    const buys = legal.some((text) => text.startsWith("buy "));
    const text = buys ? "Gold rims what you can afford." : "No tile can be afforded yet.";
    return { title: "Take three tokens or buy a tile", text: `${text}${last}` };
  }
  const bonus = position.bonusTurn ? " A bonus turn follows." : "";
  const ankh = "An ankh could still refresh the row (choose a pile) or move a tile (choose it).";
  const text = moreThanEnd(legal) ? ankh : "Nothing more can be done.";
  return { title: "Your main action is done", text: `${text}${bonus}${last}` };
}

/** What is said aloud of the hand and the tray; the page itself speaks of steps. */
export function spokenOf(situation: Situation): string {
  const { due, chosen, picked, asked, inHand, spots, canAct } = situation;
  const told = due || chosen.length > 0 || picked?.kind === "pile" || asked !== null;
  if (told) {
    const { title, text } = captionOf({ ...situation, pointedKey: null });
    return `${title}. ${text}`;
  }
  if (!inHand || !canAct) return "";
  const open = spots.filter((spot) => spot.open).length;
  if (open > 0) return `${capitalised(tileName(inHand))} in hand, ${counted(open, "place")}.`;
  const { title, text } = captionOf({ ...situation, focus: null, pointedKey: null });
  return `${title}. ${text}`;
}

/** A tile or a place of the city, as its button is called. */
export function cityName(situation: Situation, place: string): string {
  const spot = situation.spots.find((other) => other.place === place);
  if (spot) return spotName(situation, spot);
  const tile = tileIn(situation, place);
  if (!tile) return place;
  const moving = movingAt(situation, place);
  const move = moving && !moving.error ? ", can be moved" : "";
  const where = levelName(placeOf(place).level);
  const groups = litName(groupsAt(situation.view, situation.seat, place)).replace(/\.$/, "");
  return `${capitalised(fullTileName(tile))}, ${where}, ${place}${move}. ${groups}`;
}

function spotName(situation: Situation, spot: Spot): string {
  const what = situation.inHand ? tileName(situation.inHand) : "tile";
  const lead = `Place ${spot.place} for the ${what}, ${ontoName(spot.place)}`;
  if (!spot.open) return `${lead}, refused: ${refusalAt(situation, spot)?.message ?? ""}`;
  const outlook = outlookAt(situation, spot);
  const choice = spot.ways.length > 1 ? " The saved marker is to be chosen." : "";
  return `${lead}. ${outlook ? describeOutlook(outlook) : ""}${choice}`;
}
