// Ascension on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/events";
import { words } from "./words";

const ascension: GameModule = {
  name: "ascension",
  words,
  Board,
  loadSide: () => import("./Side.svelte"),
  loadEnd: () => import("./End.svelte"),
  loadThumb: () => import("./Thumb.svelte"),
  describeEvent,
  quiet: ({ event: { text } }) => text.startsWith("done"),
  // A forfeit is the last step of its turn, and there is nothing to think about.
  turns: { ends: (text) => text === "forfeit" },
};

export default ascension;
