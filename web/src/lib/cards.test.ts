import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  finishedShown,
  seatsOn,
  statusOn,
  StoredCards,
  type CardsOutside,
  type Shown,
} from "./cards";
import { Core } from "./core";
import type { OnlineSeat } from "./protocol";
import { joinRecord } from "./record";
import { Memory, passingEntries, type LocalGame, type RememberedTable } from "./storage";
import { pyramixHeader, realCore } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
let record: string;
beforeAll(async () => {
  core = await realCore("pyramix");
  const start = Timeline.open(core, joinRecord(pyramixHeader(2), []));
  if (!start.ok) throw new Error(start.error.message);
  record = joinRecord(pyramixHeader(2), [start.value.sample(1n)]);
});

let memory: Memory;
let outside: CardsOutside;
let forgotten: string[] = [];
let rests: number;
beforeEach(() => {
  memory = new Memory(passingEntries());
  rests = 0;
  forgotten = [];
  outside = {
    memory,
    loadCore: () => Promise.resolve(core),
    forgetCore: (game) => forgotten.push(game),
    rest: () => {
      rests += 1;
      return Promise.resolve();
    },
  };
});

/** All that was shown, one after the other. */
async function shownBy(stored = new StoredCards(outside)): Promise<Shown[]> {
  const shown: Shown[] = [];
  await stored.read((now) => shown.push(now));
  return shown;
}

const last = async (stored?: StoredCards) => (await shownBy(stored)).at(-1);

const ada: OnlineSeat = { kind: "human", name: "Ada", claimed: true };
const grace: OnlineSeat = { kind: "human", name: "Grace", claimed: true };
const free: OnlineSeat = { kind: "human", name: "", claimed: false };
const bot: OnlineSeat = { kind: "bot", name: "bot:4", claimed: true };

/** The card of a table of the server at which seat 0 is ours, with its status. */
async function cardOf(more: Partial<RememberedTable> = {}) {
  const seats = [ada, free];
  const entry = { id: "t", game: "pyramix", record, seats, you: [0], over: false };
  memory.tables.put({ ...entry, invitations: [], touched: 1, ...more });
  const card = (await last())?.cards[0];
  return card && { ...card, status: statusOn(card) };
}

describe("the card of a table of the server", () => {
  it("says whose turn it is", async () => {
    expect(await cardOf()).toMatchObject({ yourTurn: true, status: "Your turn", over: false });
  });

  it("knows whether somebody else sits there", async () => {
    expect((await cardOf())?.alone).toBe(true);
    expect((await cardOf({ seats: [ada, bot] }))?.alone).toBe(true);
    expect((await cardOf({ seats: [ada, grace], you: [0, 1] }))?.alone).toBe(true);
    expect((await cardOf({ seats: [ada, grace] }))?.alone).toBe(false);
    expect((await cardOf({ you: [] }))?.alone).toBe(false);
    expect((await cardOf({ seats: [free, bot], you: [] }))?.alone).toBe(false);
  });

  it("shows a table that this browser has not seen yet", async () => {
    const unseen = { record: "", seats: [] };
    expect(await cardOf(unseen)).toMatchObject({ view: null, over: false, alone: false });
    expect(await cardOf({ ...unseen, over: true })).toMatchObject({ status: "The game is over" });
    expect(await cardOf({ ...unseen, you: [] })).toBeUndefined();
  });

  it("asks nobody to move at a table that is gone", async () => {
    expect(await cardOf({ gone: true })).toMatchObject({
      yourTurn: false,
      over: true,
      alone: false,
      status: "No longer on the server",
    });
  });
});

