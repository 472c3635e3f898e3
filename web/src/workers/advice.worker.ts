// Thinks about a hint beside the page, which goes on meanwhile.
import { adviceIn } from "../lib/advice/advice_core";
import type { FromAdviser, ToAdviser } from "../lib/advice/asking";

const post = (reply: FromAdviser) => self.postMessage(reply);

self.onmessage = ({ data: { module, ...question } }: MessageEvent<ToAdviser>) => {
  adviceIn(module, question).then(
    (advice) => post({ advice }),
    (error: unknown) => post({ failure: error instanceof Error ? error.message : String(error) }),
  );
};
