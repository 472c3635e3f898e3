// The bots' Worker: an instance of the core of its own, so that a bot that thinks long never holds
// up the page. The page sends the compiled core once, then positions as records.
import { Core } from "../lib/core";
import type { BotAnswer, BotMessage } from "../lib/bots";

let core: Promise<Core> | undefined;

async function answer(message: BotMessage): Promise<BotAnswer | null> {
  if (message.kind === "core") {
    core = Core.instantiate(message.module);
    return null;
  }
  if (!core) throw new Error("a question before the core");
  const opened = (await core).open(message.record);
  if (!opened.ok) throw new Error(opened.error.message);
  const text = opened.value.choose(message.bot, message.seed);
  opened.value.close();
  return { id: message.id, text };
}

self.onmessage = async ({ data }: MessageEvent<BotMessage>) => {
  const reply = await answer(data);
  if (reply) self.postMessage(reply);
};