describe("the cards of many games", () => {
  const local = (id: string, touched: number, more: Partial<LocalGame> = {}): LocalGame => ({
    id,
    game: "pyramix",
    seats: [
      { kind: "me", name: "" },
      { kind: "bot", name: "bot:2" },
    ],
    record,
    over: false,
    touched,
    ...more,
  });

  it("ask the core once for each that is shown, in slices, and not again", async () => {
    for (let index = 0; index < 20; index++) memory.games.put(local(`run-${index}`, 1000 + index));
    for (let index = 0; index < 480; index++)
      memory.games.put(local(`over-${index}`, index, { over: true }));
    const open = vi.spyOn(Core.prototype, "open");
    const stored = new StoredCards(outside);
    const shown = await shownBy(stored);
    expect(shown.map(({ cards }) => cards.length)).toEqual([
      4,
      8,
      12,
      16,
      20,
      24,
      20 + finishedShown,
    ]);
    expect([open.mock.calls.length, rests]).toEqual([20 + finishedShown, 6]);
    expect(shown.at(-1)?.cards[0]?.id).toBe("run-19");
    open.mockClear();
    memory.games.put(local("run-0", 5000));
    memory.games.put(local("run-1", 5001, { record: joinRecord(pyramixHeader(2), []) }));
    expect((await last(stored))?.cards[0]?.view?.next).toBe("chance");
    expect(open).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  it("are not drawn by an earlier reading once a later one has begun", async () => {
    for (let index = 0; index < 20; index++) memory.games.put(local(`run-${index}`, index));
    const stored = new StoredCards(outside);
    const early: Shown[] = [];
    const reading = stored.read((now) => early.push(now));
    const late = await last(stored);
    await reading;
    expect(early.at(-1)?.cards.length ?? 0).toBeLessThan(20);
    expect(late?.cards).toHaveLength(20);
  });

  it("are all those of tables that go on, and the latest of those that are gone", async () => {
    const entry = { game: "pyramix", record, seats: [ada, free], you: [0], over: false };
    for (const [name, gone] of [
      ["on", undefined],
      ["gone", true],
    ] as const)
      for (let index = 0; index < 6; index++)
        memory.tables.put({ id: `${name}-${index}`, ...entry, invitations: [], touched: 1, gone });
    const ids = (await last())?.cards.map(({ id }) => id.replace(/-.*/, "")) ?? [];
    expect(ids.filter((id) => id === "on")).toHaveLength(6);
    expect(ids.filter((id) => id === "gone")).toHaveLength(finishedShown);
  });

  it("are none of a game of this device that has no record", async () => {
    memory.games.put(local("empty", 1, { record: "" }));
    const shown = await last();
    expect([shown?.cards, shown?.unreadable.length]).toEqual([[], 1]);
  });

  it("are all there beside a game that cannot be read", async () => {
    memory.games.put(local("good", 1));
    memory.games.put(local("bad", 2, { record: `${record}0 999\n` }));
    memory.games.put({ ...local("worse", 3), seats: undefined } as unknown as LocalGame);
    const shown = await last();
    expect(shown?.cards.map(({ id }) => id)).toEqual(["good"]);
    expect(shown?.unreadable.map(({ key }) => key)).toEqual([
      "benben.game.worse",
      "benben.game.bad",
    ]);
    expect(shown?.unreadable.map(({ fault, game }) => [fault.params, fault.line, game])).toEqual([
      [{ field: "seats" }, undefined, null],
      [expect.anything(), expect.any(Number), "pyramix"],
    ]);
  });

  it("are all there beside a game in which the core fails", async () => {
    memory.games.put(local("good", 1));
    memory.games.put(local("bad", 2, { record: joinRecord(pyramixHeader(3), []) }));
    const trap = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    const open = vi.spyOn(Core.prototype, "open").mockImplementationOnce(trap);
    open.mockImplementationOnce(trap);
    const shown = await last();
    open.mockRestore();
    expect(shown?.cards.map(({ id }) => id)).toEqual(["good"]);
    expect(shown?.unreadable.map(({ fault }) => [fault.fault, fault.message])).toEqual([
      ["page_failed", "unreachable"],
    ]);
    expect(forgotten).toEqual(["pyramix", "pyramix"]);
  });

  it("are opened by a new core where one has failed", async () => {
    memory.games.put(local("good", 1));
    const open = vi.spyOn(Core.prototype, "open").mockImplementationOnce(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    const shown = await last();
    open.mockRestore();
    expect(shown?.cards.map(({ id }) => id)).toEqual(["good"]);
    expect(shown?.unreadable).toEqual([]);
    expect(forgotten).toEqual(["pyramix"]);
  });

  it("are those of the games whose rules can be loaded, and the others are named", async () => {
    memory.games.put(local("here", 1));
    memory.games.put(local("away", 2, { game: "cubus" }));
    outside.loadCore = (game) =>
      game === "cubus" ? Promise.reject(new Error("404")) : Promise.resolve(core);
    const shown = await last();
    expect(shown?.cards.map(({ id }) => id)).toEqual(["here"]);
    expect(shown?.missing).toEqual(["cubus"]);
  });
});

it("stops when nobody looks any more", async () => {
  const loaded = await realCore("pyramix");
  let arrive: (core: Core) => void = () => undefined;
  const loading = new Promise<Core>((resolve) => (arrive = resolve));
  memory.games.put({ id: "a", game: "pyramix", record, seats: [], over: false, touched: 1 });
  const stored = new StoredCards({ ...outside, loadCore: () => loading });
  const open = vi.spyOn(Core.prototype, "open");
  const shown = vi.fn();
  const reading = stored.read(shown);
  stored.stop();
  arrive(loaded);
  await reading;
  expect([shown.mock.calls.length, open.mock.calls.length]).toEqual([0, 0]);
  open.mockRestore();
});

it("says of a game of this device where it is, who sits there and whose turn it is", async () => {
  const seats = [
    { kind: "bot" as const, name: "bot:4" },
    { kind: "me" as const, name: "Ada" },
  ];
  const entry = { game: "pyramix", seats, record, over: false, touched: 5 };
  memory.games.put({ id: "x", ...entry });
  memory.games.put({ id: "y", ...entry, seats: [...seats].reverse(), touched: 6 });
  const [first, second] = (await last())?.cards ?? [];
  expect(second).toEqual({
    id: "x",
    kind: "local",
    game: "pyramix",
    path: "/local/x",
    sitters: [
      { bot: true, name: "bot:4" },
      { bot: false, name: "Ada" },
    ],
    you: [1],
    view: expect.objectContaining({ ply: 1, next: [0] }),
    over: false,
    yourTurn: false,
    gone: false,
    givenUp: null,
    touched: 5,
    alone: false,
  });
  expect(first).toMatchObject({ id: "y", you: [0], yourTurn: true, touched: 6 });
  expect(first && seatsOn(first)).toMatchObject([{ name: "Ada", self: true }, {}]);
});

it("says of a table of the server that was not seen yet only what is known", async () => {
  const known = { game: "cubus", record: "", seats: [], invitations: [], touched: 1 };
  memory.tables.put({ id: "new", ...known, you: [1], over: true });
  memory.tables.put({ id: "looked at", ...known, you: [], over: false });
  expect((await last())?.cards).toEqual([
    {
      id: "new",
      kind: "online",
      game: "cubus",
      path: "/table/new",
      sitters: [],
      you: [1],
      view: null,
      over: true,
      yourTurn: false,
      gone: false,
      givenUp: null,
      touched: 1,
      alone: false,
    },
  ]);
});

it("says of a table of the server whose turn the server says it is, and who gave up", async () => {
  const person = (name: string) => ({ kind: "human" as const, name, claimed: true });
  const seats = [person("Ada"), person("Grace")];
  const known = { game: "cubus", record: "", seats, you: [0], over: false, invitations: [] };
  memory.tables.put({ id: "due", ...known, turn: [0], ply: 4, touched: 4 });
  memory.tables.put({ id: "left", ...known, turn: [0], incidents: ["4 0 leave"], touched: 3 });
  memory.tables.put({ id: "lost", ...known, turn: [], incidents: ["4 1 resign"], touched: 2 });
  memory.tables.put({ id: "told", ...known, given_up: true, touched: 1 });
  const cards = (await last())?.cards ?? [];
  expect(cards.map(({ id, over, yourTurn }) => [id, over, yourTurn])).toEqual([
    ["due", false, true],
    ["left", false, false],
    ["lost", true, false],
    ["told", true, false],
  ]);
  expect(cards.map(({ givenUp }) => givenUp)).toEqual([null, null, [1], []]);
});
