// The buttons of the bar: what ends a power or a Move, and what can be done with the turn.
import type { Action } from "$lib/board/ActionBar.svelte";
import { turnActions } from "$lib/board/turn_actions";
import type { DraftState } from "$lib/games";
import { words } from "../words";
import type { Choice } from "./choice.svelte";

const isUse = (step: string | undefined) => /^(push|scatter|collect) /.test(step ?? "");

export function actionsOf(choice: Choice, draft: DraftState | null): Action[] {
  const { powers } = words();
  const { aimed, collected, plain, scatter } = choice;
  const actions: Action[] = [];
  const add = (label: string, act: () => void, more: Partial<Action> = {}) =>
    actions.push({ label, act, ...more });
  if (scatter) {
    const { error, text } = scatter;
    const act = () => choice.play(text);
    add(powers.scatter(aimed ?? ""), act, { primary: true, off: error !== null });
  }
  if (collected.length > 0) add(powers.startOver, () => choice.drop());
  if (plain.done) {
    const label = isUse(draft?.steps.at(-1)) ? powers.done : powers.leave;
    add(label, () => choice.play("done"));
  }
  if (plain.forfeit) add(powers.forfeit, () => choice.play("forfeit"), { primary: true });
  return draft ? [...actions, ...turnActions(draft)] : actions;
}
