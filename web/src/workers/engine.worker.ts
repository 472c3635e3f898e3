// The engine's Worker: an instance of the core of its own, so that who thinks long never holds up
// the page.
import { answering } from "../lib/engine/answering";
import type { ToWorker } from "../lib/engine/messages";

const answer = answering((reply) => self.postMessage(reply));

self.onmessage = ({ data }: MessageEvent<ToWorker>) => answer(data);
