// What is called out over a knock: whose chance it is, who was first, and what this page may answer.
import type { OpenWindow, SeatName } from "$lib/games";
import { nameOf } from "$lib/view";
import { words } from "../words";

export interface Calls {
  readonly title: string;
  readonly text: string;
  /** The seats of this page that may still knock. */
  readonly knockers: readonly number[];
  /** Of these, those that have not let it pass. */
  readonly waiting: readonly number[];
  /** Somebody of this page builds. */
  readonly builds: boolean;
}

interface Asked {
  passer: number;
  open: OpenWindow;
  seats: SeatName[];
  you: readonly number[];
  /** The seats of this page that may knock. */
  knockers: readonly number[];
  /** Somebody of this page looks for a build. */
  builds: boolean;
  /** Somebody of this page has knocked, too. */
  tried: boolean;
}

/** While others may knock, or somebody who has knocked has to show a build. */
export function callsOf(asked: Asked): Calls {
  const { open, builds } = asked;
  if (open.claimant !== null)
    return { ...claimed(asked, open.claimant), knockers: [], waiting: [], builds };
  const knockers = builds ? [] : asked.knockers;
  const waiting = knockers.filter((seat) => !open.yielded.includes(seat));
  return { ...questioned(asked, waiting.length === 0), knockers, waiting, builds };
}

function claimed({ passer, seats, you, tried }: Asked, claimant: number) {
  const say = words().knock;
  const [who, of] = [nameOf(seats, claimant), nameOf(seats, passer)];
  const late = tried && !you.includes(claimant);
  return { title: late ? say.wasFirst(who) : say.hasKnocked(who), text: say.shows(who, of) };
}

function questioned({ passer, seats, knockers, builds }: Asked, answered: boolean) {
  const say = words().knock;
  const of = nameOf(seats, passer);
  if (builds) return { title: say.title(of), text: say.beFirst };
  if (knockers.length === 0) return { title: say.title(of), text: say.others(of) };
  return { title: say.title(of), text: answered ? say.answered : say.question(of) };
}
