// Followed: what a socket of the server only tells (the lobby, a tournament), as long as its screen is
// open. A fold takes in what is told; what that comes to is `show`'s.
import { Connection, type ConnectionState, type Outside } from "./connection";
import { protocolVersion } from "./wire";

/** What came of a message. */
export type Heard = "told" | "nothing" | "gap" | "outdated" | "misread";

interface Fold {
  /** The server's time of its last hello, in Unix seconds. */
  readonly now: number;
  receive: (json: string) => Heard;
}

/** The address of a socket; `query` goes behind the protocol's version. */
export function socketAddress(path: string, query: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${path}?protocol=${protocolVersion}${query}`;
}

export abstract class Followed<F extends Fold> {
  state = $state<ConnectionState>("connecting");
  /** The server speaks another version of the protocol. */
  outdated = $state(false);
  /** By how many seconds the server's clock is ahead of this one. */
  ahead = 0;
  private hasHeard = false;
  protected readonly link: Connection;

  protected constructor(
    protected readonly fold: F,
    address: () => string,
    outside: Outside,
    private readonly clock: () => number,
  ) {
    this.link = new Connection(outside, {
      address,
      message: (text) => this.read(text),
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

  /** The fold has taken something in. */
  protected abstract show(): void;

  private read(text: string): void {
    const heard = this.fold.receive(text);
    if (heard === "gap" || heard === "misread") return this.link.again();
    if (heard === "outdated") {
      this.outdated = true;
      return this.link.close();
    }
    if (heard !== "told") return;
    if (!this.hasHeard) this.ahead = this.fold.now - this.clock() / 1000;
    this.hasHeard = true;
    this.show();
  }
}
