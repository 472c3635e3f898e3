// Looks back at a game beside the page, which goes on meanwhile.
import type { ToReviewer } from "../lib/review/messages";
import { reviewing } from "../lib/review/reviewing";

const answer = reviewing(
  (reply) => self.postMessage(reply),
  () => performance.now(),
);

self.onmessage = ({ data }: MessageEvent<ToReviewer>) => answer(data);
