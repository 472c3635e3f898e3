// Comments on positions, and what a review found, as tags of a record (docs/record.md).
import { tagsOf } from "../record";
import type { Review } from "./review.svelte";
import type { ReviewedEvent } from "./review_core";

/** As long as a comment may be; a record has it in one line. */
export const longestComment = 500;

export const escaped = (value: string) => value.replace(/[\\"]/g, "\\$&");
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

/** As many tags as a record may have. */
export const mostTags = 1000;

const decimal = (value: number) => value.toFixed(3);

/** What a review says of an event, and how much that weighs; null: nothing. */
function findingOf(event: ReviewedEvent, turning: ReadonlySet<number>) {
  if (event.actor !== null) {
    const text = `loss ${decimal(event.loss)} best ${event.best}`;
    return event.loss > 0 ? { ply: event.ply, weight: event.loss, text } : null;
  }
  const text = `luck ${event.luck.win.map(decimal).join(" ")}`;
  return turning.has(event.ply) ? { ply: event.ply, weight: Infinity, text } : null;
}

/**
 * Behind the other tags: what was lost against which move, and the luck of what decided most.
 * @param room for so many tags; the smallest losses are left out
 */
export function reviewTags({ events, sums, nodes }: Review, room: number): string {
  const turning = new Set(sums?.turning_points);
  const found = events
    .flatMap((event) => findingOf(event, turning) ?? [])
    .sort((one, other) => other.weight - one.weight)
    .slice(0, Math.max(0, room - 1))
    .sort((one, other) => one.ply - other.ply);
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
  const room = mostTags - header.split("\n").length + 1;
  return header + reviewTags(review, room) + record.slice(end);
}
