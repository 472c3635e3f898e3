// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { Player } from "../sound/player";
import type { Look } from "./look.svelte";
import { openTheatre } from "./open_theatre.svelte";

vi.mock("../sound/of_events", () => ({ loadSoundOf: () => Promise.reject(new Error("404")) }));

it("gives the player back where the sounds of a game cannot be loaded", async () => {
  const close = vi.spyOn(Player.prototype, "close");
  const noticing = { volume: () => 0, haptics: () => false };
  await expect(openTheatre({} as Look, "pyramix", noticing)).rejects.toThrow("404");
  expect(close).toHaveBeenCalledOnce();
});
