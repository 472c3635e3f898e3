// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, View } from "$lib/games";
import Board from "./Board.svelte";
import { tellingMs } from "$lib/table/told_steps.svelte";
import End from "./End.svelte";
import { heapOf, viewOf } from "./view/fixtures";
import type { Code } from "./view/position";
import Side from "./Side.svelte";

afterEach(cleanup);
// A whole heap is some 2500 elements, and a slow machine is no error.
vi.setConfig({ testTimeout: 60_000 });

/** A corner of a heap is enough to point at, and quick to draw. */
const CORNER: Record<string, Code> = {
  "000": "oA",
  "001": "bA",
  "002": "pC",
  "003": "X",
  "010": "gA",
  "100": "gA",
};
const VIEW = viewOf({ cubes: CORNER, legal: ["000", "003"] });
const REFUSED = { code: "illegal", message: "It touches a cobra.", rule: "PYX-13" };

/** The position after 000 is taken. */
function after(): View {
  const cubes = Object.fromEntries(Object.entries(CORNER).filter(([cell]) => cell !== "000"));
  return viewOf({ cubes, ply: 2, left: 34, taken: [["oA"], []], turn: 1, legal: ["001"] });
}

function board(changes: Partial<BoardProps> = {}) {
  const onmove = vi.fn();
  const props: BoardProps = {
    view: VIEW,
    previous: null,
    seats: [{ name: "Ada" }, { name: "Grace" }],
    you: [0],
    canAct: true,
    check: (text) => (text === "000" || text === "003" ? null : REFUSED),
    preview: (text) => (text === "000" ? after() : null),
    onmove,
    draft: null,
    looked: null,
    onlook: () => undefined,
    reducedMotion: true,
    ...changes,
  };
  return { onmove, props, ...render(Board, props) };
}

