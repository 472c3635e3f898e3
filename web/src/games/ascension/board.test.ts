// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "$lib/games";
import Board from "./Board.svelte";
import { Bench } from "./testing.svelte";

afterEach(cleanup);
vi.setConfig({ testTimeout: 60_000 });

function board(lines: readonly string[], changes: Partial<BoardProps> = {}, tags = "") {
  const bench = new Bench(lines, changes, tags);
  render(Board, bench.props);
  return bench;
}

const place = (name: string): Element => {
  const found = document.querySelector(`[data-place="${name}"]`);
  if (!found) throw new Error(`no place ${name}`);
  return found;
};
const nameOf = (name: string) => place(name).getAttribute("aria-label");
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const caption = () => document.querySelector(".bar p")?.textContent ?? "";

async function choose(...names: string[]): Promise<void> {
  for (const name of names) await fireEvent.click(place(name));
}

const START = ["* colours 0"];
/** Gold's Anubis beside a full pyramid of its own. */
const ANUBIS = [...START, "0 anubis>21"];
/** Gold's Mason on I1 beside the large Onyx stone on O1 and a small one on O2. */
const MASON = [
  ...START,
  ...["0 anubis>21", "0 scatter 22 +++", "0 done"],
  ...["1 anubis>2", "1 scatter 2 ++-", "1 done", "1 O4>2", "0 limbo L>22"],
];

describe("the places", () => {
  it("have names, and one of them is in the tab order", () => {
    board(START);
    const places = [...document.querySelectorAll("[data-place]")];
    expect(places).toHaveLength(24 + 24 + 3);
    expect(places.filter((one) => one.getAttribute("tabindex") === "0")).toHaveLength(1);
    expect(nameOf("O22")).toBe("O22: full Gold pyramid, protected, entry of Gold; can move");
    expect(nameOf("O2")).toBe("O2: full Onyx pyramid, protected, entry of Onyx");
    expect(nameOf("I1")).toBe("I1: Onyx Mason, protected, entry of Onyx");
    expect(nameOf("O8")).toBe("O8, Gold’s portal: empty");
    expect(nameOf("limbo")).toBe("Limbo: empty");
    expect(nameOf("off-gold")).toBe("Gold: no pyramids of three borne off");
  });

  it("are a picture when nothing is asked", async () => {
    const bench = board(START, { canAct: false });
    await choose("O22");
    expect(bench.texts).toEqual([]);
    expect(nameOf("O22")).toBe("O22: full Gold pyramid, protected, entry of Gold");
  });

  it("follow the board that is played on", () => {
    board(START, {}, '[Option.board "hex18"]\n');
    expect(document.querySelectorAll("[data-place]")).toHaveLength(18 + 12 + 3);
    expect(nameOf("I11")).toBe("I11: Gold Mason, protected, entry of Gold; can move");
  });

  it("follow a board that the record brings", () => {
    const parts =
      "outer 20; inner 0 1 2 4 5 6 7 8 9 10 11 12 13 14 15 17 18 19; neutral 10; gold-portal 3; " +
      "onyx-portal 17; gold-pyramids 12 14 16; onyx-pyramids 8 6 4; gold-figures 13 11 10; " +
      "onyx-figures 4 6 7; gold-entries 12 13 14; onyx-entries 8 7 6";
    board(START, {}, `[Board.own "${parts}"]\n`);
    expect(document.querySelectorAll("[data-place]")).toHaveLength(20 + 18 + 3);
    expect(nameOf("O3")).toBe("O3, Gold\u2019s portal: empty");
    expect(nameOf("O16")).toBe("O16: full Gold pyramid; can move");
    expect(nameOf("O12")).toBe("O12: full Gold pyramid, protected, entry of Gold; can move");
    expect(nameOf("O13")).toBe("O13: empty, entry of Gold");
  });
});

