// The bots of a table of this device, where several of them fail.
import { expect, it } from "vitest";
import { EngineError, type Chooser } from "./engine/engine";
import { botRetryMs, LocalBots, longThoughtMs } from "./local_bots.svelte";
import { ManualClock, PatientBots, settled } from "./testing";

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

it("tells of a thought that somebody waits for, until there is an answer", async () => {
  const [clock, engine] = [new ManualClock(), new PatientBots()];
  const bots = new LocalBots(engine, clock.later, () => Promise.resolve());
  const asked = bots.askAlone(1, "bot:8", "");
  clock.advance(longThoughtMs - 1);
  expect(bots.longThought).toBeNull();
  clock.advance(1);
  expect(bots.longThought).toMatchObject({ seat: 1 });
  expect(engine.asked[0]?.haste?.aborted).toBe(false);
  bots.longThought?.hurry?.();
  expect(engine.asked[0]?.haste?.aborted).toBe(true);
  engine.asked[0]?.answer("000");
  expect(await asked).toBe("000");
  expect(bots.longThought).toBeNull();
});

it("hurries no bot that has nothing yet to play, nor one that is called off or quick", async () => {
  const [clock, engine] = [new ManualClock(), new PatientBots()];
  const bots = new LocalBots(engine, clock.later, () => Promise.resolve());
  const low = bots.askAlone(0, "bot:6", "");
  clock.advance(longThoughtMs);
  expect(bots.longThought).toEqual({ seat: 0, hurry: null });
  engine.asked[0]?.answer("000");
  await low;
  const quick = bots.askAlone(0, "bot:8", "");
  engine.asked[1]?.answer("000");
  await quick;
  clock.run();
  expect(bots.longThought).toBeNull();
  const off = bots.askAlone(0, "bot:8", "");
  clock.advance(longThoughtMs);
  bots.callOff();
  engine.asked[2]?.fail(new DOMException("", "AbortError"));
  expect(await off).toBeNull();
  expect(bots.longThought).toBeNull();
});
