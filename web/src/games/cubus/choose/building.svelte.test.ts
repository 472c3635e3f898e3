import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "$lib/core";
import type { View } from "$lib/games";
import { realCore } from "$lib/testing";
import { headerOf } from "../view/fixtures";
import { derivedOf, outlookOf } from "../view/position";
import { keyOf, stackText } from "../view/stack";
import { Building } from "./building.svelte";
import { targetName } from "./caption";
import type { Target } from "./targets";

let core: Core;
beforeAll(async () => {
  core = await realCore("cubus");
});

/** Three rounds in which all pass: Edsger holds enough for a second box, and passes once more. */
const rounds = [
  ...["L", "T", "R"].map((kind) => `* draw ${kind}`),
  ...["* draw L", "0 pass", "1 waive", "2 waive"],
  ...["* draw T", "1 pass", "2 waive", "0 waive"],
  ...["* draw T", "2 pass", "0 waive", "1 waive"],
  ...["* draw R", "0 pass", "1 waive", "2 waive"],
  ...["* draw T", "1 pass", "2 waive", "0 waive"],
  ...["* draw L", "2 pass"],
];

/** Somebody of this page who builds after these events. */
function buildingAfter(
  events: readonly string[],
  { tags = "", claimant }: { tags?: string; claimant?: number } = {},
) {
  const opened = core.open(headerOf(3, tags) + events.map((event) => `${event}\n`).join(""));
  if (!opened.ok) throw new Error(opened.error.message);
  const position = opened.value;
  const view = position.view();
  const act = (text: string, actor = 0) => ({ actor, text });
  const table = {
    view,
    you: claimant === undefined ? [0, 1, 2] : [0, 1],
    canAct: true,
    seats: [],
    open:
      claimant === undefined
        ? null
        : { lengthMs: null, leftMs: () => null, yielded: [], claims: true, claimant },
    check: (text: string, seat?: number) => position.check(act(text, seat)),
    preview(text: string, seat?: number): View | null {
      const after = position.clone();
      const refused = after.apply(act(text, seat));
      return refused ? null : after.view();
    },
  };
  const steps: string[] = [];
  const building = new Building(
    () => table,
    (_, to) => void steps.push(stackText(to)),
  );
  const at = (key: string): Target => {
    const target = building.targets.find((it) => it.key === key);
    if (!target) throw new Error(`no target ${key}`);
    return target;
  };
  const name = (key: string) => targetName(building, at(key), table);
  return { building, view, at, name, steps };
}

describe("building", () => {
  it("asks the core at each step whether the drawing may be laid, and what it wins", () => {
    const { building, at } = buildingAfter(rounds);
    building.look(0);
    expect(building.reckoning).toMatchObject({ legal: false, points: null, error: null });
    building.at(at("ghost 1,0"));
    expect(building.move).toBe("knock build 1,1");
    expect(building.reckoning).toMatchObject({ legal: true, points: 1 });
    building.at(at("ghost 0,1"));
    expect(building.reckoning).toMatchObject({ legal: false, lacking: ["T"] });
    expect(building.reckoning.error?.rule).toBe("CUB-13");
  });

  it("begins once somebody has knocked, and with the passer's cards", () => {
    const { building, view } = buildingAfter(rounds);
    expect([building.active, building.knockers]).toEqual([false, [0, 1]]);
    building.look(1);
    expect([building.active, building.actor]).toEqual([true, 1]);
    expect(building.hand).toEqual(derivedOf(view).usable);
    building.begin();
    expect(building.active).toBe(false);
  });

  it("is the claimant's where one claims, as long as that is somebody of this page", () => {
    const mine = buildingAfter(rounds, { claimant: 1 }).building;
    expect([mine.knocker, mine.active, mine.actor]).toEqual([1, true, 1]);
    const others = buildingAfter(rounds, { claimant: 2 }).building;
    expect([others.knocker, others.active]).toEqual([null, false]);
  });

  it("puts, takes off and turns what is tapped, as the tool says", () => {
    const { building, at, steps } = buildingAfter(rounds.slice(0, 4));
    building.at(at("ghost 0,0"));
    building.tool = "top";
    building.at(at("0,0,1"));
    building.tool = "off";
    expect(building.acts(at("0,0,1"))).toBe(true);
    building.at(at("0,0,1"));
    expect(steps).toEqual(["2", "2*", "1*"]);
  });

  it("gives a new column the only top there is", () => {
    const laid = (kinds: string) => {
      const draws = [...kinds].flatMap((kind) => [`* draw ${kind}`]);
      const { building, at } = buildingAfter(draws);
      building.at(at("ghost 1,0"));
      return building.move;
    };
    expect(laid("LLLO")).toBe("build 1,1*");
    expect(laid("TLLO")).toBe("build 1,1");
    expect(laid("LLLR")).toBe("build 1,1");
  });

  it("has keys for what is done at a target and with the whole stack", () => {
    const { building, at, steps } = buildingAfter(rounds.slice(0, 4));
    for (const key of ["+", "u", "d", "-", "o", "z", "y"])
      expect(building.key(key, at("ghost 0,0"))).toBe(true);
    expect(steps).toEqual(["2", "3", "2", "1", "1*", "1", "1*"]);
    expect(building.key("x", at("ghost 0,0"))).toBe(false);
  });

  it("offers as many boxes as the core says a new column needs", () => {
    const events = rounds.slice(0, 3);
    let free = 0;
    for (let turn = 0; turn < 24; turn++) {
      const opened = core.open(`${headerOf(3)}${events.join("\n")}\n`);
      if (!opened.ok) throw new Error(opened.error.message);
      const position = opened.value;
      const view = position.view();
      const actor = Array.isArray(view.next) ? (view.next[0] ?? 0) : null;
      if (actor !== null && !view.race) {
        const { building } = buildingAfter(events);
        const needed = derivedOf(view).free ?? [];
        const ghosts = building.ghosts.filter(
          (ghost) => !building.stack.has(keyOf(ghost)) && ghost.fits,
        );
        free += ghosts.length;
        for (const ghost of ghosts)
          expect(needed).toContainEqual({ i: ghost.i, j: ghost.j, boxes: ghost.boxes });
      }
      const move = view.race?.yield ?? outlookOf(view)?.local.at(-1) ?? "pass";
      events.push(actor === null ? `* ${position.sample(BigInt(turn))}` : `${actor} ${move}`);
      position.close();
    }
    expect(free).toBeGreaterThan(20);
  });
});

