// A tournament on a connection: how it stands now, as long as its screen is open.
import { Connection, type ConnectionState, type Outside } from "../connection";
import { protocolVersion } from "../wire";
import { TournamentFold } from "./fold";

const address = (id: string, since: number): string => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = `/api/tournaments/${encodeURIComponent(id)}/socket`;
  return `${scheme}://${location.host}${path}?protocol=${protocolVersion}&since=${since}`;
};

export class TournamentNow {
  /** A new one whenever something has happened. */
  now = $state.raw<{ fold: TournamentFold } | null>(null);
  state = $state<ConnectionState>("connecting");
  outdated = $state(false);
  /** By how many seconds the server's clock is ahead of this one. */
  ahead = 0;
  private readonly fold = new TournamentFold();
  private readonly link: Connection;

  constructor(id: string, outside: Outside, clock: () => number) {
    this.link = new Connection(outside, {
      address: () => address(id, this.fold.number),
      message: (text) => this.read(text, clock),
      state: (state) => (this.state = state),
    });
    this.link.connect();
  }

  hurry(): void {
    this.link.hurry();
  }

  /** Whoever has joined is somebody else to the server: it is asked anew who one is. */
  again(): void {
    this.link.connect();
  }

  close(): void {
    this.link.close();
  }

  private read(text: string, clock: () => number): void {
    const heard = this.fold.receive(text);
    if (heard === "gap" || heard === "misread") return this.link.again();
    if (heard === "outdated") {
      this.outdated = true;
      return this.link.close();
    }
    if (heard !== "told") return;
    if (!this.now) this.ahead = this.fold.now - clock() / 1000;
    this.now = { fold: this.fold.snapshot() };
  }
}
