import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Position, type Core } from "./core";
import { LocalTable, type LocalOutside } from "./local_table.svelte";
import { createLocal } from "./new_local";
import { claimsRaces, raceTags, windowLength, type RaceForm } from "./race";
import { Answers, peoplesPart } from "./race_answers";
import { Memory, passingEntries, type LocalGame, type LocalSeat } from "./storage";
import { actingSeat, racingSeats } from "./table";
import { LocalRace } from "./table/local_race.svelte";
import { ManualClock, PatientBots, realCore, settled } from "./testing";
import { Timeline } from "./timeline";

let core: Core;
beforeAll(async () => {
  core = await realCore("cubus");
});

const race = { seats: [0, 2, 3], yield: "waive", forfeit: "knock false" };
const answers = (bots: number[]) => new Answers(race, 2, (seat) => bots.includes(seat));

const form: RaceForm = { window: "20", missed: "shown", knock: "claim", ask: "always" };

describe("the answers of a race", () => {
  it("play a person at once", () => {
    const given = answers([3]);
    given.take({ seat: 3, text: "knock b" });
    expect(given.outcome("early")).toBeNull();
    given.take({ seat: 0, text: "knock p" });
    expect(given.outcome("early")).toEqual({ seat: 0, text: "knock p" });
  });

  it("hear a bot when half of the time is over, or all people have yielded", () => {
    const given = answers([3]);
    given.take({ seat: 3, text: "knock" });
    expect(given.outcome("late")).toEqual({ seat: 3, text: "knock" });
    given.take({ seat: 0, text: "waive" });
    expect(given.outcome("early")).toBeNull();
    given.take({ seat: 2, text: "waive" });
    expect(given.outcome("early")).toEqual({ seat: 3, text: "knock" });
  });

  it("take the first of several bots, in the record's order", () => {
    const given = answers([0, 2, 3]);
    expect(given.unasked).toEqual([2, 3, 0]);
    given.take({ seat: 0, text: "knock" });
    expect(given.outcome("late")).toBeNull();
    given.take({ seat: 2, text: "waive" });
    given.take({ seat: 3, text: "knock" });
    expect(given.outcome("early")).toEqual({ seat: 3, text: "knock" });
  });

  it("end with all yielding when the time is over, or all have", () => {
    const given = answers([]);
    given.take({ seat: 2, text: "waive" });
    expect(given.outcome("late")).toBeNull();
    expect(given.outcome("over")).toBe("all yield");
    given.take({ seat: 3, text: "waive" });
    given.take({ seat: 0, text: "waive" });
    expect(given.outcome("early")).toBe("all yield");
    expect(given.yielded).toEqual([2, 3, 0]);
  });

  it("may be thought over until then, and are asked of nobody else", () => {
    const given = answers([]);
    given.take({ seat: 2, text: "waive" });
    given.take({ seat: 2, text: "knock" });
    given.take({ seat: 1, text: "knock" });
    expect(given.outcome("early")).toEqual({ seat: 2, text: "knock" });
  });

  it("come to what they come to at the server", () => {
    const file = join(import.meta.dirname, "../../../table/window_cases.txt");
    const lines = readFileSync(file, "utf8").split("\n");
    const [times = "", ...cases] = lines.filter((line) => line && !line.startsWith("#"));
    const length = windowLength(new Map()) ?? 0;
    const phase = (time: number) => {
      if (time >= length) return "over";
      return time < length * peoplesPart ? "early" : "late";
    };
    const phases = times.split(" ").map((time) => phase(Number(time)));
    expect(phases).toEqual(["early", "early", "late", "late", "over", "over", "over"]);
    /** When somebody claims, who does. */
    const claimed = 10_000;
    const anew = times.split(" ").map((time) => phase(Number(time) - claimed));
    const played = cases.map((line) => {
      const racers = line.replace(/ ->.*/, "").split(" ");
      const seats = racers.map((_, seat) => seat);
      const terms = { seats, yield: "=", forfeit: "x" };
      const given = new Answers(terms, 0, (seat) => racers[seat]?.[0] === "b");
      racers.forEach(([, text = ""], seat) => {
        if (text === "?") given.claim(seat);
        else if (text !== ".") given.take({ seat, text });
      });
      const ends = (given.claimant === null ? phases : anew).map((time) => {
        const end = given.outcome(time);
        if (end === "all yield") return "=";
        return end ? `${end.text === "x" ? "x" : ""}${end.seat}` : ".";
      });
      return `${racers.join(" ")} -> ${ends.join(" ")}`;
    });
    expect(played).toHaveLength(216);
    expect(played).toEqual(cases);
  });

  it("have the time that the table's tags say", () => {
    const length = (tags: Record<string, string>) => windowLength(new Map(Object.entries(tags)));
    expect(length({})).toBe(30_000);
    expect(length(raceTags({ ...form, window: "15" }))).toBe(15_000);
    expect(length(raceTags({ ...form, window: "none" }))).toBeNull();
  });

  it("are claims where the tags say so, and not at tables from the time before", () => {
    const claims = (tags: Record<string, string>) => claimsRaces(new Map(Object.entries(tags)));
    expect(claims(raceTags(form))).toBe(true);
    expect(claims(raceTags({ ...form, knock: "show" }))).toBe(false);
    expect(claims({})).toBe(false);
  });

  it("are the claimant's alone once it is claimed", () => {
    const given = answers([3]);
    expect(given.claim(1)).toBe(false);
    expect([given.claim(2), given.claim(0), given.claim(2)]).toEqual([true, false, true]);
    given.take({ seat: 3, text: "knock b" });
    given.take({ seat: 0, text: "knock p" });
    expect(given.outcome("late")).toBeNull();
    expect(given.outcome("over")).toEqual({ seat: 2, text: "knock false" });
    given.take({ seat: 2, text: "knock c" });
    expect(given.outcome("early")).toEqual({ seat: 2, text: "knock c" });
  });
});

