// @vitest-environment happy-dom
// What is said of other tabs.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Memory, passingEntries, type KeptTurn } from "../storage";
import { gameHeader } from "../testing";
import OtherTab from "./OtherTab.svelte";
import TabNotice from "./TabNotice.svelte";

let memory: Memory;
beforeEach(() => {
  memory = new Memory(passingEntries());
  const record = `${gameHeader("cubus", 2)}\n* draw L\n* draw T\n`;
  memory.games.put({ id: "g", game: "cubus", seats: [], record, over: false, touched: 0 });
});
afterEach(cleanup);

/** What is said of the other tab where it keeps such a turn. */
function saidOf(kept: Partial<KeptTurn>): string {
  const turn = { id: "g", seat: 0, ply: 2, steps: ["a", "b"], confirmed: false, touched: 0 };
  memory.turns.put({ ...turn, ...kept });
  const { container, unmount } = render(OtherTab, { id: "g", memory, take: () => undefined });
  const text = container.textContent;
  unmount();
  return text;
}

it("tells of a turn that is begun there, and of nothing else that lies there", () => {
  expect(saidOf({})).toContain("A turn of 2 steps has been begun there.");
  expect(saidOf({ ply: 1 })).not.toContain("has been begun");
  expect(saidOf({ sketch: true })).not.toContain("has been begun");
});

it("leaves the page when it is put away, so that the focus lands elsewhere", async () => {
  render(TabNotice, { take: () => undefined });
  const notice = screen.getByRole("status");
  screen.getByRole("button", { name: "Put this notice away" }).click();
  await Promise.resolve();
  expect(notice.isConnected).toBe(false);
});
