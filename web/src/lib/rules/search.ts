// The search in a page of rules: what is left of its outline, and where in a text a word stands.
//
// Capitals and accents do not count, so that "piece" finds "pièce". A place is found if each word of
// the query stands somewhere in it.
import type { Term } from "../glossary/glossary";
import { plainText, type Block, type Item } from "../markdown";
import type { Outline, Section } from "./outline";

/** Letter by letter, so that a place in the folded text is the same place in the text. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

const holds = (text: string, words: readonly string[]): boolean => {
  const within = folded(text);
  return words.every((word) => within.includes(word));
};

/** With the questions about it. */
const itemText = ({ content, questions = [] }: Item): string =>
  [plainText(content), ...questions.map(({ text }) => text)].join(" ");

const termText = ({ word, means, rule }: Term): string => [word, means, rule ?? ""].join(" ");

function blockText(block: Block): string {
  switch (block.kind) {
    case "code":
      return block.text;
    case "table":
      return [block.head, ...block.rows].flat().map(plainText).join(" ");
    case "board":
      return plainText(block.caption);
    case "list":
      return block.items.map(itemText).join(" ");
    case "words":
      return block.terms.map(termText).join(" ");
    default:
      return plainText(block.content);
  }
}

/** The block with what is found in it; null if nothing is. */
function foundIn(block: Block, words: readonly string[]): Block | null {
  if (block.kind === "words") {
    const terms = block.terms.filter((term) => holds(termText(term), words));
    return terms.length > 0 ? { ...block, terms } : null;
  }
  if (block.kind !== "list") return holds(blockText(block), words) ? block : null;
  const items = block.items.filter((item) => holds(itemText(item), words));
  return items.length > 0 ? { ...block, items } : null;
}

const foundAmong = (blocks: readonly Block[], words: readonly string[]): Block[] =>
  blocks.map((block) => foundIn(block, words)).filter((block) => block !== null);

const foundSections = (sections: readonly Section[], words: readonly string[]): Section[] =>
  sections
    .map((section) => ({ ...section, blocks: foundAmong(section.blocks, words) }))
    .filter(({ heading, blocks }) => blocks.length > 0 || holds(heading, words));

function placesIn(block: Block): number {
  if (block.kind === "list") return block.items.length;
  return block.kind === "words" ? block.terms.length : 1;
}

/** The outline with the places that are found, and how many they are. */
export function search(outline: Outline, query: string): { outline: Outline; count: number } {
  const words = wordsOf(query);
  const found = {
    intro: foundAmong(outline.intro, words),
    short: outline.short && (foundSections([outline.short], words)[0] ?? null),
    legend: foundAmong(outline.legend, words),
    sections: foundSections(outline.sections, words),
    forPrograms: foundSections(outline.forPrograms, words),
  };
  const places = (blocks: readonly Block[]) =>
    blocks.reduce((sum, block) => sum + placesIn(block), 0);
  const short = found.short ? [found.short] : [];
  const sections = [...short, ...found.sections, ...found.forPrograms];
  const count =
    places([...found.intro, ...found.legend]) +
    sections.reduce((sum, { blocks }) => sum + Math.max(1, places(blocks)), 0);
  return { outline: found, count };
}

/** A part of a text as it is shown. */
export type Piece =
  { kind: "text"; text: string } | { kind: "found"; text: string } | { kind: "rule"; rule: string };

const special = /\b[A-Z]{3}-\d{2}\b/g;

/** A text in pieces: rules that it names, and words that are searched for. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(special)) {
    pieces.push(...marked(text.slice(from, index), words));
    pieces.push({ kind: "rule", rule: match });
    from = index + match.length;
  }
  pieces.push(...marked(text.slice(from), words));
  return pieces;
}

function marked(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const letters = [...text];
  const within = folded(text);
  let from = 0;
  const upTo = (end: number, kind: "text" | "found") => {
    if (end > from) pieces.push({ kind, text: letters.slice(from, end).join("") });
    from = end;
  };
  while (from < letters.length) {
    const next = words
      .map((word) => ({ at: within.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    upTo(next?.at ?? letters.length, "text");
    if (next) upTo(next.at + next.length, "found");
  }
  return pieces;
}
