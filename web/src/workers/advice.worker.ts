// Thinks about a hint beside the page, which goes on meanwhile.
import { adviceIn } from "../lib/advice/advice_core";
import type { FromAdviser, ToAdviser } from "../lib/advice/asking";

/** Who asks waits for no longer, however slow the device is. */
const longestMs = 6000;

const post = (reply: FromAdviser) => self.postMessage(reply);

self.onmessage = ({ data: { module, ...question } }: MessageEvent<ToAdviser>) => {
  const end = performance.now() + longestMs;
  adviceIn(module, question, () => performance.now() >= end).then(
    (advice) => post({ advice }),
    (error: unknown) => post({ failure: error instanceof Error ? error.message : String(error) }),
  );
};
