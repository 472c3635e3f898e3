// Ascension on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/events";
import { colourOfSeat, positionOf } from "./view/position";
import { words } from "./words";

const ascension: GameModule = {
  name: "ascension",
  words,
  Board,
  broad: true,
  loadSide: () => import("./Side.svelte"),
  loadEnd: () => import("./End.svelte"),
  loadThumb: () => import("./Thumb.svelte"),
  seatColours(view) {
    const colours = { gold: "var(--cube-gold)", onyx: "var(--cube-onyx-light)" };
    const position = positionOf(view);
    const own = [0, 1].map((seat) => [seat, colourOfSeat(position, seat)] as const);
    return own
      .map(([seat, colour]) => (colour ? `--seat-${seat}: ${colours[colour]};` : ""))
      .join("");
  },
  describeEvent,
  quiet: ({ event: { text } }) => text.startsWith("done"),
  // A forfeit is the last step of its turn, and there is nothing to think about.
  turns: { ends: (text) => text === "forfeit" },
};

export default ascension;