describe("the prospect of a ghost", () => {
  it("is what the drawing would cost and win with its boxes, and draws nothing", () => {
    const { building, at } = buildingAfter(rounds);
    building.look(0);
    expect(building.prospect(at("ghost 1,0"))).toMatchObject({ legal: true, points: 1 });
    building.at(at("ghost 1,0"));
    expect(building.prospect(at("ghost 0,1"))).toMatchObject({ legal: false, lacking: ["T"] });
    expect(building.reckoning).toMatchObject({ legal: true, boxesAfter: 2 });
  });
});

describe("spoken names", () => {
  it("say where a box is, what is on it, and what a tap does", () => {
    const { building, name } = buildingAfter([...rounds.slice(0, 4)]);
    expect(name("0,0,0")).toBe("Box on level 1, lid on top, row 1, place 1");
    expect(name("ghost 0,0")).toBe("Put one box here: row 1, place 1, level 2");
    building.key("u", building.targets[0] as Target);
    expect(name("ghost 0,-1")).toBe("Put two boxes here: row 0, place 1, level 2");
    building.tool = "off";
    expect(name("0,0,0")).toBe("Box on level 1, row 1, place 1: Take it off with one box above it");
    building.tool = "top";
    expect(name("0,0,1")).toBe("Box on level 2, lid on top, row 1, place 1: Make it an open top");
  });

  it("say of a box that no picture could show it there", () => {
    const { building, at, name } = buildingAfter(rounds.slice(0, 4));
    building.at(at("ghost 1,0"));
    expect(name("ghost 0,1")).toBe("Put one box here: row 2, place 1, level 1");
    building.at(at("ghost 1,1"));
    expect(name("ghost 0,0")).toContain("which no picture could show");
  });

  it("say what a box yields in the demolition, or why it may not be taken", () => {
    const { name } = buildingAfter([], { tags: '[Option.mode "demolition"]\n' });
    expect(name("3,3,3")).toBe("Box on level 4, lid on top, row 4, place 4: Take it, wins no card");
    expect(name("0,0,3")).toMatch(
      /^Box on level 4, open top, row 1, place 1: It cannot be taken\. .*CUB-4/,
    );
  });
});

describe("what is drawn", () => {
  it("is kept from the first box on, and drawn again in the same position", () => {
    const { building, at } = buildingAfter(rounds, { claimant: 0 });
    expect(building.sketch).toBeNull();
    building.at(at("ghost 1,0"));
    const kept = building.sketch;
    expect(kept).toBe("0,0 1,1");
    // Nobody builds before they have knocked.
    const { building: unasked } = buildingAfter(rounds);
    unasked.resume(kept);
    expect(unasked.stack.size).toBe(1);
    const later = buildingAfter(rounds, { claimant: 0 }).building;
    later.resume("0,0 nothing");
    expect(later.drawn.touched).toBe(false);
    later.resume(kept);
    expect(stackText(later.stack)).toBe("1,1");
    expect(later.move).toBe(building.move);
    later.resume("0,0 9");
    expect(stackText(later.stack)).toBe("1,1");
    later.drawn.undo();
    expect(later.sketch).toBeNull();
  });
});
