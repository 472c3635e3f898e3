import { describe, expect, it } from "vitest";
import { Glossary, type Told } from "./glossary";

const told = (word: string, forms: string[], except: string[] = []): Told => ({
  ...{ word, forms, except },
  means: "It is explained.",
});
const glossary = new Glossary(
  "en",
  { heading: "Words", entries: { seat: told("seat", ["seat"]) } as never },
  {
    ankh: told("ankh", ["ankh", "ankhs"]),
    action: told("ankh action", ["ankh action"]),
    move: told("Move", ["Move", "Moves"], ["Move the"]),
    row: told("row", ["row"], ["in a row"]),
    elan: told("élan", ["élan", "d’œil"]),
    "two-point": told("2-point tile", ["2-point tile"]),
  },
  { ankh: "ANK-13" },
);

/** The text, with what is found in brackets. */
const marked = (text: string) =>
  glossary
    .find(text)
    .map((piece) => (typeof piece === "string" ? piece : `[${piece.text}|${piece.term.name}]`))
    .join("");

describe("the words of a glossary in a text", () => {
  it("are found in each of their forms, and with a capital where a sentence begins", () => {
    expect(marked("Ankhs cost one. Ankhs!")).toBe("[Ankhs|ankh] cost one. Ankhs!");
    expect(marked("(Rows: row.)")).toBe("(Rows: [row|row].)");
    expect(marked("It ends. “Row” it is.")).toBe("It ends. “[Row|row]” it is.");
  });

  it("are not found where a capital makes another word of them, or none does", () => {
    expect(marked("The Row of houses")).toBe("The Row of houses");
    expect(marked("You move, then Move.")).toBe("You move, then [Move|move].");
  });

  it("are whole words", () => {
    expect(marked("rows, arrow, row-boat, non-row, row2")).toBe(
      "rows, arrow, row-boat, non-row, row2",
    );
    expect(marked("élan coup d’œil: l’ankh")).toBe("[élan|elan] coup d’œil: l’[ankh|ankh]");
    expect(marked("délan, élané")).toBe("délan, élané");
  });

  it("are the longest that begin in a place", () => {
    expect(marked("one ankh action, an ankh")).toBe("one [ankh action|action], an [ankh|ankh]");
  });

  it("are marked once", () => {
    expect(marked("ankh or ankhs")).toBe("[ankh|ankh] or ankhs");
    const met = new Set(["ankh"]);
    expect(glossary.find("an ankh in the row", met)).toHaveLength(2);
    expect(met).toEqual(new Set(["ankh", "row"]));
  });

  it("are not what holds them and is about something else", () => {
    expect(marked("ten rounds in a row, the row")).toBe("ten rounds in a row, the [row|row]");
    expect(marked("Move the tile. A Move")).toBe("Move the tile. A [Move|move]");
  });

  it("leave the text as it is, whatever is found", () => {
    for (const text of ["", "row", "row row", "a 2-point tile.", "nothing here"]) {
      const pieces = glossary.find(text);
      expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("")).toBe(
        text,
      );
    }
  });

  it("stand in the order of the alphabet, each with the rule that explains it", () => {
    expect(glossary.terms.map(({ word, rule }) => [word, rule])).toEqual([
      ["2-point tile", null],
      ["ankh", "ANK-13"],
      ["ankh action", null],
      ["élan", null],
      ["Move", null],
      ["row", null],
      ["seat", null],
    ]);
  });
});
