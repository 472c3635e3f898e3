import { beforeEach, expect, it, vi } from "vitest";
import { closeNodes, LookingBack, quickNodes } from "./looking_back.svelte";
import type { Review } from "./review.svelte";
import type { ReviewedEvent, Sums } from "./review_core";

/** As much of a review as is looked at. */
interface Fake {
  nodes: number;
  events: ReviewedEvent[];
  sums: Sums | null;
  done: boolean;
  run: () => void;
  close: () => void;
}

let made: Fake[];
let back: LookingBack;
const event = (ply: number, win: number) =>
  ({ ply, before: { win: [win] }, error: [win / 10] }) as ReviewedEvent;

beforeEach(() => {
  made = [];
  back = new LookingBack((nodes) => {
    const fake = { nodes, events: [], sums: null, done: false, run: vi.fn(), close: vi.fn() };
    made.push(fake);
    return fake as unknown as Review;
  });
});

it("looks quickly at first, and closely when it is asked to and the quick look is done", () => {
  const [quick] = made;
  expect([quick?.nodes, back.canLookCloser]).toEqual([quickNodes, false]);
  expect(quick?.run).toHaveBeenCalledOnce();
  back.lookCloser();
  expect(made).toHaveLength(1);
  if (quick) quick.done = true;
  back.lookCloser();
  back.lookCloser();
  expect(made.map(({ nodes }) => nodes)).toEqual([quickNodes, closeNodes]);
  expect(made[1]?.run).toHaveBeenCalledOnce();
});

it("keeps what the quick look has found until the close one has come so far", () => {
  const [quick] = made;
  if (!quick) throw new Error("nothing was begun");
  [quick.events, quick.done] = [[event(0, 0.5), event(1, 0.6)], true];
  back.lookCloser();
  const [, closer] = made;
  if (!closer) throw new Error("nothing was begun");
  closer.events = [event(0, 0.7)];
  expect([back.event(0), back.event(1)?.before.win, back.event(2)?.before.win]).toEqual([
    ...[null, [0.7], [0.6]],
  ]);
  expect([back.told, back.errors(1), back.outlooks.length]).toEqual([quick, [0.06], 2]);
  [closer.events, closer.done] = [[event(0, 0.7), event(1, 0.8)], true];
  expect([back.told, back.event(2)?.before.win]).toEqual([closer, [0.8]]);
});

it("ends both looks when nobody looks any more", () => {
  if (made[0]) made[0].done = true;
  back.lookCloser();
  back.close();
  for (const { close } of made) expect(close).toHaveBeenCalledOnce();
});
