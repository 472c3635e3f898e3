// The bots of a table of this device, where several of them fail.
import { expect, it } from "vitest";
import { EngineError, type Chooser } from "./engine/engine";
import { botRetryMs, LocalBots } from "./local_bots.svelte";
import { ManualClock, settled } from "./testing";

it("goes on saying that one bot failed when another that was missing has come", async () => {
  const clock = new ManualClock();
  const answers = new Map([
    ["bot:1", [new EngineError("thinking", "unreachable"), "000"]],
    ["bot:2", [new EngineError("loading", ""), "001"]],
  ]);
  const engine = {
    choose: (_: string, bot: string) => {
      const answer = answers.get(bot)?.shift() ?? "";
      return typeof answer === "string" ? Promise.resolve(answer) : Promise.reject(answer);
    },
    close: () => undefined,
  } as unknown as Chooser;
  const bots = new LocalBots(engine, clock.later, () => Promise.resolve());
  const first = bots.ask(0, "bot:1", "");
  const second = bots.ask(1, "bot:2", "");
  await settled();
  expect(bots.failure).toMatchObject({ kind: "bot failed", seat: 0 });
  clock.advance(botRetryMs);
  expect(await second).toBe("001");
  expect(bots.failure).toMatchObject({ kind: "bot failed", seat: 0 });
  bots.retry();
  expect(await first).toBe("000");
  expect(bots.failure).toBeNull();
});
