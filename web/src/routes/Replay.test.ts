// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { GameTree } from "../lib/game_tree.svelte";
import { PageError, pageError } from "../lib/page_error";
import type { GameModule } from "../lib/games";
import { pyramixHeader, realCore } from "../lib/testing";
import Replay from "./Replay.svelte";

const { loadBoard } = vi.hoisted(() => ({ loadBoard: vi.fn<() => Promise<GameModule | null>>() }));
vi.mock("../lib/load_game", () => ({ loadBoard }));
vi.mock("../lib/load_core", async () => {
  const core = await realCore("pyramix");
  return { loadCore: () => Promise.resolve(core) };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("leaves no position open when the board cannot be loaded, and says so", async () => {
  loadBoard.mockRejectedValue(new PageError(pageError("page_not_loaded")));
  const close = vi.spyOn(GameTree.prototype, "close");
  render(Replay);
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: pyramixHeader(2) } });
  await fireEvent.submit(screen.getByRole("textbox").closest("form") ?? document.body);
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  expect(close).toHaveBeenCalledTimes(1);
});
