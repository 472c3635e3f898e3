// Finds the words of a glossary in a text of rules, and puts the list of them behind its sections.
//
// Only running text is looked at: what is set apart is an id, a link, code, or is being explained. In
// the rule that says what a word means it stands as it is, and so it does in what is for programs.
import type { Glossary } from "../glossary/glossary";
import type { Block, Inline } from "../markdown";
import type { Outline, Section } from "./outline";

/** The address of the list of words, the same in every language. */
export const wordsPlace = "words";

const explainedBy = ({ terms }: Glossary, rule: string | null) =>
  terms.filter((term) => term.rule === rule && rule !== null).map(({ name }) => name);

function inText(content: readonly Inline[], glossary: Glossary, rule: string | null): Inline[] {
  const met = new Set(explainedBy(glossary, rule));
  return content.flatMap((part): Inline[] => {
    if (part.kind !== "text") return [part];
    return glossary
      .find(part.text, met)
      .map((piece) =>
        typeof piece === "string" ? { kind: "text", text: piece } : { kind: "word", ...piece },
      );
  });
}

function glossedBlock(block: Block, glossary: Glossary): Block {
  switch (block.kind) {
    case "paragraph":
      return { ...block, content: inText(block.content, glossary, null) };
    case "board":
      return { ...block, caption: inText(block.caption, glossary, null) };
    case "list": {
      const items = block.items.map((item) => ({
        ...item,
        content: inText(item.content, glossary, item.id),
      }));
      return { ...block, items };
    }
    default:
      return block;
  }
}

const wordsOf = ({ heading, terms }: Glossary): Section => ({
  id: wordsPlace,
  heading,
  blocks: [{ kind: "words", terms }],
});

export function glossed(outline: Outline, glossary: Glossary): Outline {
  const blocks = (all: readonly Block[]) => all.map((block) => glossedBlock(block, glossary));
  const section = (one: Section) => ({ ...one, blocks: blocks(one.blocks) });
  return {
    ...outline,
    intro: blocks(outline.intro),
    short: outline.short && section(outline.short),
    sections: [...outline.sections.map(section), wordsOf(glossary)],
  };
}
