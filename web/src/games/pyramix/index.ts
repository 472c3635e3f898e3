// Pyramix on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/describe";
import { words } from "./words";

const pyramix: GameModule = {
  name: "pyramix",
  words,
  Board,
  loadFlying: () => import("./flying"),
  loadSide: () => import("./Side.svelte"),
  loadEnd: () => import("./End.svelte"),
  loadThumb: () => import("./Thumb.svelte"),
  describeEvent,
};

export default pyramix;
