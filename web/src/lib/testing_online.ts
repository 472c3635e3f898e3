// For tests of tables of the server: a server that says what a test lets it say, and the page that is at it.
import type { SocketEvents } from "./connection";
import type { Core, Outcome } from "./core";
import { OnlineTable, type OnlineOutside } from "./online_table.svelte";
import { openOnline } from "./open_online";
import type { TableDescription } from "./protocol";
import { joinRecord } from "./record";
import { Memory, passingEntries } from "./storage";
import { ManualClock, pyramixHeader } from "./testing";
import { Timeline } from "./timeline";

/** A table of Ada, whose page it is, and a free seat. */
export const adasTable: TableDescription = {
  table: "t",
  header: pyramixHeader(2),
  seats: [
    { kind: "human", name: "Ada", claimed: true },
    { kind: "human", name: "", claimed: false },
  ],
  you: [0],
  ply: 1,
  over: false,
};

/** A server that holds one table. */
export class ManualServer {
  /** Where it was called, and what it was sent, the oldest first. */
  readonly addresses: string[] = [];
  readonly sent: Record<string, unknown>[] = [];
  /** The connection that was opened last. */
  events: SocketEvents | null = null;
  /** What it answers to who asks for the table without a socket. */
  described: Outcome<TableDescription>;

  constructor(readonly description: TableDescription) {
    this.described = { ok: true, value: description };
  }

  readonly open: OnlineOutside["open"] = (address, events) => {
    this.addresses.push(address);
    this.events = events;
    return {
      send: (text) => void this.sent.push(JSON.parse(text) as Record<string, unknown>),
      close: () => undefined,
    };
  };

  say(message: object): void {
    this.events?.received(JSON.stringify(message));
  }

  /** The connection opens and the server says hello. */
  hello(more: Partial<TableDescription> = {}): void {
    this.events?.opened();
    this.say({ type: "hello", protocol: 2, ...this.description, ...more });
  }

  /** It says hello, and the events since. */
  greet(since: number, events: string[]): void {
    this.hello({ ply: since + events.length });
    if (events.length > 0) this.say({ type: "events", from: since, events });
  }
}

/** A page at the table of a server, its clock and its memory. */
export class ManualPage {
  readonly clock = new ManualClock();
  readonly memory: Memory;
  readonly outside: OnlineOutside;
  private moves = 0;

  constructor(
    private readonly core: Core,
    private readonly server: ManualServer,
    entries = passingEntries(),
  ) {
    this.memory = new Memory(entries);
    this.outside = {
      open: server.open,
      later: this.clock.later,
      jitter: () => 1,
      memory: this.memory,
      describe: () => Promise.resolve(server.described),
      socketAddress: (table, { since, incidents }) =>
        `${table}?since=${since}${"+".repeat(incidents.length)}`,
      fetchRecord: () => Promise.reject(new Error("away")),
      newMoveId: () => `move-${++this.moves}`,
      reducedMotion: () => true,
      now: this.clock.now,
      uptime: this.clock.uptime,
    };
  }

  async opened(): Promise<OnlineTable> {
    const { core, outside, server } = this;
    const table = await openOnline(() => Promise.resolve(core), server.description.table, outside);
    if (!(table instanceof OnlineTable)) throw new Error(table.message);
    return table;
  }

  /** Something ends the connection, and time passes until the page comes back. */
  broken(end = () => this.server.events?.closed()): void {
    const before = this.server.addresses.length;
    end();
    while (this.server.addresses.length === before && this.clock.step());
  }
}

/** The game of a header with so many of its events played. */
export function played(core: Core, header: string, events: string[] = []): Timeline {
  const opened = Timeline.open(core, joinRecord(header, events));
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

/** Somebody at Ada's table, and what chance reveals there at first. */
export function atAdasTable(core: Core): {
  server: ManualServer;
  page: ManualPage;
  reveal: string;
} {
  const server = new ManualServer(adasTable);
  const reveal = played(core, adasTable.header).sample(1n);
  return { server, page: new ManualPage(core, server), reveal };
}
