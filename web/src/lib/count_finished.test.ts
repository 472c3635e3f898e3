import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { countFinished } from "./count_finished";
import { Results } from "./results";
import { Memory, passingEntries, type LocalGame, type RememberedTable } from "./storage";
import { realCore } from "./testing";

const core = await realCore("pyramix");
const golden = join(import.meta.dirname, "../../../games/pyramix/golden/scoring-example.game");
const record = await readFile(golden, "utf8");
const seats = [
  { kind: "me" as const, name: "" },
  { kind: "bot" as const, name: "bot:2" },
  { kind: "bot" as const, name: "bot:4" },
];
const local: LocalGame = { id: "a", game: "pyramix", seats, record, over: true, touched: 1 };
const online: RememberedTable = {
  ...local,
  id: "b",
  seats: [
    { kind: "human", name: "Ada", claimed: true },
    { kind: "human", name: "Grace", claimed: true },
    { kind: "bot", name: "bot:4", claimed: true },
  ],
  you: [1],
  invitations: [],
};

let entries = passingEntries();
const forgetCore = vi.fn();
const outside = (loadCore = () => Promise.resolve(core)) => ({
  memory: new Memory(entries),
  results: new Results(entries),
  loadCore,
  forgetCore,
  rest: () => Promise.resolve(),
});

beforeEach(() => {
  entries = passingEntries();
  forgetCore.mockClear();
});

describe("counting finished games", () => {
  it("counts no game again whose result was deleted", async () => {
    const { memory, results } = outside();
    memory.games.put(local);
    await countFinished(outside());
    results.clear();
    expect(await countFinished(outside())).toBe(0);
    expect(results.all()).toEqual([]);
  });

  it("does not count a game that a bot ended for somebody of this page", async () => {
    const { memory, results } = outside();
    memory.tables.put({ ...online, incidents: ["5 1 resign"] });
    memory.tables.put({ ...online, id: "c", incidents: ["5 0 resign", "6 1 leave"] });
    memory.tables.put({ ...online, id: "d", incidents: ["6 1 absent", "7 1 return"] });
    expect(await countFinished(outside())).toBe(1);
    expect(results.knows("d")).toBe(true);
  });

  it("counts each once, with its scores and winners", async () => {
    const { memory, results } = outside();
    memory.games.put(local);
    memory.tables.put(online);
    expect(await countFinished(outside())).toBe(2);
    expect(await countFinished(outside())).toBe(0);
    const view = core.open(record);
    if (!view.ok) throw new Error("golden record");
    const { scores, winners } = view.value.view();
    const common = { game: "pyramix", scores, winners, touched: 1 };
    expect(results.all()).toHaveLength(2);
    expect(results.all()).toContainEqual({ ...common, id: "a", kind: "local", players: seats });
    const players = [
      { kind: "other", name: "Ada" },
      { kind: "me", name: "Grace" },
      { kind: "bot", name: "bot:4" },
    ];
    expect(results.all()).toContainEqual({ ...common, id: "b", kind: "online", players });
  });

  it("keeps a result when its game is gone, and counts nothing again that comes back", async () => {
    const { memory, results } = outside();
    memory.games.put(local);
    await countFinished(outside());
    memory.games.remove("a");
    expect(results.all()).toHaveLength(1);
    memory.games.put({ ...local, touched: 9 });
    expect(await countFinished(outside())).toBe(0);
    expect(results.all()[0]?.touched).toBe(1);
  });

  it("leaves out what goes on, began in the middle, was only watched, or was never seen", async () => {
    const { memory } = outside();
    memory.games.put({ ...local, over: false });
    memory.tables.put({ ...online, you: [] });
    memory.tables.put({ ...online, id: "c", record: "" });
    const continued = local.record.replace("\n", '\n[Continued "3"]\n');
    memory.games.put({ ...local, id: "continued", record: continued });
    const load = vi.fn(() => Promise.resolve(core));
    expect(await countFinished(outside(load))).toBe(0);
    expect(load).not.toHaveBeenCalled();
  });

  it("leaves out a record that is damaged, or not over, and counts the others", async () => {
    const { memory } = outside();
    const running = record.replace(/\[Result .*\]\n/, "").replace(/\n[^\n]+\n$/, "\n");
    memory.games.put({ ...local, id: "damaged", record: "[Game" });
    memory.games.put({ ...local, id: "running", record: running });
    memory.games.put({ ...local, id: "short", seats: seats.slice(1) });
    memory.games.put(local);
    expect(await countFinished(outside())).toBe(1);
    expect(forgetCore).not.toHaveBeenCalled();
  });

  it("waits for the next time where the rules cannot be had", async () => {
    outside().memory.games.put(local);
    const offline = () => Promise.reject(new Error("offline"));
    expect(await countFinished(outside(offline))).toBe(0);
    expect(forgetCore).toHaveBeenCalledWith("pyramix");
    expect(await countFinished(outside())).toBe(1);
  });
});
