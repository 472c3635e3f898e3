import { beforeEach, describe, expect, it } from "vitest";
import {
  Connection,
  pingAfterMs,
  pongWithinMs,
  retryDelay,
  steadyAfterMs,
  type ConnectionState,
  type Outside,
  type SocketEvents,
} from "./connection";

/** A network and a clock that do only what a test says. */
class FakeOutside implements Outside {
  sockets: { address: string; events: SocketEvents; sent: string[]; closed: boolean }[] = [];
  timer: { milliseconds: number; call: () => void } | null = null;
  /** What happens when the connection has lasted. */
  lasted: (() => void) | null = null;

  open(address: string, events: SocketEvents) {
    const socket = { address, events, sent: [] as string[], closed: false };
    this.sockets.push(socket);
    return {
      send: (text: string) => void socket.sent.push(text),
      close: () => {
        socket.closed = true;
      },
    };
  }
  later(milliseconds: number, call: () => void) {
    if (milliseconds === steadyAfterMs) {
      this.lasted = call;
      return () => (this.lasted = null);
    }
    const timer = { milliseconds, call };
    this.timer = timer;
    return () => {
      if (this.timer === timer) this.timer = null;
    };
  }
  jitter = () => 1;

  get socket() {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket");
    return last;
  }
  ring() {
    const timer = this.timer;
    this.timer = null;
    timer?.call();
  }
}

let outside: FakeOutside;
let connection: Connection;
let states: ConnectionState[];
let received: string[];

beforeEach(() => {
  outside = new FakeOutside();
  states = [];
  received = [];
  connection = new Connection(outside, {
    address: () => `ws://table?since=${received.length}`,
    message: (text) => received.push(text),
    state: (state) => states.push(state),
  });
  connection.connect();
});

describe("Connection", () => {
  it("opens, receives and sends", () => {
    outside.socket.events.opened();
    outside.socket.events.received("hello");
    connection.send({ type: "move" });
    expect(states).toEqual(["connecting", "open"]);
    expect(received).toEqual(["hello"]);
    expect(outside.socket.sent).toEqual(['{"type":"move"}']);
  });

  it("sends nothing before it is open", () => {
    connection.send({ type: "move" });
    expect(outside.socket.sent).toEqual([]);
  });

  it("comes back with a new address after the socket closed", () => {
    outside.socket.events.opened();
    outside.socket.events.received("one");
    outside.socket.events.closed();
    expect(states.at(-1)).toBe("waiting");
    outside.ring();
    expect(outside.sockets).toHaveLength(2);
    expect(outside.socket.address).toBe("ws://table?since=1");
  });

  /** Breaks the connection; how long it takes to the next one, which it makes. */
  function broken(): number {
    outside.socket.events.closed();
    const wait = outside.timer?.milliseconds ?? 0;
    outside.ring();
    return wait;
  }

  it("grows more patient, up to a limit, and starts afresh once a connection has lasted", () => {
    const waits = Array.from({ length: 8 }, broken);
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    outside.socket.events.opened();
    outside.lasted?.();
    expect(broken()).toBe(400);
  });

  it("grows more patient, too, with a server that greets and hangs up", () => {
    const waits = Array.from({ length: 3 }, () => {
      outside.socket.events.opened();
      outside.socket.events.received("hello");
      return broken();
    });
    expect(waits).toEqual([400, 800, 1600]);
    expect(outside.lasted).toBeNull();
  });

  it("pauses before it replaces a connection that is of no use", () => {
    outside.socket.events.opened();
    connection.again();
    expect(outside.socket.closed).toBe(true);
    expect(outside.sockets).toHaveLength(1);
    expect(outside.timer?.milliseconds).toBe(400);
    outside.ring();
    expect(outside.sockets).toHaveLength(2);
  });

  it("asks after a silence, and gives the socket up when there is no answer", () => {
    outside.socket.events.opened();
    expect(outside.timer?.milliseconds).toBe(pingAfterMs);
    outside.ring();
    expect(outside.socket.sent).toEqual(['{"type":"ping"}']);
    expect(outside.timer?.milliseconds).toBe(pongWithinMs);
    outside.ring();
    expect(outside.socket.closed).toBe(true);
    expect(states.at(-1)).toBe("waiting");
  });

  it("gives up a socket that neither opens nor fails", () => {
    expect(outside.timer?.milliseconds).toBe(pongWithinMs);
    outside.ring();
    expect(states.at(-1)).toBe("waiting");
  });

  it("does not wait when the network is back", () => {
    outside.socket.events.closed();
    connection.hurry();
    expect(outside.sockets).toHaveLength(2);
    outside.socket.events.opened();
    connection.hurry();
    expect(outside.socket.sent).toEqual(['{"type":"ping"}']);
  });

  it("is deaf to a socket that it has given up", () => {
    const old = outside.socket;
    connection.connect();
    old.events.opened();
    old.events.received("late");
    old.events.closed();
    expect(received).toEqual([]);
    expect(states).toEqual(["connecting", "connecting"]);
  });

  it("stays closed once it is closed", () => {
    outside.socket.events.opened();
    connection.close();
    expect(outside.socket.closed).toBe(true);
    expect(outside.timer).toBeNull();
    expect(states.at(-1)).toBe("closed");
  });
});

describe("retryDelay", () => {
  it("spreads the tries over half of the delay", () => {
    expect(retryDelay(0, 0)).toBe(200);
    expect(retryDelay(0, 1)).toBe(400);
  });
});
