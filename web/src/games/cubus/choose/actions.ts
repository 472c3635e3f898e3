// The buttons of the bar: what lays the drawing, and what one can do instead of building.
import type { Action } from "$lib/board/ActionBar.svelte";
import type { BoardProps } from "$lib/games";
import { factsOf } from "../view/position";
import { words } from "../words";
import type { Building } from "./building.svelte";

type Asked = Pick<BoardProps, "view" | "open" | "onmove"> & {
  /** What else one can do than build; without it, pass. */
  instead: string | undefined;
};

export function actionsOf(building: Building, asked: Asked): Action[] {
  const { active, actor, move, names, reckoning } = building;
  if (!active) return [];
  const say = words().board;
  const lay = () => asked.onmove(move, actor);
  const label = names ? say.nameIt : say.lay;
  return [{ label, primary: true, off: !reckoning.legal, act: lay }, wayOut(building, asked)];
}

function wayOut(building: Building, { view, open, onmove, instead }: Asked): Action {
  const { actor, knocker } = building;
  const say = words().board;
  if (knocker === null) return { label: instead ?? say.pass, act: () => onmove("pass", actor) };
  if (!open?.claims) return { label: say.backToBell, act: () => building.look(null) };
  const label = words().knock.giveUp(factsOf(view).points.false_knock);
  return { label, once: true, act: () => onmove(view.race?.forfeit ?? "", actor) };
}
