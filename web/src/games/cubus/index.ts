// Cubus on the page: what the shell gets (see $lib/games).
import type { GameModule } from "$lib/games";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { describeEvent } from "./names";
import Side from "./Side.svelte";
import Thumb from "./Thumb.svelte";

const cubus: GameModule = { name: "cubus", Board, Side, End, Thumb, describeEvent };

export default cubus;
