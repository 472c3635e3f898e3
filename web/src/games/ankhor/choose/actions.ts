// The buttons of the bar: what can be done with what is in hand, in the tray, or at the end of a turn.
import type { DraftState } from "$lib/games";
import { excess, moreThanEnd, returnText, takeText } from "../view/moves";
import { words } from "../words";
import { legalMoves, type PileName } from "../view/position";
import { TAKE, type Chosen } from "./purse";
import { spotIn, type Situation } from "./situation";
import { lessOne, type Spot } from "./spots";

export interface Action {
  readonly label: string;
  readonly primary?: boolean;
  /** Cannot be pressed yet. */
  readonly off?: boolean;
  /** Closes what is open: a small button beside the words. */
  readonly closes?: boolean;
  readonly act: () => void;
}

export interface Doer {
  /** Makes steps, one after the other. */
  step: (...texts: string[]) => void;
  letGo: () => void;
  choose: (chosen: Chosen) => void;
}

export function actionsOf(s: Situation, doer: Doer, draft: DraftState | null): Action[] {
  const back = takingBack(draft);
  if (!s.canAct) return draft?.complete && !draft.confirmed ? [playing(draft), ...back] : [];
  if (s.due) return [returning(s, doer), ...back];
  const leave: Action = { label: words().actions.leave, closes: true, act: doer.letGo };
  const spot = spotIn(s);
  if (s.asked !== null && spot?.open) return [...placing(s, spot, doer), leave];
  if (s.picked?.kind === "pile" && s.check(`refresh ${s.picked.pile}`) === null)
    return [refreshing(s.picked.pile, doer), leave];
  if (s.picked !== null) return [leave];
  if (s.chosen.length > 0) return taking(s, doer);
  return s.legal.includes("end") ? [ending(s, doer), ...back] : back;
}

function takingBack(draft: DraftState | null): Action[] {
  if (!draft || draft.steps.length === 0 || draft.confirmed) return [];
  return [{ label: words().actions.undo, act: draft.back }];
}

function playing(draft: DraftState): Action {
  return { label: words().actions.play, primary: true, act: draft.confirm };
}

function placing({ picked, position }: Situation, { ways }: Spot, doer: Doer): Action[] {
  const price = picked?.kind === "slot" ? (position.prices[picked.slot] ?? []) : [];
  return ways.map(({ text, saved }) => ({
    label:
      saved && ways.length > 1
        ? words().actions.save(saved, lessOne(price, saved))
        : words().actions.lay,
    primary: true,
    act: () => doer.step(text),
  }));
}

function refreshing(pile: PileName, doer: Doer): Action {
  const label = words().actions.refresh(pile);
  return { label, primary: true, act: () => doer.step(`refresh ${pile}`) };
}

/** Three tokens and the end in one go; where more could be done, the tokens alone, too. */
function taking({ chosen, preview }: Situation, doer: Doer): Action[] {
  const { actions } = words();
  const text = takeText(chosen);
  const after = chosen.length === TAKE ? preview(text) : null;
  const more = after !== null && moreThanEnd(legalMoves(after));
  const end: Action = {
    label: actions.takeAndEnd,
    primary: true,
    off: after === null,
    act: () => doer.step(text, "end"),
  };
  const only: Action = { label: actions.take, act: () => doer.step(text) };
  const clear: Action = { label: actions.putAllBack, closes: true, act: () => doer.choose([]) };
  return more ? [end, only, clear] : [end, clear];
}

function ending({ preview }: Situation, doer: Doer): Action {
  const after = preview("end");
  const due = after && excess(legalMoves(after));
  const { endOwing, end } = words().actions;
  const label = due ? endOwing(due.resources + due.ankhs) : end;
  return { label, primary: true, act: () => doer.step("end") };
}

function returning({ chosen, legal }: Situation, doer: Doer): Action {
  const text = returnText(chosen);
  const whole = legal.includes(text);
  const { giveBack, giveBackAndEnd } = words().actions;
  const label = whole ? giveBack(chosen) : giveBackAndEnd;
  return { label, primary: true, off: !whole, act: () => doer.step(text) };
}
