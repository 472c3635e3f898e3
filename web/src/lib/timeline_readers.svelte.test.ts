// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { pyramixHeader, realCore } from "./testing";
import { Timeline } from "./timeline";

it("tells whoever reads it of every change, whatever they read", async () => {
  const opened = Timeline.open(await realCore("pyramix"), `${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  const timeline = opened.value;
  const seen: Record<string, unknown[]> = { ply: [], events: [], last: [], record: [] };
  const stop = $effect.root(() => {
    $effect(() => void seen.ply?.push(timeline.ply));
    $effect(() => void seen.events?.push(timeline.events.length));
    $effect(() => void seen.last?.push(timeline.last.ply));
    $effect(() => void seen.record?.push(timeline.record().split("\n").length));
  });
  flushSync();
  timeline.append(timeline.sample(1n));
  flushSync();
  timeline.append("0 nonsense");
  flushSync();
  timeline.rewind(0);
  flushSync();
  stop();
  expect([seen.ply, seen.events, seen.last]).toEqual(Array(3).fill([0, 1, 0]));
  expect(seen.record).toHaveLength(3);
});
