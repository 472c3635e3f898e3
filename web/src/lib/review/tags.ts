// Comments on positions, and what a review found, as tags of a record (docs/record.md).
import { tagsOf } from "../record";
import type { Review } from "./review.svelte";

/** As long as a comment may be; a record has it in one line. */
export const longestComment = 500;

const escaped = (value: string) => value.replace(/[\\"]/g, "\\$&");
const name = (ply: number) => `Comment.${ply}`;

/** One line, as a tag holds it. */
const inOneLine = (text: string) => [...text.replace(/[\p{Cc}\s]+/gu, " ").trim()];

/** What is said of the position after so many events; empty: nothing. */
export const commentOn = (header: string, ply: number): string =>
  tagsOf(header).get(name(ply)) ?? "";

/** The header with a comment on a position, or without one if it is empty. */
export function withComment(header: string, ply: number, text: string): string {
  const start = `[${name(ply)} `;
  const others = header.split("\n").filter((line) => line !== "" && !line.startsWith(start));
  const comment = inOneLine(text).slice(0, longestComment).join("").trim();
  const lines = comment ? [...others, `${start}"${escaped(comment)}"]`] : others;
  return lines.map((line) => `${line}\n`).join("");
}

const decimal = (value: number) => value.toFixed(3);

/** Behind the other tags: what was lost against which move, and the luck of what decided most. */
export function reviewTags(review: Review): string {
  const { events, sums, nodes } = review;
  const turning = new Set(sums?.turning_points);
  const found = events.flatMap((event) => {
    const { ply } = event;
    if (event.actor !== null)
      return event.loss > 0
        ? [{ ply, text: `loss ${decimal(event.loss)} best ${event.best}` }]
        : [];
    const luck = `luck ${event.luck.win.map(decimal).join(" ")}`;
    return turning.has(ply) ? [{ ply, text: luck }] : [];
  });
  const all = [
    { name: "Nodes", text: String(nodes) },
    ...found.map(({ ply, text }) => ({ name: String(ply + 1), text })),
  ];
  return all.map((tag) => `[Review.${tag.name} "${escaped(tag.text)}"]\n`).join("");
}

/** The record with what a review found, instead of what another one did. */
export function withReview(record: string, review: Review): string {
  const end = record.indexOf("\n\n") + 1;
  const header = record.slice(0, end).replace(/^\[Review\..*\]\n/gm, "");
  return header + reviewTags(review) + record.slice(end);
}