const header = '[Game "cubus"]\n[Rules "1"]\n[Players "3"]\n';
const draws = "* draw L\n* draw L\n* draw L\n* draw T\n";

describe("a race on a timeline", () => {
  function passed(): Timeline {
    const opened = Timeline.open(core, `${header}\n${draws}0 pass\n`);
    if (!opened.ok) throw new Error(opened.error.message);
    return opened.value;
  }

  it("is in the view", () => {
    expect(passed().last.race).toEqual({
      seats: [1, 2],
      yield: "waive",
      forfeit: "knock false",
    });
  });

  it("lets any racer be asked, as if those before had yielded", () => {
    const timeline = passed();
    expect(timeline.yieldsBefore(2)).toEqual([{ actor: 1, text: "waive" }]);
    expect(timeline.check({ actor: 2, text: "knock build 1,1" })).toBeNull();
    expect(timeline.preview({ actor: 2, text: "knock build 1,1" })?.scores).toEqual([0, 0, 1]);
    expect(timeline.check({ actor: 1, text: "knock build 1,1" })).toBeNull();
    expect(timeline.check({ actor: 2, text: "knock build 1/1" })?.rule).toBe("CUB-13");
    expect(timeline.check({ actor: 0, text: "knock build 1,1" })?.code).toBe("out_of_turn");
    expect(timeline.ply).toBe(5);
  });

  it("has no yields before a seat that does not race, chance, or the one that is asked first", () => {
    const timeline = passed();
    for (const seat of [0, null, 1]) expect(timeline.yieldsBefore(seat)).toEqual([]);
  });

  it("keeps no copy of a position in the core for an answer", () => {
    const timeline = passed();
    const clone = vi.spyOn(Position.prototype, "clone");
    const close = vi.spyOn(Position.prototype, "close");
    timeline.check({ actor: 2, text: "knock build 1,1" });
    timeline.preview({ actor: 2, text: "knock build 1,1" });
    expect(clone).toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(clone.mock.calls.length);
    vi.restoreAllMocks();
  });
});

