// Cubus on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/describe";
import { positionOf } from "./view/position";
import { words } from "./words";

const cubus: GameModule = {
  name: "cubus",
  words,
  Board,
  broad: true,
  loadFlying: () => import("./flying"),
  loadSide: () => import("./Side.svelte"),
  loadEnd: () => import("./End.svelte"),
  loadThumb: () => import("./Thumb.svelte"),
  describeEvent,
  quiet: ({ event: { text } }) => text === "waive",
  // A card is drawn for whoever builds next; what others make of a pass belongs to it.
  opensTurn: ({ actor }, before, seat) =>
    actor === null || (seat !== null && actor !== seat && positionOf(before).phase !== "knock"),
};

export default cubus;
