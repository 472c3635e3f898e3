// Ankh'or on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/describe";
import Thumb from "./Thumb.svelte";
import { words } from "./words";

const ankhor: GameModule = {
  name: "ankhor",
  words,
  Board,
  loadSide: () => import("./Side.svelte"),
  loadEnd: () => import("./End.svelte"),
  Thumb,
  describeEvent,
  quiet: ({ text }) => text === "end",
  turns: {},
};

export default ankhor;
