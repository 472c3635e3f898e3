// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { results } from "../lib/results";
import Statistics from "./Statistics.svelte";

vi.mock("../lib/count_here", () => ({ countHere: () => Promise.resolve(0) }));

afterEach(cleanup);

it("deletes what was counted, and puts it back", async () => {
  const players = [
    { kind: "me" as const, name: "" },
    { kind: "bot" as const, name: "bot:1" },
  ];
  const ended = { players, scores: [30, 20], winners: [0], touched: 1 };
  results.add([{ id: "a", kind: "local", game: "pyramix", ...ended }]);
  render(Statistics);
  (await screen.findByRole("button", { name: "Delete the statistics" })).click();
  await tick();
  expect([results.all().length, screen.queryByRole("table")]).toEqual([0, null]);
  const back = screen.getByRole("button", { name: "Put them back" });
  expect(document.activeElement?.contains(back)).toBe(true);
  back.click();
  await tick();
  expect(results.all()).toHaveLength(1);
  expect(screen.getAllByRole("table")).toHaveLength(2);
  expect(document.activeElement).not.toBe(document.body);
});
