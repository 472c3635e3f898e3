// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import End from "./End.svelte";
import ascension from ".";
import { viewOf } from "./view/fixtures";
import Side from "./Side.svelte";
import Thumb from "./Thumb.svelte";

afterEach(cleanup);

const SEATS = [{ name: "Ada" }, { name: "Grace" }];
const PROPS = {
  seats: SEATS,
  you: [0],
  untold: false,
  looked: null,
  onlook: () => undefined,
  reducedMotion: true,
};
const region = (name: string) => screen.getByRole("region", { name }).textContent ?? "";

it("gives the seats the colours of their sides, once they are drawn", () => {
  expect(ascension.seatColours?.(viewOf({ gold: null }))).toBe("");
  const drawn = ascension.seatColours?.(viewOf({ gold: 1 }));
  expect(drawn).toBe("--seat-0: var(--cube-onyx-light);--seat-1: var(--cube-gold);");
});

describe("Side", () => {
  it("says what each player has", () => {
    const view = viewOf({
      outer: { "2": "lS", "8": "LM" },
      inner: { "22": "M", "5": "c" },
      limbo: ["S", "S", "m"],
      limbo_figures: ["A"],
      off: [1, 0],
      moves_left: 1,
      derived: { owes_entry: true },
      trapped: [0, 1],
      turns: 16,
    });
    render(Side, { ...PROPS, view });
    expect(region("Ada")).toContain("Gold");
    expect(region("Ada")).toContain("one pyramid of three borne off");
    expect(region("Ada")).toContain("two small Gold stones and Gold Anubis");
    expect(region("Grace")).toContain("moves clockwise");
    expect(region("Grace")).toContain("medium Onyx stone");
    expect(region("Grace")).toContain("one stack");
    expect(screen.getByText(/^Turn 17/)).toBeTruthy();
  });

  it("knows no colours before the draw", () => {
    render(Side, { ...PROPS, view: viewOf({ gold: null, turn: null, next: "chance", turns: 0 }) });
    expect(region("Ada")).not.toMatch(/Gold|Onyx/);
  });
});

describe("End", () => {
  const told = (view: ReturnType<typeof viewOf>) => {
    const ontold = vi.fn();
    render(End, { view, seats: SEATS, told: false, reducedMotion: true, ontold });
    expect(ontold).toHaveBeenCalledOnce();
    return screen.getByRole("region", { name: "The end" }).textContent ?? "";
  };

  it("names the winner", () => {
    const text = told(
      viewOf({
        off: [3, 1],
        next: "over",
        winners: [0],
        turns: 40,
        derived: { reason: "pyramids" },
      }),
    );
    expect(text).toContain("Ada wins as Gold");
    expect(text).toContain("Three pyramids borne off against one, in 41 turns.");
  });

  it("says why a game is drawn", () => {
    const long = told(
      viewOf({ next: "over", winners: [0, 1], turns: 600, derived: { reason: "turns" } }),
    );
    expect(long).toContain("Nobody bore three pyramids off in 600 turns.");
    cleanup();
    const again = told(
      viewOf({ next: "over", winners: [0, 1], turns: 33, derived: { reason: "repetition" } }),
    );
    expect(again).toContain("The same position came for the 3rd time, after 33 turns.");
  });
});

describe("Thumb", () => {
  it("is an ornament without a view", () => {
    const { container } = render(Thumb, { view: null });
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
    expect(container.querySelectorAll("text")).toHaveLength(0);
  });
});
