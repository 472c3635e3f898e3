import { expect, it } from "vitest";
import { realCore } from "../testing";
import { essence } from "./kept";
import type { Review } from "./review.svelte";
import { commentOn, longestComment, withComment, withReview } from "./tags";

const header = '[Game "pyramix"]\n[Rules "1"]\n[Players "2"]\n[Seat0 "Ada"]\n';

it("keeps a comment in one line of the record, and takes it out again", () => {
  const said = withComment(header, 3, '  Why "not"\nthe \\ blue one?\t');
  expect(said).toBe(`${header}[Comment.3 "Why \\"not\\" the \\\\ blue one?"]\n`);
  expect([commentOn(said, 3), commentOn(said, 30)]).toEqual(['Why "not" the \\ blue one?', ""]);
  expect(withComment(said, 3, "Ah.")).toBe(`${header}[Comment.3 "Ah."]\n`);
  expect(withComment(said, 3, " ")).toBe(header);
  const long = commentOn(withComment(header, 0, "\u{1f53a}".repeat(600)), 0);
  expect([...long]).toHaveLength(longestComment);
});

const review = {
  nodes: 400,
  events: [
    { ply: 0, actor: null, luck: { win: [0.125, -0.125] } },
    { ply: 1, actor: 0, loss: 0.0521, best: "021" },
    { ply: 2, actor: 1, loss: 0, best: "000" },
    { ply: 3, actor: null, luck: { win: [0.5, -0.5] } },
  ],
  sums: { turning_points: [1, 3] },
} as unknown as Review;

it("puts what a review has found behind the other tags, in place of an older one", async () => {
  const record = `${header}[Review.Nodes "9"]\n\n`;
  const told = withReview(record, review);
  expect(told).toBe(
    `${header}[Review.Nodes "400"]\n[Review.2 "loss 0.052 best 021"]\n` +
      '[Review.4 "luck 0.500 -0.500"]\n\n',
  );
  expect(withReview(told, review)).toBe(told);
  const opened = (await realCore("pyramix")).open(withComment(told.slice(0, -1), 0, "a") + "\n");
  expect(opened.ok).toBe(true);
});

it("leaves out the smallest losses where a record has no room for all", () => {
  const lost = Array.from({ length: 1005 }, (_, ply) => ({
    ...{ ply, actor: 0, loss: ply === 7 ? 0.9 : ply / 2000, best: "000" },
  }));
  const many = { ...review, events: lost, sums: null } as unknown as Review;
  const [tags = ""] = withReview(`${header}\n`, many).split("\n\n");
  const lines = tags.split("\n");
  expect(lines).toHaveLength(1000);
  expect(lines.slice(4, 7)).toEqual([
    '[Review.Nodes "400"]',
    '[Review.8 "loss 0.900 best 000"]',
    '[Review.12 "loss 0.005 best 000"]',
  ]);
});

it("knows a review by what it depends on: neither names nor comments", () => {
  const own = '[Sheet.G "rgb"]\n[Option.cobras "all"]\n';
  const tags = '[Date "2026-01-01"]\n[Result "1 2"]\n[Continued "3"]\n[Comment.3 "a"]\n';
  const rest = "\n* reveal 000=bA\n";
  expect(essence(`${header}${own}${tags}${rest}`)).toBe(
    `${header.replace('[Seat0 "Ada"]\n', "")}${own}${rest}`,
  );
});
