// What a table of the server needs of the outside world, and what it passes on of its refusals.
import type { describeTable, Known } from "./api";
import type { Outside } from "./connection";
import type { CoreError } from "./games";
import { pageError } from "./page_error";
import type { Speed } from "./stage.svelte";
import type { Memory } from "./storage";
import type { Uptime } from "./table/race_window";

/** Whether an answer will be the same tomorrow; everything else is worth another try. */
export const isFinal = ({ code }: CoreError): boolean =>
  ["unknown", "damaged", "malformed"].includes(code);

/** What is said of a refusal; null: nothing, as what is on show tells it. */
export function plainly(error: CoreError): CoreError | null {
  // The window says who was first, and what happened beside the game where the rematch is.
  if (error.fault === "not_first" || error.fault === "rematch_open") return null;
  const late = error.code === "conflict" && (error.fault ?? "moved_on") === "moved_on";
  return late ? pageError("page_somebody_quicker", "conflict") : error;
}

export interface OnlineOutside extends Outside {
  memory: Memory;
  describe: typeof describeTable;
  socketAddress: (table: string, known: Known) => string;
  fetchRecord: (table: string) => Promise<string>;
  newMoveId: () => string;
  reducedMotion: () => boolean;
  /** How fast what others do is shown. */
  speed?: () => Speed;
  /** Milliseconds since 1970. */
  now: () => number;
  uptime: Uptime;
}
