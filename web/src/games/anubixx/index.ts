// Anubixx on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import { describeEvent } from "./view/events";
import { turns } from "./choose/turns";
import { words } from "./words";

const anubixx: GameModule = {
  name: "anubixx",
  words,
  Board,
  broad: true,
  loadFlying: () => import("./flying"),
  loadSide: () => import("./Side.svelte"),
  loadEnd: () => import("./End.svelte"),
  loadThumb: () => import("./Thumb.svelte"),
  describeEvent,
  quiet: ({ event: { text } }) => text === "end",
  // Each roll begins one, and so does everybody's part in it.
  opensTurn: ({ actor }, _, seat) => actor === null || (seat !== null && actor !== seat),
  turns,
};

export default anubixx;
