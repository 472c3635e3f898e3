// The lobby on a connection: what waits there now, as long as its screen is open.
import { Connection, type ConnectionState, type Outside } from "../connection";
import { protocolVersion } from "../wire";
import { LobbyFold, type Seek } from "./fold";

const address = ({ run, number }: LobbyFold): string => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const since = run ? `&run=${run}&since=${number}` : "";
  return `${scheme}://${location.host}/api/lobby/socket?protocol=${protocolVersion}${since}`;
};

export class Lobby {
  seeks = $state.raw<readonly Seek[]>([]);
  state = $state<ConnectionState>("connecting");
  /** The server has told what waits. */
  told = $state(false);
  outdated = $state(false);
  /** By how many seconds the server's clock is ahead of this one. */
  ahead = 0;
  private readonly fold = new LobbyFold();
  private readonly link: Connection;

  constructor(outside: Outside, now: () => number) {
    this.link = new Connection(outside, {
      address: () => address(this.fold),
      message: (text) => this.read(text, now),
      state: (state) => (this.state = state),
    });
    this.link.connect();
  }

  /** The network may be back, or the page is looked at again. */
  hurry(): void {
    this.link.hurry();
  }

  close(): void {
    this.link.close();
  }

  private read(text: string, now: () => number): void {
    const heard = this.fold.receive(text);
    if (heard === "gap" || heard === "misread") return this.link.again();
    if (heard === "outdated") {
      this.outdated = true;
      return this.link.close();
    }
    if (heard !== "told") return;
    if (!this.told) this.ahead = this.fold.now - now() / 1000;
    this.told = true;
    this.seeks = [...this.fold.open.values()];
  }
}
