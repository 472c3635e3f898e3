// A tournament on a connection: how it stands now, as long as its screen is open.
import type { Outside } from "../connection";
import { Followed, socketAddress } from "../followed.svelte";
import { TournamentFold } from "./fold";

const address = (id: string, since: number): string =>
  socketAddress(`/api/tournaments/${encodeURIComponent(id)}/socket`, `&since=${since}`);

export class TournamentNow extends Followed<TournamentFold> {
  /** A new one whenever something has happened. */
  now = $state.raw<{ fold: TournamentFold } | null>(null);

  constructor(id: string, outside: Outside, clock: () => number) {
    const fold = new TournamentFold();
    super(fold, () => address(id, fold.number), outside, clock);
  }

  /** Whoever has joined is somebody else to the server: it is asked anew who one is. */
  again(): void {
    this.link.connect();
  }

  protected show(): void {
    this.now = { fold: this.fold.snapshot() };
  }
}
