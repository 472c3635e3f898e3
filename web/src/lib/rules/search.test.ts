import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../markdown";
import { outlineOf } from "./outline";
import { piecesOf, search, wordsOf } from "./search";

const outline = outlineOf(
  parseMarkdown(`# Game

A heap of Cubes.

## The pièces

- **PYX-01** A pièce is blue.
- **PYX-02** A cube is green.

| cube | worth |
|---|---|
| eye | 3 |

## Texts

- **PYX-31** A \`cube\` in data.
`),
);
const found = (query: string) => search(outline, query);

describe("the search in the rules", () => {
  it("keeps the places that hold every word, in the sections that hold them", () => {
    const { outline: left, count } = found("cube");
    expect(count).toBe(4);
    expect(left.intro).toHaveLength(1);
    expect(left.sections[0]?.blocks).toMatchObject([
      { kind: "list", items: [{ id: "PYX-02" }] },
      { kind: "table" },
    ]);
    expect(left.forPrograms).toHaveLength(1);
    expect(found("green cube").count).toBe(1);
    expect(found("green blue").count).toBe(0);
  });

  it("does not mind capitals and accents, on either side", () => {
    expect(found("PIECE").count).toBe(1);
    expect(found("Pièce").outline.sections[0]?.blocks).toMatchObject([
      { items: [{ id: "PYX-01" }] },
    ]);
  });

  it("finds a rule by its id, and a section by its heading", () => {
    expect(found("pyx-02").outline.sections[0]?.blocks).toMatchObject([
      { items: [{ id: "PYX-02" }] },
    ]);
    expect(found("texts")).toMatchObject({ count: 1, outline: { forPrograms: [{ blocks: [] }] } });
  });
});

describe("a text in pieces", () => {
  it("names rules as such", () => {
    expect(piecesOf("As PYX-12 says.", [])).toEqual([
      { kind: "text", text: "As " },
      { kind: "rule", rule: "PYX-12" },
      { kind: "text", text: " says." },
    ]);
  });

  it("shows what is searched for as it is written", () => {
    expect(piecesOf("Deux Pièces, 𓂀 pièce", wordsOf("piece"))).toEqual([
      { kind: "text", text: "Deux " },
      { kind: "found", text: "Pièce" },
      { kind: "text", text: "s, 𓂀 " },
      { kind: "found", text: "pièce" },
    ]);
  });

  it("takes the longer of two words at one place", () => {
    expect(piecesOf("cubes", ["cub", "cubes"])).toEqual([{ kind: "found", text: "cubes" }]);
  });
});
