// @vitest-environment happy-dom
// The parts of a table's model together, at tables with the real core.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { turns } from "$games/anubixx/choose/turns";
import type { Core } from "../core";
import type { GameEvent, GameModule } from "../games";
import { LocalTable } from "../local_table.svelte";
import { joinRecord } from "../record";
import { RecordTable } from "../record_table.svelte";
import { Memory, passingEntries, type LocalSeat } from "../storage";
import type { Table } from "../table";
import { gameHeader, ManualClock, PatientBots, pyramixHeader, realCore, settled } from "../testing";
import { Timeline } from "../timeline";
import { LocalRace } from "./local_race.svelte";
import { TableModel } from "./model.svelte";

let pyramix: Core;
let anubixx: Core;
beforeAll(async () => {
  [pyramix, anubixx] = [await realCore("pyramix"), await realCore("anubixx")];
});

let clock: ManualClock;
let bots: PatientBots;
let confirms: boolean;
let stop: () => void;
beforeEach(() => {
  [clock, bots, confirms] = [new ManualClock(), new PatientBots(), true];
  stop = () => undefined;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const game = {
  name: "pyramix",
  describeEvent: ({ actor, text }: GameEvent) => `[${actor ?? "*"} ${text}]`,
} as unknown as GameModule;

async function modelOf(table: Table, more: Partial<GameModule> = {}): Promise<TableModel> {
  let model: TableModel | undefined;
  const wishes = { confirmTurns: () => confirms };
  stop = $effect.root(() => {
    model = new TableModel(table, { ...game, ...more }, wishes);
  });
  await happened();
  if (!model) throw new Error("no model");
  return model;
}

/** What follows from a change has happened, and what is said has been said. */
async function happened(): Promise<void> {
  flushSync();
  await settled();
  flushSync();
}

/** A record of the first moves that are legal, until there are so many events. */
function recorded(events: number): RecordTable {
  const opened = Timeline.open(pyramix, `${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  const timeline = opened.value;
  while (timeline.ply < events && timeline.last.next !== "over") {
    const { next, legal } = timeline.last;
    const move = Array.isArray(legal) ? (legal[0] ?? "") : "";
    const drawn = next === "chance" ? timeline.sample(BigInt(timeline.ply)) : `${next[0]} ${move}`;
    timeline.append(drawn);
  }
  return new RecordTable(timeline, clock.later, () => true);
}

const me: LocalSeat = { kind: "me", name: "" };
const bot: LocalSeat = { kind: "bot", name: "bot:2" };

function local(core: Core, record: string, seats: LocalSeat[]): LocalTable {
  const memory = new Memory(passingEntries());
  const entry = { id: "x", game: "pyramix", seats, record, over: false, touched: 0 };
  const { later, now, uptime } = clock;
  const reducedMotion = () => true;
  const outside = { engine: bots, memory, later, now, uptime, reducedMotion, Race: LocalRace };
  const table = LocalTable.open(core, entry, outside);
  if (!(table instanceof LocalTable)) throw new Error(table.message);
  return table;
}

const legal = ({ timeline: { last } }: Table) => (Array.isArray(last.legal) ? last.legal : []);

describe("what others did", () => {
  /** Two people; seat 0 is played here and has acted, then seat 1. */
  function watched(): LocalTable {
    const table = local(pyramix, `${pyramixHeader(2)}\n`, [me, bot]);
    return table;
  }

  it("is marked from where this page acted to where it acts again", async () => {
    const table = watched();
    const model = await modelOf(table);
    clock.run();
    table.move(0, legal(table)[0] ?? "");
    clock.run();
    await happened();
    expect(model.look.marks).toEqual([]);
    const own = table.timeline.ply;
    bots.asked.at(-1)?.answer(legal(table)[0] ?? "");
    await happened();
    clock.run();
    await happened();
    expect(table.timeline.ply).toBeGreaterThan(own);
    expect(model.look.marks[0]?.before).toBe(table.timeline.view(own));
    expect(model.look.marks.at(-1)?.after).toBe(table.timeline.last);
    expect(model.words.sentence).toContain(`[1 ${table.timeline.events[own]?.text}]`);
    model.look.again();
    expect([table.stage.shown, model.look.marks]).toEqual([own, []]);
    clock.run();
    expect(table.stage.atEnd).toBe(true);
    table.move(0, legal(table)[0] ?? "");
    clock.run();
    await happened();
    expect(model.look.marks).toEqual([]);
  });

  it("is told, too, where it belongs to a turn that this page began", async () => {
    const table = watched();
    const model = await modelOf(table, { opensTurn: () => false });
    clock.run();
    table.move(0, legal(table)[0] ?? "");
    clock.run();
    const own = table.timeline.ply;
    bots.asked.at(-1)?.answer(legal(table)[0] ?? "");
    await happened();
    clock.run();
    await happened();
    const { events } = table.timeline;
    expect(model.words.sentence).toBe(`[1 ${events[own]?.text}]`);
  });

  it("is nothing before anybody has acted, whatever chance has laid out", async () => {
    const table = watched();
    const { look } = await modelOf(table);
    clock.run();
    await happened();
    expect(table.timeline.ply).toBeGreaterThan(0);
    expect(look.marks).toEqual([]);
  });

  it("is marked for the turn of the log that is pointed at, wherever it is", async () => {
    const table = recorded(4);
    const { look } = await modelOf(table);
    look.lit = look.turns[1] ?? null;
    const [, turn] = look.turns;
    expect(look.marks[0]?.before).toBe(table.timeline.view((turn?.nodes[0].ply ?? 0) - 1));
    expect(look.marks.at(-1)?.after).toBe(table.timeline.view(turn?.nodes.at(-1)?.ply ?? 0));
    look.lit = null;
    expect(look.marks).toEqual([]);
  });
});

describe("whose things are large", () => {
  it("are those of whoever acts while others wait, unless somebody wants others", async () => {
    const table = local(pyramix, `${pyramixHeader(2)}\n`, [me, bot]);
    const { look } = await modelOf(table);
    clock.run();
    await happened();
    expect(look.spotlight).toBeNull();
    table.move(0, legal(table)[0] ?? "");
    await happened();
    expect(look.spotlight).toBeNull();
    clock.run();
    await happened();
    bots.asked.at(-1)?.answer(legal(table)[0] ?? "");
    await happened();
    // The bot's move is on its way: the bot has acted last, and it is not yet one's own turn.
    expect([look.canAct, look.spotlight]).toEqual([
      table.stage.atEnd,
      table.stage.atEnd ? null : 1,
    ]);
    look.looked = 0;
    expect(look.spotlight).toBe(0);
  });

  it("are still one's own while a whole turn waits for its last word", async () => {
    const events = ["* sheets AB", "* roll ryg", "0 P11<die", "0 P12<die"];
    const record = joinRecord(gameHeader("anubixx", 2), events);
    const table = local(anubixx, record, [bot, me]);
    const model = await modelOf(table, { turns });
    const { look } = model;
    while (look.canAct) {
      const { legal } = look.onBoard;
      model.choose((Array.isArray(legal) && legal.find((text) => text !== "end")) || "end");
    }
    await happened();
    expect(model.draft?.complete).toBe(true);
    expect([model.draft?.confirmed, look.spotlight]).toEqual([false, null]);
  });
});

describe("a note of the page's own", () => {
  it("is spoken, and stands until something happens", async () => {
    const table = local(pyramix, `${pyramixHeader(2)}\n`, [me, me]);
    const model = await modelOf(table);
    clock.run();
    await happened();
    model.note("This cannot be.");
    await happened();
    expect(model.words.sentence).toBe("This cannot be.");
    expect(model.announcer.spoken).toBe("This cannot be.");
    table.move(0, legal(table)[0] ?? "");
    await happened();
    expect(model.words.sentence).not.toBe("This cannot be.");
  });

  it("gives way to what is refused after it, and comes before what was refused earlier", async () => {
    const table = local(pyramix, `${pyramixHeader(2)}\n`, [me, me]);
    const model = await modelOf(table);
    clock.run();
    table.move(0, "111");
    await happened();
    model.note("This cannot be.");
    await happened();
    expect([model.words.note, table.refusal?.rule]).toEqual(["This cannot be.", "PYX-11"]);
    table.move(0, "111");
    await happened();
    expect([model.words.note, table.refusal?.rule]).toEqual(["", "PYX-11"]);
  });
});

describe("what a table tells those who listen", () => {
  it("is the event that led here and whose turn it is, at every step", async () => {
    const table = recorded(4);
    const model = await modelOf(table);
    const { announcer } = model;
    expect(announcer.spoken).toBe("Event 0 of 4.");
    table.stage.go(1);
    await happened();
    expect(announcer.spoken).toBe(`${model.words.describe(1)} Event 1 of 4.`);
    table.stage.go(4);
    await happened();
    expect(announcer.spoken).toBe(
      `${[2, 3, 4].map(model.words.describe).join(" ")} ${model.words.turn}.`,
    );
    table.stage.go(2);
    await happened();
    expect(announcer.spoken).toBe(`${model.words.describe(2)} Event 2 of 4.`);
  });

  it("is not said again when nothing that is told has changed", async () => {
    const cubus = await realCore("cubus");
    const table = local(cubus, `${gameHeader("cubus", 3)}\n`, [me, me, me]);
    table.move(0, "pass");
    table.stage.go(table.timeline.ply);
    const model = await modelOf(table);
    const before = model.announcer.spoken;
    table.move(1, table.timeline.last.race?.yield ?? "");
    await happened();
    expect(table.window?.yielded).toEqual([1]);
    expect(model.announcer.spoken).toBe(before);
  });

  it("is said once the stage rests: the own move and the bot's answer in one", async () => {
    const table = local(pyramix, `${pyramixHeader(2)}\n`, [me, bot]);
    clock.run();
    const model = await modelOf(table);
    const move = legal(table).find(
      (text) => table.timeline.preview({ actor: 0, text })?.next !== "chance",
    );
    model.choose(move ?? "");
    await happened();
    expect(model.announcer.spoken).toBe(`[0 ${move}] Bek is thinking …`);
    const answer = legal(table).find(
      (text) => table.timeline.preview({ actor: 1, text })?.next !== "chance",
    );
    bots.asked[0]?.answer(answer ?? "");
    await happened();
    clock.run();
    await happened();
    expect(model.announcer.spoken).toBe(`[1 ${answer}] Your turn.`);
    table.undo();
    await happened();
    expect(model.announcer.spoken).toBe("Undone. Your turn.");
  });

  it("is what a board says, too", async () => {
    const model = await modelOf(recorded(2));
    model.announcer.say("Two cubes.");
    await happened();
    expect(model.announcer.spoken).toBe("Two cubes.");
  });
});

describe("a turn in several steps", () => {
  const start = () => joinRecord(gameHeader("anubixx", 2), ["* sheets AB", "* roll ryg"]);

  it("is told and shown step by step, and the step on the line", async () => {
    const model = await modelOf(local(anubixx, start(), [me, bot]), { turns });
    expect([model.look.canAct, model.yours]).toEqual([true, true]);
    model.choose("P11<die");
    await happened();
    expect(model.announcer.spoken).toBe("[0 P11<die]");
    expect(model.words.sentence).toBe("[0 P11<die]");
    expect(model.look.onBoard).toBe(model.draft?.view);
    expect(model.look.previous).toBe(model.table.timeline.last);
    model.draft?.back();
    await happened();
    expect(model.announcer.spoken).toBe("Undone.");
    expect(model.look.onBoard).toBe(model.table.timeline.last);
  });

  it("is told beside the board, too, unless it is prepared while others act", async () => {
    const model = await modelOf(local(anubixx, start(), [me, bot]), { turns });
    model.choose("P11<die");
    await happened();
    expect(model.look.besideBoard).toBe(model.draft?.view);
    expect(model.look.besideBoard).not.toBe(model.look.view);
    if (model.draft) model.draft.preparing = true;
    expect(model.look.besideBoard).toBe(model.look.view);
  });

  it("is not shown to who looks back", async () => {
    const model = await modelOf(local(anubixx, start(), [me, bot]), { turns });
    model.choose("P11<die");
    model.table.stage.go(1);
    expect(model.look.turn).toBeNull();
    expect([model.look.canAct, model.look.onBoard]).toEqual([false, model.table.timeline.view(1)]);
  });

  it("says that the core has failed where a step is taken back, and keeps the page", async () => {
    const model = await modelOf(local(anubixx, start(), [me, bot]), { turns });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    model.choose("P11<die");
    vi.spyOn(model.table.timeline, "fork").mockImplementation(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    model.draft?.back();
    await happened();
    expect(model.trouble.failed).toBe(true);
  });

  it("is given up when the screen goes", async () => {
    const model = await modelOf(local(anubixx, start(), [me, bot]), { turns });
    model.close();
    const fork = vi.spyOn(model.table.timeline, "fork");
    model.table.changes.tell();
    expect(fork).not.toHaveBeenCalled();
  });
});

describe("the result", () => {
  const loaded = { default: () => undefined };
  const loadEnd = () =>
    Promise.resolve(loaded) as unknown as ReturnType<NonNullable<GameModule["loadEnd"]>>;

  it("is held back until the final scoring has told it", async () => {
    const table = recorded(Infinity);
    const model = await modelOf(table, { loadEnd });
    expect([model.look.over, model.look.untold]).toEqual([false, false]);
    table.stage.go(table.timeline.ply);
    await happened();
    expect(model.look.untold).toBe(true);
    expect([model.words.turn, model.words.sentence]).toEqual([
      "The game is over",
      "The final scoring tells the points step by step.",
    ]);
    expect(model.announcer.spoken).toMatch(/The game is over\.$/);
    model.look.tell();
    await happened();
    expect(model.words.turn).toMatch(/won$/);
    expect(model.words.sentence).toMatch(/^.* \d+, .* \d+\.$/);
    expect(model.announcer.spoken).toBe(`${model.words.turn}. ${model.words.sentence}`);
  });

  it("is told at once where there is no final scoring, or it cannot be loaded", async () => {
    const table = recorded(Infinity);
    table.stage.go(table.timeline.ply);
    expect((await modelOf(table)).words.turn).toMatch(/won$/);
    stop();
    const model = await modelOf(table, { loadEnd: () => Promise.reject(new Error("404")) });
    expect(model.look.untold).toBe(true);
    await model.look.scoring?.catch(() => undefined);
    await happened();
    expect(model.look.untold).toBe(false);
  });

  it("takes the board's place when the stage rests there, loaded once", async () => {
    const table = recorded(Infinity);
    const load = vi.fn(loadEnd);
    const model = await modelOf(table, { loadEnd: load });
    expect(model.look.scoring).toBeUndefined();
    table.stage.go(table.timeline.ply);
    expect(model.look.scoring).toBe(model.look.scoring);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe("keys", () => {
  const press = (target: Element, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  async function listening(): Promise<TableModel> {
    const model = await modelOf(recorded(4));
    document.body.innerHTML = `<div data-board><button></button></div><input><p></p>`;
    document.body.onkeydown = model.keys.onkeydown;
    return model;
  }

  it("step through the game", async () => {
    const { table } = await listening();
    const shown = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "Home"].map((key) => {
      expect(press(document.body, key)).toBe(true);
      return table.stage.shown;
    });
    expect(shown).toEqual([1, 2, 1, 4, 0]);
  });

  it("are left to the board, to fields, to the browser and to whoever took them", async () => {
    const { table } = await listening();
    for (const place of ["[data-board] button", "input"]) {
      const element = document.querySelector(place);
      if (element) expect(press(element, "ArrowRight")).toBe(false);
    }
    expect(press(document.body, "ArrowRight", { altKey: true })).toBe(false);
    expect(press(document.body, "x")).toBe(false);
    const line = document.querySelector("p");
    line?.addEventListener("keydown", (event) => event.preventDefault());
    if (line) press(line, "ArrowRight");
    expect(table.stage.shown).toBe(0);
  });
});
