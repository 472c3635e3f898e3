// The subset of Markdown that the rules pages are written in, as a tree.
//
// A tree and not HTML: the page draws it with components, so no text can ever become markup.
// Paragraphs, headings, lists one level deep, tables, code blocks and boards; inside them **bold**,
// *emphasis*, `code`, [links](to), and the marks [R] and [C].
//
// A board is a fenced block that names a game: "```board scoring-example ply 12 seat 2", its caption
// within (CONTRIBUTING.md, "A page of rules").
import type { Found, Term } from "./glossary/glossary";
import type { Question, Reading } from "./rules/told";

export type Inline =
  | { kind: "text"; text: string }
  | Mark
  | { kind: "code"; text: string }
  | WordInText
  | { kind: "bold"; content: Inline[] }
  | { kind: "emphasis"; content: Inline[] }
  | { kind: "link"; href: string; content: Inline[] };

/** A ruling, "[R]", or a reconstruction, "[C]". */
export interface Mark {
  kind: "mark";
  text: string;
  letter: "R" | "C";
  /** What is behind it, if it stands in a rule. */
  reading?: Reading;
}

/** A word of the glossary, where a text says what its words mean. */
export interface WordInText extends Found {
  kind: "word";
}

export interface Item {
  /** Of the rule that it is, if it is one. */
  id: string | null;
  content: Inline[];
  /** What is asked about it. */
  questions?: readonly Question[];
}

/** A position, to be drawn. */
export interface BoardBlock {
  kind: "board";
  /** Of the golden record that leads to it. */
  name: string;
  /** After so many events; null: after all. */
  ply: number | null;
  /** Whose things are shown; null: the board decides. */
  seat: number | null;
  caption: Inline[];
  /** The record, once it is there. */
  record?: string;
}

export type Block =
  | { kind: "heading"; level: number; id: string; content: Inline[] }
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | BoardBlock
  | { kind: "words"; terms: readonly Term[] }
  | { kind: "code"; text: string };

const inlinePattern =
  /\[([RC])\](?!\()|`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function parseInline(text: string): Inline[] {
  const content: Inline[] = [];
  let rest = text;
  while (rest) {
    const match = inlinePattern.exec(rest);
    if (!match) {
      content.push({ kind: "text", text: rest });
      break;
    }
    if (match.index > 0) content.push({ kind: "text", text: rest.slice(0, match.index) });
    content.push(inlineOf(match));
    rest = rest.slice(match.index + match[0].length);
  }
  return content;
}

function inlineOf([, letter, code, bold, emphasis, label, href]: RegExpExecArray): Inline {
  if (letter === "R" || letter === "C") return { kind: "mark", text: `[${letter}]`, letter };
  if (code !== undefined) return { kind: "code", text: code };
  if (bold !== undefined) return { kind: "bold", content: parseInline(bold) };
  if (emphasis !== undefined) return { kind: "emphasis", content: parseInline(emphasis) };
  const content = parseInline(label ?? "");
  // Only addresses that lead somewhere harmless become links.
  return /^(https?:|[/#])/.test(href ?? "")
    ? { kind: "link", href: href ?? "", content }
    : { kind: "text", text: label ?? "" };
}

/** What is read, without how it is set. */
export const plainText = (content: readonly Inline[]): string =>
  content.map((part) => ("text" in part ? part.text : plainText(part.content))).join("");

/** The id of a rule that a text opens with: `**PYX-01** ...` gives `PYX-01`. */
export function ruleId(text: string): string | null {
  return /^\*\*([A-Z]{3}-\d+[a-z]?)\*\*/.exec(text)?.[1] ?? null;
}

function slug(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return words.replace(/^-+|-+$/g, "");
}

const bullet = /^\s*(?:[-*]|(\d+)\.)\s+/;
const opensBlock = /^(#{1,6}\s|```|\||\s*(?:[-*]|\d+\.)\s)/;

/** Takes the lines of one block from the front of `lines`. */
function takeBlock(lines: string[]): Block {
  const first = lines[0] ?? "";
  if (first.startsWith("```")) return takeCode(lines);
  if (first.startsWith("#")) return takeHeading(lines);
  if (first.startsWith("|")) return takeTable(lines);
  if (bullet.test(first)) return takeList(lines);
  return { kind: "paragraph", content: parseInline(takeText(lines)) };
}

/** A line and those that continue it. */
function takeText(lines: string[]): string {
  const parts = [(lines.shift() ?? "").trim()];
  while (lines[0]?.trim() && !opensBlock.test(lines[0])) parts.push((lines.shift() ?? "").trim());
  return parts.join(" ");
}

function takeHeading(lines: string[]): Block {
  const line = lines.shift() ?? "";
  const level = /^#+/.exec(line)?.[0].length ?? 1;
  const text = line.slice(level).trim();
  return { kind: "heading", level, id: slug(text), content: parseInline(text) };
}

const board = /^```board (\S+)(?: ply (\d+))?(?: seat ([1-9]))?$/;

function takeCode(lines: string[]): Block {
  const opening = board.exec(lines.shift() ?? "");
  const end = lines.findIndex((line) => line.startsWith("```"));
  const text = lines.splice(0, end < 0 ? lines.length : end).join("\n");
  lines.shift();
  if (!opening) return { kind: "code", text };
  const [, name = "", ply, seat] = opening;
  return {
    kind: "board",
    name,
    ply: ply === undefined ? null : Number(ply),
    seat: seat === undefined ? null : Number(seat) - 1,
    caption: parseInline(text.replaceAll("\n", " ")),
  };
}

function takeList(lines: string[]): Block {
  const ordered = bullet.exec(lines[0] ?? "")?.[1] !== undefined;
  const items: Item[] = [];
  while (lines[0] !== undefined && bullet.test(lines[0])) {
    const text = takeText(lines).replace(bullet, "");
    items.push({ id: ruleId(text), content: parseInline(text) });
  }
  return { kind: "list", ordered, items };
}

function takeTable(lines: string[]): Block {
  const rows: Inline[][][] = [];
  while (lines[0]?.startsWith("|")) {
    const line = lines.shift() ?? "";
    if (/^[|\s:-]+$/.test(line)) continue;
    const cells = line.replace(/^\||\|\s*$/g, "").split("|");
    rows.push(cells.map((cell) => parseInline(cell.trim())));
  }
  const [head = [], ...body] = rows;
  return { kind: "table", head, rows: body };
}

export function parseMarkdown(source: string): Block[] {
  const lines = source.replace(/\r\n/g, "\n").split("\n");
  const blocks: Block[] = [];
  while (lines.length > 0) {
    if (lines[0]?.trim()) blocks.push(takeBlock(lines));
    else lines.shift();
  }
  return blocks;
}