function cube(name: RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

describe("Board", () => {
  it("has a named element for each visible cube, one of them in the tab order", () => {
    board({ view: viewOf({ cubes: heapOf(CORNER), legal: ["000", "003"] }) });
    const cubes = screen.getAllByRole("button").filter((it) => it.hasAttribute("data-place"));
    expect(cubes).toHaveLength(46);
    expect(cubes.filter((it) => it.getAttribute("tabindex") === "0")).toHaveLength(1);
    expect(cube(/^Orange ankh, .*cell 000/).getAttribute("aria-label")).toBe(
      "Orange ankh, level 0, row 1, place 1, cell 000, three faces visible, can be taken",
    );
    expect(cube(/cell 001/).getAttribute("aria-label")).toBe(
      "Blue ankh, level 1, row 2, place 1, cell 001, two faces visible, cannot be taken: touches a cobra (PYX-13)",
    );
  });

  it("reports a click, legal or not", async () => {
    const { onmove } = board();
    await fireEvent.click(cube(/cell 000/));
    await fireEvent.click(cube(/cell 001/));
    expect(onmove.mock.calls).toEqual([["000"], ["001"]]);
  });

  it("shows what a move leads to and why another is refused", async () => {
    board();
    await fireEvent.pointerMove(cube(/cell 000/), { pointerType: "mouse" });
    expect(
      screen.getByText("One point. Nothing slides; frees one cube; blocks one cube."),
    ).toBeTruthy();
    await fireEvent.pointerLeave(cube(/cell 000/), { pointerType: "mouse" });
    await fireEvent.pointerMove(cube(/cell 001/), { pointerType: "mouse" });
    expect(screen.getByText("It touches a cobra. (PYX-13)")).toBeTruthy();
  });

  it("lets a touch select first and a second touch or the button take", async () => {
    const { onmove } = board();
    const touch = () => new PointerEvent("click", { pointerType: "touch", bubbles: true });
    await fireEvent(cube(/cell 000/), touch());
    expect(onmove).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Take the orange ankh" }));
    expect(onmove.mock.calls).toEqual([["000"]]);
    await fireEvent(cube(/cell 003/), touch());
    await fireEvent(cube(/cell 003/), touch());
    expect(onmove.mock.calls).toEqual([["000"], ["003"]]);
  });

  it("walks and takes by keys", async () => {
    const { onmove } = board();
    const start = cube(/cell 000/);
    start.focus();
    await fireEvent.keyDown(start, { key: "ArrowDown" });
    expect(document.activeElement).toBe(cube(/cell 001/));
    await fireEvent.keyDown(cube(/cell 001/), { key: "l" });
    expect(document.activeElement).toBe(cube(/cell 003/));
    await fireEvent.keyDown(cube(/cell 003/), { key: "Enter" });
    expect(onmove.mock.calls).toEqual([["003"]]);
  });

  it("keeps the focus on the board when the focused cube is taken", async () => {
    const { rerender, props } = board();
    cube(/cell 000/).focus();
    await rerender({ ...props, view: after(), previous: VIEW });
    expect(document.activeElement?.getAttribute("data-place")).toMatch(/^(001|010|100)$/);
  });

  it("is a picture when nothing is asked", async () => {
    const { onmove } = board({ canAct: false });
    await fireEvent.click(cube(/cell 000/));
    expect(onmove).not.toHaveBeenCalled();
    expect(cube(/cell 000/).getAttribute("aria-label")).toBe(
      "Orange ankh, level 0, row 1, place 1, cell 000, three faces visible",
    );
  });

  it("lists inner cubes where all are known, and only there", async () => {
    const { rerender, props } = board();
    expect(screen.queryByRole("region", { name: "Inside the heap" })).toBeNull();
    const view = viewOf({ cubes: heapOf({ "111": "gE" }) });
    await rerender({ ...props, view });
    expect(screen.getByRole("list", { name: "Level 3" }).textContent).toContain("green eye");
  });
});

const OVER: View = {
  ...viewOf({
    cubes: { "005": "gA" },
    taken: [["bA"], ["oA", "oC"]],
    next: "over",
    left: 0,
    standing: { total: [1, 3], parts: [{ name: "collected", points: [1, 3] }] },
  }),
  winners: [1],
};
const SEATS = [{ name: "Ada" }, { name: "Grace" }];
const SIDE = {
  view: OVER,
  seats: SEATS,
  you: [0],
  looked: null,
  onlook: () => undefined,
  reducedMotion: true,
};

describe("Side", () => {
  it("says what each player holds and who has won", () => {
    render(Side, { ...SIDE, untold: false });
    const grace = screen.getByRole("region", { name: "Grace" });
    expect(grace.textContent).toContain("winner");
    expect(grace.textContent).toContain(
      "Orange: no ankhs; collected orange ankh and orange crane.",
    );
  });
});

describe("Side of a game that goes on, or was given up", () => {
  it("says what it would come to only as long as something may come", () => {
    const { rerender } = render(Side, { ...SIDE, view: VIEW, untold: false });
    const ada = () => screen.getByRole("region", { name: "Ada" }).textContent;
    expect(ada()).toContain("if it ended now");
    void rerender({ ended: true });
    flushSync();
    expect(ada()).not.toContain("if it ended now");
    expect(ada()).toContain("points");
  });
});

describe("Side during the final scoring", () => {
  it("holds the result back", () => {
    render(Side, { ...SIDE, untold: true });
    const grace = screen.getByRole("region", { name: "Grace" });
    expect(grace.textContent).not.toContain("winner");
    expect(grace.textContent).not.toContain("from colours");
  });
});

describe("End", () => {
  it("tells itself in seconds, and says what each row was about when it is told", async () => {
    vi.useFakeTimers();
    try {
      const ontold = vi.fn();
      const props = { view: OVER, seats: SEATS, reducedMotion: false, ontold };
      const { rerender } = render(End, { ...props, told: false });
      const title = () => screen.getByRole("heading").textContent;
      expect(title()).toBe("The last layer");
      await vi.advanceTimersByTimeAsync(1000);
      expect(title()).toBe("The cobras’ work");
      expect(ontold).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(tellingMs - 1000);
      expect(ontold).toHaveBeenCalledOnce();
      await rerender({ ...props, told: true });
      expect(screen.getByText("Grace wins with 3 points.")).toBeTruthy();
      await fireEvent.click(screen.getByRole("button", { name: "Collected" }));
      expect(title()).toBe("The last layer");
    } finally {
      vi.useRealTimers();
    }
  });

  it("tells nothing again that was told before", () => {
    const ontold = vi.fn();
    render(End, { view: OVER, seats: SEATS, reducedMotion: false, told: true, ontold });
    expect(screen.getByRole("row", { name: /^Total \d+ \d+$/ })).toBeTruthy();
    expect(screen.getByText("Grace wins with 3 points.")).toBeTruthy();
    expect(ontold).not.toHaveBeenCalled();
  });
});
