// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Core } from "$lib/core";
import type { BoardProps, DraftState } from "$lib/games";
import { realCore } from "$lib/testing";
import { Timeline } from "$lib/timeline";
import Board from "./Board.svelte";
import { tellingMs } from "$lib/table/told_steps.svelte";
import End from "./End.svelte";
import { played, SEATS } from "./view/fixtures";
import { scoringSteps } from "./view/scoring";
import Side from "./Side.svelte";
import Thumb from "./Thumb.svelte";

let core: Core;
beforeAll(async () => {
  core = await realCore("anubixx");
});
afterEach(cleanup);
// A sheet is some thousand shapes, and a slow machine is no error.
vi.setConfig({ testTimeout: 60_000 });

const SCORED = join(import.meta.dirname, "../../../../games/anubixx/golden/scoring-example.game");

function board(changes: Partial<BoardProps> = {}, ...events: string[]) {
  const { view, before, check, preview } = played(core, "* roll ryg", ...events);
  const onmove = vi.fn();
  const onlook = vi.fn();
  const props: BoardProps = {
    view,
    previous: before,
    seats: SEATS,
    you: [0],
    canAct: true,
    check,
    preview,
    onmove,
    draft: null,
    looked: null,
    onlook,
    reducedMotion: true,
    ...changes,
  };
  return { onmove, onlook, props, ...render(Board, props) };
}

const place = (at: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${at}"]`);
  if (!found) throw new Error(`no place ${at}`);
  return found;
};