describe("a Move", () => {
  it("takes a piece in hand and lands it", async () => {
    const bench = board(START);
    await choose("O22");
    expect(caption()).toContain("Small Gold stone in hand It can land on O0, O1 or O23.");
    expect(nameOf("O0")).toBe(
      "O0, the neutral blue space: empty; land here: lands on an empty space",
    );
    await choose("O0");
    expect(bench.texts).toEqual(["O22>0"]);
  });

  it("says what a landing would do before it is made", async () => {
    board(MASON);
    await choose("I22");
    expect(nameOf("I1")).toBe(
      "I1: Onyx Mason, entry of Onyx; land here: bumps the Onyx Mason to Limbo",
    );
    expect(nameOf("I23")).toBe("I23: empty; land here: lands on an empty space");
  });

  it("is put down again by Escape or a second choice", async () => {
    const bench = board(START);
    await choose("O22");
    await fireEvent.keyDown(place("O22"), { key: "Escape" });
    expect(place("O22").getAttribute("aria-pressed")).toBeNull();
    await choose("O22", "O22");
    expect(place("O22").getAttribute("aria-pressed")).toBeNull();
    expect(bench.texts).toEqual([]);
  });

  it("is sent though it is illegal, so that the page says why", async () => {
    const bench = board(START);
    await choose("O22", "O20", "O18");
    await choose("O12");
    expect(bench.chosen.map(({ text, error }) => [text, error?.rule])).toEqual([
      ["O18>12", "ASC-20"],
    ]);
    await choose("O18", "O2");
    expect(bench.chosen.at(-1)).toMatchObject({ text: "O2>1", error: { rule: "ASC-20" } });
  });

  it("explains a piece that is pointed at", async () => {
    board(START);
    await fireEvent.pointerMove(place("O4"), { pointerType: "mouse" });
    expect(caption()).toContain("O4: full Onyx pyramid");
    expect(caption()).toContain("Gold is to move. (ASC-20)");
    await fireEvent.pointerLeave(place("O4"), { pointerType: "mouse" });
    expect(caption()).toContain("One Move left as Gold");
  });
});

describe("the Mason’s power", () => {
  it("offers two directions, each with what would happen", async () => {
    const bench = board(MASON);
    await choose("I22", "I1");
    expect(caption()).toContain("Mason’s power");
    const arrows = document.querySelectorAll("[data-place^=push]");
    expect(arrows.length).toBeGreaterThanOrEqual(2);
    await press(/^Push O1 counterclockwise to O7/);
    // Its other neighbour is protected, so nothing is left to do.
    expect(bench.texts).toEqual(["mason>1", "push 1 +", "done"]);
  });

  it("is used by keys on the board, which keeps the focus", async () => {
    const bench = board(MASON);
    await choose("I22", "I1");
    (place("limbo") as SVGElement).focus();
    await fireEvent.keyDown(place("limbo"), { key: "n" });
    await fireEvent.keyDown(place("O1"), { key: "n" });
    const arrow = document.activeElement;
    expect(arrow?.getAttribute("aria-label")).toBe("Push O1 counterclockwise: to O7");
    expect(caption()).toContain("Mason’s power");
    if (arrow) await fireEvent.keyDown(arrow, { key: "Enter" });
    expect(bench.texts).toEqual(["mason>1", "push 1 +", "done"]);
    await tick();
    expect(document.activeElement?.hasAttribute("data-place")).toBe(true);
  });

  it("can be left", async () => {
    const bench = board(MASON);
    await choose("I22", "I1");
    await press("Leave it");
    expect(bench.texts).toEqual(["mason>1", "done"]);
  });

  it("says why it does not reach a stack", async () => {
    const bench = board([...MASON, "0 mason>1"]);
    await choose("O6");
    expect(bench.chosen).toMatchObject([{ text: "push 6 +", error: { rule: "ASC-50" } }]);
  });
});

describe("the Anubis’ power", () => {
  it("shows where each stone would go, in the directions chosen", async () => {
    const bench = board(ANUBIS);
    const small = () => screen.getByRole("button", { name: /^small Gold stone/ });
    expect(small().getAttribute("aria-label")).toBe(
      "small Gold stone: counterclockwise to O23; turn it clockwise to O21",
    );
    await fireEvent.click(small());
    expect(small().textContent).toContain("O21");
    await press("Scatter O22");
    expect(bench.texts).toEqual(["scatter 22 -++", "done"]);
  });
});

