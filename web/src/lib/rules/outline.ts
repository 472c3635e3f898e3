// The outline of a page of rules: what it is about, its sections, and which of them are for
// programs alone.
//
// The texts are specifications, written for whoever plays and for whoever writes a program. Which
// sections are the latter's is known by their headings, so that the text itself says nothing of how
// it is shown; a test reads every page in every language against this.
import { plainText, type Block, type Inline } from "../markdown";

export interface Section {
  id: string;
  /** Without a mark, which is explained in the text. */
  heading: string;
  blocks: Block[];
}

export interface Outline {
  /** What stands before the first section. */
  intro: Block[];
  /** The game on one screen, if the text has it. */
  short: Section | null;
  /** How the text is to be read: rule ids and marks. */
  legend: Block[];
  sections: Section[];
  forPrograms: Section[];
}

const forPrograms = new Set([
  ...["texts", "texte", "textes", "les-textes"],
  ...["options-and-texts", "optionen-und-texte", "options-et-textes"],
  ...["refusals", "ablehnungen", "refus"],
  ...["facts", "fakten", "tatsachen", "faits", "les-faits"],
  ...["what-the-core-tells-of-the-game", "was-der-kern-über-das-spiel-sagt"],
  ...[
    "ce-que-le-noyau-dit-du-jeu",
    "a-box-of-your-own",
    "eine-eigene-schachtel",
    "une-boîte-à-vous",
  ],
  ...["sheets-and-blocks-of-your-own", "eigene-blätter-und-blöcke", "vos-propres-fiches-et-blocs"],
  ...["the-score-if-it-ended-now", "der-punktestand-wenn-jetzt-schluss-wäre"],
  ...["die-punkte-wenn-jetzt-schluss-wäre", "le-score-si-la-partie-s-arrêtait-là"],
  ...[
    "le-score-si-la-partie-s-arrêtait-maintenant",
    "les-points-si-la-partie-finissait-maintenant",
  ],
]);

/** The game on one screen. */
const inShort = new Set(["in-short", "kurz-gesagt", "en-bref"]);

/** Says what the marks in the text mean. */
const explainsMarks = (block: Block): boolean =>
  block.kind === "paragraph" &&
  block.content.some((part) => part.kind === "bold" && plainText(part.content) === "[R]");

const headingOf = (content: Inline[]) => plainText(content).replace(/\s*\[[RC]\]$/, "");

export function outlineOf(blocks: readonly Block[]): Outline {
  const before: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 2)
      sections.push({ id: block.id, heading: headingOf(block.content), blocks: [] });
    else if (block.kind !== "heading" || block.level > 2)
      (sections.at(-1)?.blocks ?? before).push(block);
  }
  return {
    intro: before.filter((block) => !explainsMarks(block)),
    legend: before.filter(explainsMarks),
    short: sections.find(({ id }) => inShort.has(id)) ?? null,
    sections: sections.filter(({ id }) => !forPrograms.has(id) && !inShort.has(id)),
    forPrograms: sections.filter(({ id }) => forPrograms.has(id)),
  };
}

/** Whether the section is, or holds the rule, that an address names. */
export function names({ id, blocks }: Section, anchor: string): boolean {
  if (id === anchor) return true;
  return blocks.some(
    (block) => block.kind === "list" && block.items.some((item) => item.id === anchor),
  );
}