describe("a race at a table of this device", () => {
  let memory: Memory;
  let clock: ManualClock;
  let bots: PatientBots;
  let outside: LocalOutside;
  beforeEach(() => {
    memory = new Memory(passingEntries());
    clock = new ManualClock(1000);
    bots = new PatientBots();
    outside = {
      engine: bots,
      memory,
      later: clock.later,
      reducedMotion: () => true,
      now: clock.now,
      uptime: clock.uptime,
      Race: LocalRace,
    };
  });

  const me: LocalSeat = { kind: "me", name: "" };
  const bot: LocalSeat = { kind: "bot", name: "bot:1" };

  /** A table at which the first seat has just passed. */
  function passedTable(
    seats: LocalSeat[],
    terms: Partial<RaceForm> = {},
    drawn = draws,
  ): LocalTable {
    const tags = raceTags({ ...form, ...terms });
    const id = createLocal(
      memory,
      { game: "cubus", rules: 1, options: {}, tags, seats },
      new Date(0),
    );
    const game = memory.games.get(id);
    if (!game) throw new Error("not stored");
    return opened({ ...game, record: `${game.record}${drawn}0 pass\n` });
  }

  function opened(game: LocalGame | null | undefined): LocalTable {
    const table = game && LocalTable.open(core, game, outside);
    if (!(table instanceof LocalTable)) throw new Error(table?.message ?? "not stored");
    return table;
  }

  const written = (table: LocalTable) =>
    table.timeline.events.slice(5).map(({ actor, text }) => `${actor ?? "*"} ${text.slice(0, 5)}`);

  async function answer(text: string): Promise<void> {
    bots.asked.shift()?.answer(text);
    await settled();
  }

  it("writes the yields of the seats before whoever is first", () => {
    const table = passedTable([me, me, me]);
    expect(racingSeats(table)).toEqual([1, 2]);
    table.move(2, "knock build 1,1");
    expect(written(table)).toEqual(["1 waive", "2 knock", "* draw "]);
    expect(table.window).toBeNull();
  });

  it("shows how much time there is, and closes when it is over", () => {
    const table = passedTable([me, me, me]);
    clock.advance(5000);
    expect(table.window?.lengthMs).toBe(20_000);
    // Somebody sets the clock of this device: that is no time.
    clock.set(3_600_000);
    expect(table.window?.leftMs()).toBe(15_000);
    table.move(1, "waive");
    expect(table.window?.yielded).toEqual([1]);
    expect(actingSeat(table)).toBe(2);
    clock.advance(14_999);
    expect([written(table), table.window?.leftMs()]).toEqual([[], 1]);
    clock.advance(1);
    expect(written(table).slice(0, 2)).toEqual(["1 waive", "2 waive"]);
  });

  it("hears a bot when half of the time is over", async () => {
    const table = passedTable([me, me, bot]);
    await answer("knock build 1,1");
    clock.advance(9_999);
    expect(written(table)).toEqual([]);
    clock.advance(1);
    expect(written(table)).toEqual(["1 waive", "2 knock", "* draw "]);
  });

  it("has no end where the table says so", () => {
    const table = passedTable([me, me, me], { window: "none" });
    expect(table.window?.leftMs()).toBeNull();
    expect(clock.step()).toBe(false);
  });

  it("asks bots where they would answer, and hears them when no person is left", async () => {
    const table = passedTable([me, me, bot]);
    expect(bots.asked).toHaveLength(1);
    expect(bots.asked[0]?.record.endsWith("0 pass\n1 waive\n")).toBe(true);
    await answer("knock build 1,1");
    expect(written(table)).toEqual([]);
    table.move(1, "waive");
    expect(written(table)).toEqual(["1 waive", "2 knock", "* draw "]);
  });

  it("does not wait where only bots race, and they think at the same time", async () => {
    const table = passedTable([me, bot, bot]);
    expect(bots.asked).toHaveLength(2);
    expect(table.window?.lengthMs).toBeNull();
    await answer("waive");
    await answer("waive");
    expect(written(table).slice(0, 2)).toEqual(["1 waive", "2 waive"]);
  });

  it("calls off the bots that still think when a person was first", async () => {
    const table = passedTable([me, me, bot]);
    table.move(1, "knock build 1,1");
    expect(bots.asked[0]?.signal?.aborted).toBe(true);
    const ply = table.timeline.ply;
    await answer("waive");
    expect(table.timeline.ply).toBe(ply);
  });

  it("is the claimant's, who has all of the time anew and then shows", () => {
    const table = passedTable([me, me, me]);
    expect(table.window?.claims).toBe(true);
    clock.advance(15_000);
    table.claim(2);
    expect(table.window?.claimant).toBe(2);
    expect(table.window?.leftMs()).toBe(20_000);
    expect([racingSeats(table), actingSeat(table)]).toEqual([[2], 2]);
    table.move(1, "knock build 1,1");
    table.claim(1);
    expect([table.window?.claimant, written(table)]).toEqual([2, []]);
    table.move(2, "knock build 1/1");
    expect(table.refusal?.rule).toBe("CUB-13");
    table.move(2, "knock build 1,1");
    expect(written(table)).toEqual(["1 waive", "2 knock", "* draw "]);
  });

  it("is a false knock when the claimant's time is over", () => {
    const table = passedTable([me, me, me]);
    table.move(2, "waive");
    table.claim(2);
    clock.advance(19_999);
    expect(written(table)).toEqual([]);
    clock.advance(1);
    expect(table.timeline.events[6]).toEqual({ actor: 2, text: "knock false" });
    expect(table.window).toBeNull();
  });

  it("calls off the bots when it is claimed, and waits without an end if there is none", async () => {
    const table = passedTable([me, me, bot], { window: "none" });
    table.claim(1);
    expect(bots.asked[0]?.signal?.aborted).toBe(true);
    await answer("knock build 1,1");
    expect([written(table), clock.step()]).toEqual([[], false]);
    table.move(1, "knock false");
    expect(written(table)[0]).toBe("1 knock");
  });

  it("is nobody's any more where the pass before it is taken back", () => {
    const table = passedTable([me, me, me]);
    table.claim(2);
    table.undo();
    table.move(0, "pass");
    expect([table.window?.claimant, memory.games.all()[0]?.claim]).toEqual([null, undefined]);
  });

  it("stays claimed when the page is closed in the midst of it", () => {
    const table = passedTable([me, me, bot]);
    table.claim(1);
    clock.advance(7_000);
    table.close();
    const asked = bots.asked.length;
    const again = opened(memory.games.all()[0]);
    expect([again.window?.claimant, again.window?.leftMs()]).toEqual([1, 20_000]);
    expect(bots.asked).toHaveLength(asked);
  });

  it("is claimed by nobody where the first to show counts", () => {
    const table = passedTable([me, me, me], { knock: "show" });
    table.claim(2);
    expect([table.window?.claims, table.window?.claimant]).toEqual([false, null]);
    table.move(1, "knock build 1,1");
    expect(written(table)[0]).toBe("1 knock");
  });

  it("goes by where nobody could win anything, if people want that", async () => {
    const lefts = "* draw L\n".repeat(4);
    const spared = { ask: "possible" } as const;
    expect(actingSeat(passedTable([me, me, bot], spared))).toBe(1);
    expect(actingSeat(passedTable([me, me, bot], {}, lefts))).toBe(1);
    bots.asked.length = 0;
    const table = passedTable([me, me, bot], spared, lefts);
    expect(actingSeat(table)).toBeNull();
    await answer("waive");
    expect(table.timeline.events.slice(5, 7).map(({ text }) => text)).toEqual(["waive", "waive"]);
  });

  it("refuses what the rules forbid, and the window stays open", () => {
    const table = passedTable([me, me, me]);
    table.move(2, "knock build 1/1");
    expect(table.refusal?.rule).toBe("CUB-13");
    expect(table.window).not.toBeNull();
  });
});
