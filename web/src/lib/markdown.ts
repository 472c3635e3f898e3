// The subset of Markdown that the rules pages are written in, as a tree.
//
// A tree and not HTML: the page draws it with components, so no text can ever become markup.
// Paragraphs, headings, lists one level deep, tables and code blocks; inside them **bold**,
// *emphasis*, `code` and [links](to).

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "bold"; content: Inline[] }
  | { kind: "emphasis"; content: Inline[] }
  | { kind: "link"; href: string; content: Inline[] };

export interface Item {
  /** Of the rule that it is, if it is one. */
  id: string | null;
  content: Inline[];
}

export type Block =
  | { kind: "heading"; level: number; id: string; content: Inline[] }
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const inlinePattern =
  /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

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

function inlineOf([, code, bold, emphasis, label, href]: RegExpExecArray): Inline {
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

function takeCode(lines: string[]): Block {
  lines.shift();
  const end = lines.findIndex((line) => line.startsWith("```"));
  const text = lines.splice(0, end < 0 ? lines.length : end).join("\n");
  lines.shift();
  return { kind: "code", text };
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
