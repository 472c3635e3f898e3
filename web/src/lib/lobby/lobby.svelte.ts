// The lobby on a connection: what waits there now, as long as its screen is open.
import type { Outside } from "../connection";
import { Followed, socketAddress } from "../followed.svelte";
import { LobbyFold, type Seek } from "./fold";

const address = ({ run, number }: LobbyFold): string =>
  socketAddress("/api/lobby/socket", run ? `&run=${run}&since=${number}` : "");

export class Lobby extends Followed<LobbyFold> {
  seeks = $state.raw<readonly Seek[]>([]);
  /** The server has told what waits. */
  told = $state(false);

  constructor(outside: Outside, clock: () => number) {
    const fold = new LobbyFold();
    super(fold, () => address(fold), outside, clock);
  }

  protected show(): void {
    this.told = true;
    this.seeks = [...this.fold.open.values()];
  }
}
