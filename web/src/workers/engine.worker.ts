// The engine's Worker: an instance of the core of its own, so that who thinks long never holds up
// the page.
import { answering, type PuzzleMaker } from "../lib/engine/answering";
import type { ToWorker } from "../lib/engine/messages";

/** Loaded only where somebody practises. */
const makers = import.meta.glob<PuzzleMaker>("../games/*/practice_puzzles.ts", {
  import: "puzzleOf",
});

const answer = answering(
  (reply) => self.postMessage(reply),
  async (game) => {
    const maker = makers[`../games/${game}/practice_puzzles.ts`];
    if (!maker) throw new Error(`nothing to practise in ${game}`);
    return maker();
  },
  () => performance.now(),
);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => answer(data);
