// Pyramix on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/names";
import Side from "./Side.svelte";
import Thumb from "./Thumb.svelte";

const pyramix: GameModule = {
  name: "pyramix",
  Board,
  Side,
  loadEnd: () => import("./End.svelte"),
  Thumb,
  describeEvent,
};

export default pyramix;
