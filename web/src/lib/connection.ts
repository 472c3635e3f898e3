// The socket of a table: connects, says when it is silent, comes back with growing patience.
//
// Everything of the outside world (sockets, timers, chance) comes in through `Outside`, so that
// tests drive it without waiting. What the messages mean is protocol.ts's business.

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export interface Outside {
  open(address: string, events: SocketEvents): Socket;
  /** Calls back after a time; gives the function that calls it off. */
  later(milliseconds: number, call: () => void): () => void;
  /** In [0, 1): keeps a thousand pages from coming back in the same moment. */
  jitter(): number;
}

export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

export interface Handlers {
  /** Where to connect to, asked anew each time (it holds `since`). */
  address(): string;
  message(text: string): void;
  state(state: ConnectionState): void;
}

/** Silence after which we ask whether the other side is still there. */
export const pingAfterMs = 20_000;
/** Silence after the question that means: it is not. */
export const pongWithinMs = 8_000;
/** A connection that lasted so long was a good one; after a shorter one patience goes on growing. */
export const steadyAfterMs = 5_000;
const firstRetryMs = 400;
const longestRetryMs = 15_000;

/** How long to wait before try number `attempt` (from 0). */
export function retryDelay(attempt: number, jitter: number): number {
  const full = Math.min(firstRetryMs * 2 ** attempt, longestRetryMs);
  return Math.round(full * (0.5 + jitter / 2));
}

export class Connection {
  private socket: Socket | null = null;
  private attempt = 0;
  private stopTimer: (() => void) | null = null;
  private stopSteady: (() => void) | null = null;
  private state: ConnectionState = "closed";

  constructor(
    private readonly outside: Outside,
    private readonly handlers: Handlers,
  ) {}

  /** Connects now: the first time, or when the network is back. */
  connect(): void {
    this.drop();
    this.enter("connecting");
    const socket: Socket = this.outside.open(this.handlers.address(), {
      opened: () => this.opened(socket),
      received: (text) => this.received(socket, text),
      closed: () => this.lost(socket),
    });
    this.socket = socket;
    // A connection that neither opens nor fails is as good as lost.
    this.timer(pongWithinMs, () => this.lost(socket));
  }

  /** The network may be back: no need to wait any longer. */
  hurry(): void {
    if (this.state === "waiting") this.connect();
    else if (this.state === "open") this.ask();
  }

  /** This connection is of no use: another one, but never in a circle without a pause. */
  again(): void {
    if (this.socket) this.lost(this.socket);
  }

  /** Sends if the connection is open; what matters is sent again after the next hello. */
  send(message: object): void {
    if (this.state === "open") this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.drop();
    this.enter("closed");
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return;
    this.enter("open");
    this.stopSteady = this.outside.later(steadyAfterMs, () => (this.attempt = 0));
    this.listen();
  }

  private received(socket: Socket, text: string): void {
    if (socket !== this.socket) return;
    this.listen();
    this.handlers.message(text);
  }

  private listen(): void {
    this.timer(pingAfterMs, () => this.ask());
  }

  private ask(): void {
    const socket = this.socket;
    if (!socket) return;
    this.send({ type: "ping" });
    this.timer(pongWithinMs, () => this.lost(socket));
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.drop();
    this.enter("waiting");
    this.timer(retryDelay(this.attempt, this.outside.jitter()), () => this.connect());
    this.attempt += 1;
  }

  private drop(): void {
    this.stopTimer?.();
    this.stopTimer = null;
    this.stopSteady?.();
    this.stopSteady = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private timer(milliseconds: number, call: () => void): void {
    this.stopTimer?.();
    this.stopTimer = this.outside.later(milliseconds, call);
  }

  private enter(state: ConnectionState): void {
    this.state = state;
    this.handlers.state(state);
  }
}

/** The browser's own sockets and clock. */
export const browserOutside: Outside = {
  open: (address, events) => {
    const socket = new WebSocket(address);
    socket.onopen = () => events.opened();
    socket.onmessage = ({ data }) => events.received(String(data));
    socket.onclose = () => events.closed();
    return socket;
  },
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  jitter: Math.random,
};