describe("Board", () => {
  it("has a named element for each place, one of them in the tab order", () => {
    board();
    const places = [...document.querySelectorAll("[data-place]")];
    expect(places).toHaveLength(70);
    expect(places.filter((it) => it.getAttribute("tabindex") === "0")).toHaveLength(1);
    expect(places.every((it) => (it.getAttribute("aria-label") ?? "") !== "")).toBe(true);
    expect(place("P11").getAttribute("aria-label")).toContain("can be crossed out with a die");
    expect(place("P21").getAttribute("aria-label")).toContain("(ANX-21)");
    const disabled = ["P11", "P21", "Q3"].map((at) => place(at).getAttribute("aria-disabled"));
    expect(disabled).toEqual(["false", "true", null]);
  });

  it("marks the stones of all the moves that a hint names", () => {
    const named = ["P11<die", "P12<die", "end"].map((text) => {
      const { before, view: after } = played(core, "* roll ryg", `0 ${text}`);
      return { event: { actor: 0, text }, before, after };
    });
    board({ marks: named });
    expect(document.querySelectorAll(".lately.under")).toHaveLength(2);
  });

  it("pays by itself where there is one sensible way", async () => {
    const { onmove } = board();
    await fireEvent.click(place("P11"));
    expect(onmove.mock.calls).toEqual([["P11<die"]]);
  });

  it("asks how to pay where there is a choice, with the costs", async () => {
    const { onmove } = board();
    await fireEvent.click(place("P14"));
    const ways = screen.getByRole("dialog", { name: "How do you pay for the blue stone?" });
    expect(ways.contains(document.activeElement)).toBe(true);
    const quarry = screen.getByRole("button", { name: /^Quarry 2 , costs 2 points passes over/ });
    expect(screen.getByRole("button", { name: /^A joker , costs 2 points/ })).toBeTruthy();
    // The dearer quarry stone stands behind the fold.
    expect(screen.getByText("Other ways, none better")).toBeTruthy();
    await fireEvent.click(quarry);
    expect(onmove.mock.calls).toEqual([["P14<Q2"]]);
  });

  it("leaves a payment and comes back to the stone", async () => {
    const { onmove } = board();
    await fireEvent.click(place("P14"));
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(place("P14"));
    expect(onmove).not.toHaveBeenCalled();
  });

  it("shows no more what a way to pay would strike, once another stone is chosen", async () => {
    board();
    const struck = () => document.querySelectorAll(".struck").length;
    await fireEvent.click(place("P14"));
    expect(struck()).toBeGreaterThan(0);
    await fireEvent.click(place("P21"));
    expect([screen.queryByRole("dialog"), struck()]).toEqual([null, 0]);
  });

  it("takes two neighbours of the mosaic, the first shows its partners", async () => {
    const { onmove } = board();
    await fireEvent.click(place("M32"));
    expect(place("M32").getAttribute("aria-pressed")).toBe("true");
    expect(place("M31").getAttribute("aria-disabled")).toBe("false");
    expect(place("P11").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(place("M31"));
    expect(onmove.mock.calls).toEqual([["M31+M32<die,die"]]);
  });

  it("gives the first of two up again, or takes another stone", async () => {
    const { onmove } = board();
    await fireEvent.click(place("M32"));
    await fireEvent.click(place("M32"));
    expect(place("M32").hasAttribute("aria-pressed")).toBe(false);
    await fireEvent.click(place("M32"));
    await fireEvent.click(place("P11"));
    expect(onmove.mock.calls).toEqual([["P11<die"]]);
  });

  it("leaves the payment of two stones and keeps the first", async () => {
    board();
    await fireEvent.click(place("M21"));
    await fireEvent.click(place("M22"));
    expect(screen.queryByRole("dialog")).not.toBeNull();
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(place("M21").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(place("M21"), { key: "Escape" });
    expect(place("M21").hasAttribute("aria-pressed")).toBe(false);
  });

  it("asks about a stone that cannot be had, so that the core says why", async () => {
    const { onmove, props } = board({}, "0 P11<die");
    await fireEvent.click(place("P21"));
    await fireEvent.click(place("M11"));
    const rules = onmove.mock.calls.map(([text]) => props.check(text)?.rule);
    expect(rules).toEqual(["ANX-21", "ANX-20"]);
  });

  it("ends the turn, whether something is built or nothing", async () => {
    const { onmove, unmount } = board();
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(onmove.mock.calls).toEqual([["end"]]);
    unmount();
    board({}, "0 P11<die");
    expect(screen.getByRole("button", { name: "End turn" })).toBeTruthy();
  });

  it("walks and crosses out by keys", async () => {
    const { onmove } = board();
    place("P61").focus();
    await fireEvent.keyDown(place("P61"), { key: "n" });
    expect(document.activeElement).toBe(place("L1"));
    await fireEvent.keyDown(place("L1"), { key: "Enter" });
    expect(onmove.mock.calls).toEqual([["L1<die"]]);
    await fireEvent.keyDown(place("L1"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(place("L2"));
  });

  it("offers to play a whole turn and to take back", async () => {
    const back = vi.fn();
    const confirm = vi.fn();
    const draft: DraftState = {
      steps: ["P11<die", "P12<die"],
      preparing: false,
      complete: true,
      confirmed: false,
      back,
      confirm,
    };
    board({ draft, canAct: false }, "0 P11<die", "0 P12<die");
    expect(screen.getByText("The turn is whole")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect([confirm, back].map((called) => called.mock.calls.length)).toEqual([1, 1]);
  });

  it("names the dice by where they lie", () => {
    board({ you: [1], canAct: false }, "0 P11<die", "0 end");
    const dice = screen.getByRole("group", { name: "Dice" }).textContent;
    expect(dice).toContain("On the table: yellow and green.");
    expect(dice).toContain("Blocked, as Ada built with them: red.");
  });

  it("shows another sheet large, to be read", async () => {
    const { onmove, onlook } = board({ looked: 1 });
    expect(screen.getByRole("heading", { name: "Your sheet" })).toBeTruthy();
    await fireEvent.click(place("P11"));
    expect(onmove).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Back to your sheet" }));
    expect(onlook.mock.calls).toEqual([[null]]);
  });
});

describe("Side", () => {
  it("shows the others' sheets, the points and the race", async () => {
    const { view } = played(core, "* roll ryg", "0 P11<die");
    const onlook = vi.fn();
    const shared = { seats: SEATS, you: [1], untold: false, looked: null, reducedMotion: true };
    render(Side, { view, onlook, ...shared });
    expect(screen.getByRole("region", { name: "Ada" }).textContent).toContain("builds");
    await fireEvent.click(screen.getByRole("button", { name: "Show Ada’s sheet large" }));
    expect(onlook.mock.calls).toEqual([[0]]);
    expect(screen.getByRole("row", { name: "Pyramid 1 0" })).toBeTruthy();
    expect(screen.getByRole("row", { name: "Scarab open 1/3 0/3" })).toBeTruthy();
    expect(screen.getByRole("table", { name: "If it ended now" })).toBeTruthy();
  });

  it("says of a game that was given up what it came to", () => {
    const { view } = played(core, "* roll ryg", "0 P11<die");
    const shared = { seats: SEATS, you: [1], untold: false, looked: null, reducedMotion: true };
    render(Side, { view, onlook: () => undefined, ended: true, ...shared });
    expect(screen.queryByRole("table", { name: "If it ended now" })).toBeNull();
  });
});

describe("the end", () => {
  const finished = () => {
    const opened = Timeline.open(core, readFileSync(SCORED, "utf8"));
    if (!opened.ok) throw new Error(opened.error.message);
    return opened.value.last;
  };

  it("says nothing of dice that nobody rolls any more", () => {
    const unused = () => document.querySelector(".dice.unused");
    board({ view: { ...played(core).view, next: "over" } });
    expect(unused()).not.toBeNull();
    cleanup();
    board({ view: played(core).view });
    expect(unused()).toBeNull();
  });

  it("is told part by part", () => {
    const steps = scoringSteps(finished(), SEATS);
    expect(steps.map(({ part }) => part)).toEqual([
      "start",
      ...["pyramid", "arch", "mosaic", "bonuses", "quarry", "jokers"],
      "total",
    ]);
    expect(steps[1]?.text).toContain("Ada: up to row 6, 21");
    expect(steps[3]?.text).toContain("Ada: 8 stones, 8");
    expect(steps.at(-1)?.text).toBe("You win with 53 points.");
  });

  it("fills the table part by part, and lights a part that is asked for", async () => {
    vi.useFakeTimers();
    try {
      const ontold = vi.fn();
      const props = { view: finished(), seats: SEATS, reducedMotion: false, ontold };
      const { rerender } = render(End, { ...props, told: false });
      expect(screen.getByRole("heading").textContent).toBe("The building is done");
      await vi.advanceTimersByTimeAsync(tellingMs / 7);
      expect(screen.getByRole("heading").textContent).toBe("The pyramid");
      await rerender({ ...props, told: true });
      expect(screen.getByRole("row", { name: /^Total / })).toBeTruthy();
      await fireEvent.click(screen.getByRole("button", { name: "Pyramid" }));
      expect(screen.getByRole("heading").textContent).toBe("The pyramid");
    } finally {
      vi.useRealTimers();
    }
  });

  it("has the totals at once with reduced motion", async () => {
    const ontold = vi.fn();
    const props = { view: finished(), seats: SEATS, reducedMotion: true, ontold };
    const { rerender } = render(End, { ...props, told: false });
    expect(ontold).toHaveBeenCalledOnce();
    await rerender({ ...props, told: true });
    expect(screen.getByRole("row", { name: "Total 50 53" })).toBeTruthy();
  });
});

describe("Thumb", () => {
  it("shows a position or an ornament, still and unspoken", () => {
    const { view } = played(core, "* roll ryg");
    for (const shown of [view, null]) {
      const { container, unmount } = render(Thumb, { view: shown });
      expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
      unmount();
    }
  });
});
