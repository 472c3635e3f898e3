// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { View } from "$lib/games";
import ActionBar from "./ActionBar.svelte";
import KeyHelp from "./KeyHelp.svelte";
import PointsTable from "./PointsTable.svelte";

afterEach(cleanup);

describe("the bar under a board", () => {
  it("has a button for each action, and one that is off does nothing", async () => {
    const [go, wait, close] = [vi.fn(), vi.fn(), vi.fn()];
    const actions = [
      { label: "Go", primary: true, act: go },
      { label: "Wait", off: true, act: wait },
      { label: "Leave it", closes: true, act: close },
    ];
    render(ActionBar, { title: "An ankh", text: "It is yours.", refused: false, actions });
    const button = (name: string) => screen.getByRole("button", { name });
    for (const { label } of actions) await fireEvent.click(button(label));
    expect([go, wait, close].map((it) => it.mock.calls.length)).toEqual([1, 0, 1]);
    expect(button("Wait").getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("It is yours.")).toBeTruthy();
  });

  it("plays once at a double click, and goes back as often as one clicks", async () => {
    const [go, end, back] = [vi.fn(), vi.fn(), vi.fn()];
    const actions = [
      { label: "Go", primary: true, act: go },
      { label: "End", once: true, act: end },
      { label: "Back", act: back },
    ];
    render(ActionBar, { title: "", text: "", refused: false, actions });
    for (const name of ["Go", "End", "Back"]) {
      const button = screen.getByRole("button", { name });
      await fireEvent.click(button, { detail: 1 });
      await fireEvent.click(button, { detail: 2 });
    }
    expect([go, end, back].map((it) => it.mock.calls.length)).toEqual([1, 1, 2]);
  });

  it("has a button for each of two people who have the same name", async () => {
    const knocks = [vi.fn(), vi.fn()];
    const actions = knocks.map((act) => ({ label: "Ada knocks", primary: true, act }));
    render(ActionBar, { title: "", text: "", refused: false, actions });
    for (const button of screen.getAllByRole("button")) await fireEvent.click(button);
    expect(knocks.map((it) => it.mock.calls.length)).toEqual([1, 1]);
  });

  it("keeps the focus on a button when those before it go", async () => {
    const back = { label: "Take back", act: vi.fn() };
    const play = { label: "Play", primary: true, act: vi.fn() };
    const shown = { title: "", text: "", refused: false };
    const { rerender } = render(ActionBar, { ...shown, actions: [play, back] });
    screen.getByRole("button", { name: "Take back" }).focus();
    await rerender({ ...shown, actions: [back] });
    expect(document.activeElement?.textContent).toBe("Take back");
  });

  it("can be landed on when the button that had the focus is gone", () => {
    const { container } = render(ActionBar, { title: "", text: "", refused: true, actions: [] });
    expect(container.querySelector("[data-landing]")?.getAttribute("tabindex")).toBe("-1");
    expect(container.querySelector(".refused")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("the help for keys", () => {
  it("describes a board without being on show", () => {
    render(KeyHelp, { id: "keys", text: "Arrow keys walk." });
    expect(document.querySelector("#keys")?.textContent).toBe("Arrow keys walk.");
    expect(document.querySelector("#keys")?.hasAttribute("hidden")).toBe(true);
  });
});

describe("the table of points", () => {
  const table = {
    view: { winners: [1], standing: { parts: [], total: [7, 9] } } as unknown as View,
    seats: [{ name: "Ada" }, { name: "Grace" }],
    parts: [
      { key: "cubes", label: "Cubes", points: [4, 5] },
      { key: "awards", label: "Awards", points: [3, 4] },
    ],
    words: { part: "Points", soFar: "So far", total: "Total", winner: "(winner)" },
  };
  const rows = () =>
    screen.getAllByRole("row").map((row) => [...row.children].map((it) => it.textContent.trim()));

  it("tells so many rows, and their sum so far", () => {
    render(PointsTable, { ...table, told: 1, now: "cubes" });
    expect(rows()).toEqual([
      ["Points", "Ada", "Grace"],
      ["Cubes", "4", "5"],
      ["Awards", "", ""],
      ["So far", "4", "5"],
    ]);
    expect(document.querySelector(".now")?.textContent).toContain("Cubes");
  });

  it("says over it what it is about", () => {
    render(PointsTable, { ...table, told: 3, now: null, caption: "If it ended now" });
    expect(screen.getByRole("table").querySelector("caption")?.textContent).toBe("If it ended now");
  });

  it("keeps the winner to itself until the total is told", async () => {
    const { rerender } = render(PointsTable, { ...table, told: 2, now: null });
    expect(rows().at(-1)).toEqual(["So far", "7", "9"]);
    expect(screen.queryByText("(winner)")).toBeNull();
    await rerender({ ...table, told: 3, now: "total" });
    expect(rows().at(-1)).toEqual(["Total", "7", "9"]);
    expect(screen.getByText("(winner)").closest("th")?.textContent).toContain("Grace");
  });
});
