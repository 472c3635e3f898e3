import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  browserOutside,
  Connection,
  pingAfterMs,
  pongWithinMs,
  retryDelay,
  steadyAfterMs,
  type ConnectionState,
  type Outside,
  type SocketEvents,
} from "./connection";
import { ManualClock } from "./testing";

/** A network and a clock that do only what a test says. */
class FakeOutside implements Outside {
  sockets: { address: string; events: SocketEvents; sent: string[]; closed: boolean }[] = [];
  readonly clock = new ManualClock();
  readonly later = this.clock.later;

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
  jitter = () => 1;

  get socket() {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket");
    return last;
  }
}

let outside: FakeOutside;
let connection: Connection;
let clock: ManualClock;
let states: ConnectionState[];
let received: string[];

beforeEach(() => {
  outside = new FakeOutside();
  ({ clock } = outside);
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
    clock.advance(399);
    expect(outside.sockets).toHaveLength(1);
    clock.advance(1);
    expect(outside.sockets).toHaveLength(2);
    expect(outside.socket.address).toBe("ws://table?since=1");
  });

  /** Breaks the connection; how long it takes to the next one, which it makes. */
  function broken(): number {
    const [before, count] = [clock.now(), outside.sockets.length];
    outside.socket.events.closed();
    while (outside.sockets.length === count && clock.step());
    return clock.now() - before;
  }

  it("grows more patient, up to a limit, and starts afresh once a connection has lasted", () => {
    const waits = Array.from({ length: 8 }, broken);
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    outside.socket.events.opened();
    clock.advance(steadyAfterMs - 1);
    expect(broken()).toBe(15_000);
    outside.socket.events.opened();
    clock.advance(steadyAfterMs);
    expect(broken()).toBe(400);
  });

  it("grows more patient, too, with a server that greets and hangs up", () => {
    const waits = Array.from({ length: 3 }, () => {
      outside.socket.events.opened();
      outside.socket.events.received("hello");
      return broken();
    });
    expect(waits).toEqual([400, 800, 1600]);
  });

  it("pauses before it replaces a connection that is of no use", () => {
    outside.socket.events.opened();
    connection.again();
    expect(outside.socket.closed).toBe(true);
    clock.advance(399);
    expect(outside.sockets).toHaveLength(1);
    clock.advance(1);
    expect(outside.sockets).toHaveLength(2);
  });

  it("asks after a silence, and gives the socket up when there is no answer", () => {
    outside.socket.events.opened();
    clock.advance(1000);
    outside.socket.events.received("one");
    clock.advance(pingAfterMs - 1);
    expect(outside.socket.sent).toEqual([]);
    clock.advance(1);
    expect(outside.socket.sent).toEqual(['{"type":"ping"}']);
    clock.advance(pongWithinMs - 1);
    expect(outside.socket.closed).toBe(false);
    clock.advance(1);
    expect(outside.socket.closed).toBe(true);
    expect(states.at(-1)).toBe("waiting");
  });

  it("gives up a socket that neither opens nor fails", () => {
    clock.advance(pongWithinMs - 1);
    expect(states.at(-1)).toBe("connecting");
    clock.advance(1);
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
    expect(clock.step()).toBe(false);
    expect(states.at(-1)).toBe("closed");
    // Not even where the last thing that came was of no use.
    connection.again();
    connection.hurry();
    expect(clock.step()).toBe(false);
    expect(states.at(-1)).toBe("closed");
  });
});

describe("the browser's sockets and clock", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("say when a socket opens, what it receives and that it is closed", () => {
    const socket: Partial<WebSocket> = { send: vi.fn(), close: vi.fn() };
    const asked: string[] = [];
    vi.stubGlobal("WebSocket", function (address: string) {
      asked.push(address);
      return socket;
    });
    const events = { opened: vi.fn(), received: vi.fn(), closed: vi.fn() };
    expect(browserOutside.open("wss://benben.test/t", events)).toBe(socket);
    expect(asked).toEqual(["wss://benben.test/t"]);
    const call = <E extends Event>(handler: ((event: E) => void) | null | undefined, event: E) =>
      handler?.call(socket, event);
    call(socket.onopen, new Event("open"));
    expect(events.opened).toHaveBeenCalledOnce();
    call(socket.onmessage, new MessageEvent("message", { data: "hello" }));
    expect(events.received).toHaveBeenCalledWith("hello");
    expect(events.closed).not.toHaveBeenCalled();
    call(socket.onclose, new Event("close") as CloseEvent);
    expect(events.closed).toHaveBeenCalledOnce();
  });

  it("call back after a time, unless that is called off", () => {
    vi.useFakeTimers();
    const [one, other] = [vi.fn(), vi.fn()];
    browserOutside.later(1000, one);
    browserOutside.later(1000, other)();
    vi.advanceTimersByTime(999);
    expect(one).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(one).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });
});

describe("retryDelay", () => {
  it("spreads the tries over half of the delay", () => {
    expect(retryDelay(0, 0)).toBe(200);
    expect(retryDelay(0, 1)).toBe(400);
  });
});
