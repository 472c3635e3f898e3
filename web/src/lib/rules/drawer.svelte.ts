// The drawer of rules over a game: what lies open in it, as the browser's history has it.
//
// Invariant: while it is open the history stands at an entry of its own, so that going back closes it
// and leaves the game where it was; closing it by other means goes back, too.
import { mount } from "svelte";
import RulesDrawer from "../parts/RulesDrawer.svelte";
import { object, reading, text } from "../reading";

export interface Place {
  game: string;
  /** A rule or a section; empty: the beginning. */
  id: string;
}

const entry = object({ rules: object({ game: text, id: text }) });
const isOpen = () => reading(entry, history.state).ok;

class Drawer {
  /** A new object each time somebody goes to a place. */
  at = $state.raw<Place | null>(null);
  private mounted = false;

  open(place: Place): void {
    const kept = { ...(history.state as object | null), rules: place };
    if (isOpen()) history.replaceState(kept, "");
    else history.pushState(kept, "");
    this.at = { ...place };
    if (this.mounted) return;
    mount(RulesDrawer, { target: document.body, props: { drawer: this } });
    this.mounted = true;
  }

  readonly close = (): void => {
    if (!this.at) return;
    this.at = null;
    if (isOpen()) history.back();
  };

  /** The page has come to another entry of the history. */
  follow(): void {
    if (!isOpen()) this.at = null;
  }
}

export const drawer = new Drawer();
