import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue";
import { parseMarkdown } from "../markdown";
import { languages } from "../words/languages";
import { names, outlineOf, type Section } from "./outline";
import { rulesText } from "./source";

const source = `# Pyramix

A heap of cubes.

Every rule has an id. **[R]** marks a ruling.

## The heap [C]

- **PYX-03** A cube.

## Texts

- **PYX-31** A move.
`;

describe("the outline of a page of rules", () => {
  const outline = outlineOf(parseMarkdown(source));

  it("parts what is for players from what is for programs", () => {
    expect(outline.sections.map(({ id, heading }) => [id, heading])).toEqual([
      ["the-heap-c", "The heap"],
    ]);
    expect(outline.forPrograms.map(({ heading }) => heading)).toEqual(["Texts"]);
  });

  it("parts what the game is about from how its text is to be read", () => {
    expect(outline.intro).toMatchObject([{ content: [{ text: "A heap of cubes." }] }]);
    expect(outline.legend).toHaveLength(1);
  });

  it("knows which section an address leads to", () => {
    const [heap] = outline.sections;
    expect(["the-heap-c", "PYX-03", "PYX-31", ""].map((id) => names(heap as Section, id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe.each(catalogue.map(({ name }) => name))("the rules of %s", (game) => {
  const rules = async (language: (typeof languages)[number]) => {
    const text = await rulesText(game, language);
    if (!text || text.language !== language) throw new Error("there are no such rules");
    return text.outline;
  };
  const ids = (sections: readonly Section[]) =>
    sections.map(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "list" ? block.items.map(({ id }) => id) : [])),
    );

  it.each(languages)("tell programs apart from players in %s as in English", async (language) => {
    const [english, other] = await Promise.all([rules("en"), rules(language)]);
    expect(english.forPrograms.length).toBeGreaterThan(1);
    expect(ids(other.sections)).toEqual(ids(english.sections));
    expect(ids(other.forPrograms)).toEqual(ids(english.forPrograms));
    expect(other.legend).toHaveLength(1);
  });

  it.each(languages)(
    "have no data for programs among those for players in %s",
    async (language) => {
      const { sections } = await rules(language);
      const text = JSON.stringify(sections);
      expect(text).not.toMatch(/JSON|\{\\"/);
    },
  );
});

it("there are no rules of a game that there is not", async () => {
  expect(await rulesText("chess", "en")).toBeNull();
});
