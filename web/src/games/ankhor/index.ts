// Ankh'or on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/describe";
import { positionOf } from "./view/position";
import { words } from "./words";

const ankhor: GameModule = {
  name: "ankhor",
  words,
  Board,
  loadFlying: () => import("./flying"),
  loadSide: () => import("./load_side").then(({ loadSide }) => loadSide()),
  loadEnd: () => import("./load_end").then(({ loadEnd }) => loadEnd()),
  loadThumb: () => import("./Thumb.svelte"),
  describeEvent,
  // The end of a turn says something if the same player goes on.
  quiet: ({ event, after }) => event.text === "end" && positionOf(after).turn !== event.actor,
  turns: {},
};

export default ankhor;