describe("the Cleopatra’s power", () => {
  const CLEOPATRA = [
    ...START,
    ...["0 O18>21", "1 anubis>2", "1 scatter 2 -++", "1 done", "1 cleopatra>4"],
  ];
  const lit = () =>
    [...document.querySelectorAll("[data-place][aria-label*='can be collected']")].map((one) =>
      one.getAttribute("data-place"),
    );

  it("lights what can be collected, in the order of the sizes", async () => {
    const bench = board(CLEOPATRA);
    expect(lit()).toEqual(["O3", "O4", "O6"]);
    await choose("O3");
    expect(bench.texts).toEqual([]);
    expect(lit()).toEqual(["O1", "O4", "O6"]);
    await choose("O1");
    expect(bench.texts).toEqual(["collect 5 < 3,1", "done"]);
  });

  it("takes two stones of a full stack at once", async () => {
    const bench = board(CLEOPATRA);
    await choose("O6");
    expect(bench.texts).toEqual(["collect 5 < 6/2", "done"]);
  });

  it("lets a stone be put back, which is shown where it will stand", async () => {
    const bench = board(CLEOPATRA);
    await choose("O3", "O3");
    expect(lit()).toEqual(["O3", "O4", "O6"]);
    expect(document.querySelectorAll("g.ghost")).toHaveLength(0);
    await choose("O3");
    expect(document.querySelectorAll("g.ghost")).toHaveLength(1);
    expect(nameOf("O3")).toMatch(/collected; tap to put it back$/);
    await press("Start over");
    expect(lit()).toEqual(["O3", "O4", "O6"]);
    expect(bench.texts).toEqual([]);
  });

  it("says why a stone cannot be collected", async () => {
    const bench = board(CLEOPATRA);
    await choose("O20");
    expect(bench.chosen).toMatchObject([{ text: "collect 5 < 20", error: { rule: "ASC-54" } }]);
  });
});

describe("a forfeit", () => {
  it("is explained: what was missing", async () => {
    // Every entry of Onyx holds a full stack, and a small stone waits.
    const bench = board([
      ...START,
      ...["0 O22>0", "1 anubis>0", "1 done", "1 O4>3", "0 O22>1", "0 O0>3"],
      ...["1 cleopatra>3", "1 collect 4 < 3", "1 done"],
    ]);
    expect(caption()).toContain("This Move is forfeited");
    expect(caption()).toContain("A stone in Limbo had to come back, and no entry space was open");
    expect(caption()).toContain("The stack on O4 is full.");
    await press("Forfeit");
    expect(bench.texts).toEqual(["forfeit"]);
  });
});

describe("the keyboard", () => {
  it("walks, takes, lands, and keeps the focus on the board", async () => {
    const bench = board(START);
    (place("O0") as SVGElement).focus();
    await fireEvent.keyDown(place("O0"), { key: "n" });
    expect(document.activeElement).toBe(place("O18"));
    await fireEvent.keyDown(place("O18"), { key: "Enter" });
    await fireEvent.keyDown(place("O18"), { key: "n" });
    expect(document.activeElement).toBe(place("O19"));
    await fireEvent.keyDown(place("O19"), { key: " " });
    expect(bench.texts).toEqual(["O18>19"]);
    await tick();
    expect(document.activeElement).toBe(place("O19"));
  });
});

describe("a turn in progress", () => {
  const draft = {
    steps: ["O18>19"],
    preparing: false,
    complete: true,
    confirmed: false,
    back: vi.fn(),
    confirm: vi.fn(),
  };

  it("waits to be played once it is whole", async () => {
    board(START, { draft, canAct: false });
    expect(caption()).toContain("The turn is whole");
    await press("End turn");
    await press("Undo");
    expect([draft.confirm.mock.calls.length, draft.back.mock.calls.length]).toEqual([1, 1]);
  });

  it("does not stop where a power has nothing to do", async () => {
    const back = vi.fn();
    const long = { ...draft, complete: false, steps: ["cleopatra>19", "done"], back };
    const bench = board([...START, "0 cleopatra>21"], { draft: long });
    await tick();
    bench.props.draft = { ...long, steps: ["cleopatra>19"] };
    await tick();
    expect(back).toHaveBeenCalled();
  });
});
