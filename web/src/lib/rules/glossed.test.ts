import { describe, expect, it } from "vitest";
import { Glossary } from "../glossary/glossary";
import { parseMarkdown, plainText, type Block, type Inline } from "../markdown";
import { glossed } from "./glossed";
import { outlineOf } from "./outline";
import { search } from "./search";

const told = (word: string, means: string) => ({ word, forms: [word], means });
const glossary = new Glossary(
  "en",
  { heading: "Words", entries: { seat: told("seat", "A place.") } as never },
  { cube: told("cube", "A stone."), tray: told("tray", "What lies below.") },
  { cube: "PYX-01", tray: "PYX-02" },
);

const source = `# Game

A cube, a cube, a tray.

## In short

- Take a cube.

\`\`\`board start
A cube on the tray.
\`\`\`

## The cube

- **PYX-01** A cube has a seat. [R] The tray does not.
- **PYX-02** **A cube**, a *cube*, \`cube\` and [a cube](/cube) lie on the tray.

## Texts

- **PYX-31** A cube is text.
`;
const outline = outlineOf(parseMarkdown(source));
const shown = glossed(outline, glossary);

/** What stands in a text, words of the glossary in brackets. */
const marked = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === "word" ? `[${part.text}]` : plainText([part]))).join("");
const itemsOf = ([block]: readonly Block[]) =>
  block?.kind === "list" ? block.items.map(({ content }) => marked(content)) : [];

describe("a text of rules with its words explained", () => {
  it("marks a word where a paragraph, an item or a picture names it first", () => {
    expect(shown.intro).toMatchObject([
      {
        content: [{ text: "A " }, { kind: "word" }, { text: ", a cube, a " }, { kind: "word" }, {}],
      },
    ]);
    expect(itemsOf(shown.short?.blocks ?? [])).toEqual(["Take a [cube]."]);
    const picture = shown.short?.blocks[1];
    expect(picture?.kind === "board" && marked(picture.caption)).toBe("A [cube] on the [tray].");
  });

  it("marks none in the rule that explains it, nor what is set apart", () => {
    expect(itemsOf(shown.sections[0]?.blocks ?? [])).toEqual([
      "PYX-01 A cube has a [seat]. [R] The [tray] does not.",
      "PYX-02 A cube, a cube, cube and a cube lie on the tray.",
    ]);
    expect(shown.sections[0]?.heading).toBe("The cube");
  });

  it("leaves what is for programs, and every text, as they are", () => {
    expect(shown.forPrograms).toEqual(outline.forPrograms);
    const plain = ({ sections }: typeof outline) =>
      sections
        .flatMap(({ blocks }) => blocks)
        .map(
          (block) => block.kind === "list" && block.items.map(({ content }) => plainText(content)),
        );
    expect(plain(shown).slice(0, -1)).toEqual(plain(outline));
  });

  it("has the list of words behind its sections, where a search finds them", () => {
    expect(shown.sections.at(-1)).toEqual({
      id: "words",
      heading: "Words",
      blocks: [{ kind: "words", terms: glossary.terms }],
    });
    const { outline: found, count } = search(shown, "below");
    expect(count).toBe(1);
    expect(found.sections).toMatchObject([{ blocks: [{ terms: [{ name: "tray" }] }] }]);
    // Beside where it stands in the text.
    expect(search(shown, "seat").count).toBe(2);
  });
});
