// Cubus on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import Thumb from "./Thumb.svelte";
import { describeEvent } from "./view/describe";
import { words } from "./words";

const cubus: GameModule = {
  name: "cubus",
  words,
  Board,
  loadSide: () => import("./Side.svelte"),
  loadEnd: () => import("./End.svelte"),
  Thumb,
  describeEvent,
};

export default cubus;
