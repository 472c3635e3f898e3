// The buttons of the bar: what can be done with what is in hand, in the tray, or at the end of a turn.
import type { Action } from "$lib/board/ActionBar.svelte";
import { turnActions } from "$lib/board/turn_actions";
import type { DraftState } from "$lib/games";
import { legalTexts } from "$lib/view";
import { canRefresh, moreThanEnd } from "../view/moves";
import { positionOf, type PileName } from "../view/position";
import { words } from "../words";
import type { Hand } from "./hand.svelte";
import { lessOne, type Spot } from "./spots";
import { stepOf, type Tray } from "./tray";

export function actionsOf(hand: Hand, draft: DraftState | null): Action[] {
  const { canAct, due, asked, spot, picked, tray, legal, chosen } = hand;
  const turn = draft ? turnActions(draft) : [];
  if (!canAct) return turn;
  if (tray && due) return [returning(hand, tray), ...turn];
  const leave = { label: words().actions.leave, closes: true, act: () => hand.letGo() };
  if (asked !== null && spot?.open) return [...placing(hand, spot), leave];
  if (picked?.kind === "pile" && canRefresh(legal, picked.pile))
    return [refreshing(hand, picked.pile), leave];
  if (picked !== null) return [leave];
  if (tray && chosen.length > 0) return taking(hand, tray);
  return legal.includes("end") ? [ending(hand), ...turn] : turn;
}

function placing(hand: Hand, { ways }: Spot): Action[] {
  const { picked, position } = hand;
  const price = picked?.kind === "slot" ? (position.prices[picked.slot] ?? []) : [];
  return ways.map(({ text, saved }) => ({
    label:
      saved && ways.length > 1
        ? words().actions.save(saved, lessOne(price, saved))
        : words().actions.lay,
    primary: true,
    act: () => hand.step(text),
  }));
}

function refreshing(hand: Hand, pile: PileName): Action {
  const label = words().actions.refresh(pile);
  return { label, primary: true, act: () => hand.step(`refresh ${pile}`) };
}

/** What is taken and the end in one go; where more could be done, the tokens alone, too. */
function taking(hand: Hand, tray: Tray): Action[] {
  const { actions } = words();
  const text = stepOf(tray, hand.chosen);
  const after = text === null ? null : hand.preview(text);
  const steps = (...texts: string[]) => text !== null && hand.step(text, ...texts);
  const end: Action = {
    label: actions.takeAndEnd,
    primary: true,
    off: after === null,
    act: () => steps("end"),
  };
  const only: Action = { label: actions.take, act: () => steps() };
  const clear: Action = {
    label: actions.startOver,
    closes: true,
    act: () => (hand.chosen = []),
  };
  return after && moreThanEnd(legalTexts(after) ?? []) ? [end, only, clear] : [end, clear];
}

function ending(hand: Hand): Action {
  const after = hand.preview("end");
  const left = after && positionOf(after);
  const due = left?.phase === "return" ? left.cities[hand.owner]?.exceeding : undefined;
  const { endOwing, end } = words().actions;
  const label = due ? endOwing(due.resources + due.ankhs) : end;
  return { label, primary: true, act: () => hand.step("end") };
}

function returning(hand: Hand, tray: Tray): Action {
  const text = stepOf(tray, hand.chosen);
  const { giveBack, giveBackAndEnd } = words().actions;
  const label = text === null ? giveBackAndEnd : giveBack(hand.chosen);
  const act = () => text !== null && hand.step(text);
  return { label, primary: true, off: text === null, act };
}
