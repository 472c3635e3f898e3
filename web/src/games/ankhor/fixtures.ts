// Positions for the tests, from the real core.
import type { Core } from "$lib/core";
import { Timeline } from "$lib/timeline";
import { answersFor } from "./choose/answers";
import type { InHand, Situation } from "./choose/situation";
import { spotsFor } from "./choose/spots";
import { EVENTS, HEADER } from "./fixture_record";
import { excess } from "./view/moves";
import { legalMoves, positionOf, type City } from "./view/position";

export { EVENTS };

export const SEATS = [{ name: "Ada" }, { name: "Grace" }];

/** The game so far as `count` events. */
export function gameAfter(core: Core, count: number): Timeline {
  const record = [HEADER, ...EVENTS.slice(0, count), ""].join("\n");
  const opened = Timeline.open(core, record);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

/** What the board would make of a game's last position, with something in hand. */
export function situationIn(
  game: Timeline,
  picked: InHand | null,
  changes: Partial<Situation> = {},
): Situation & { own: City } {
  const view = game.last;
  const position = positionOf(view);
  const legal = legalMoves(view);
  const owner = Array.isArray(view.next) ? (view.next[0] ?? 0) : 0;
  const own = position.cities[owner];
  if (!own) throw new Error("a city");
  const slot = picked?.kind === "slot" ? (position.row[picked.slot] ?? null) : null;
  const place = picked?.kind === "tile" ? picked.place : null;
  return {
    view,
    position,
    seats: SEATS,
    legal,
    canAct: true,
    owner,
    own,
    seat: owner,
    tiles: own.tiles,
    picked,
    inHand: slot ?? own.tiles.find((tile) => tile.place === place)?.code ?? null,
    spots: picked && picked.kind !== "pile" ? spotsFor(picked, position, own, legal) : [],
    focus: null,
    asked: null,
    pointedKey: null,
    chosen: [],
    due: excess(legal),
    ...answersFor(view, owner, {
      check: (text) => game.check({ actor: owner, text }),
      preview: (text) => game.preview({ actor: owner, text }),
    }),
    ...changes,
  };
}
