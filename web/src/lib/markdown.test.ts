import { describe, expect, it } from "vitest";
import { parseInline, parseMarkdown } from "./markdown";

describe("parseMarkdown", () => {
  it("reads headings with ids", () => {
    expect(parseMarkdown("## End and scoring\n")).toEqual([
      {
        kind: "heading",
        level: 2,
        id: "end-and-scoring",
        content: [{ kind: "text", text: "End and scoring" }],
      },
    ]);
  });

  it("joins the lines of a paragraph, and parts paragraphs at blank lines", () => {
    const blocks = parseMarkdown("One\ntwo.\n\nThree.");
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "paragraph"]);
    expect(blocks[0]).toMatchObject({ content: [{ text: "One two." }] });
  });

  it("gives rules their id, with the lines that continue them", () => {
    const [list] = parseMarkdown("- **PYX-10** Remove one\n  cube.\n- **PYX-11** Only `014`.\n");
    expect(list).toEqual({
      kind: "list",
      ordered: false,
      items: [
        {
          id: "PYX-10",
          content: [
            { kind: "bold", content: [{ kind: "text", text: "PYX-10" }] },
            { kind: "text", text: " Remove one cube." },
          ],
        },
        {
          id: "PYX-11",
          content: [
            { kind: "bold", content: [{ kind: "text", text: "PYX-11" }] },
            { kind: "text", text: " Only " },
            { kind: "code", text: "014" },
            { kind: "text", text: "." },
          ],
        },
      ],
    });
  });

  it("reads numbered lists, tables and code", () => {
    const blocks = parseMarkdown(
      "1. a\n2. b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\n# no\n```\n",
    );
    expect(blocks).toMatchObject([
      { kind: "list", ordered: true, items: [{ id: null }, { id: null }] },
      { kind: "table", head: [[{ text: "x" }], [{ text: "y" }]], rows: [[[{ text: "1" }], [{}]]] },
      { kind: "code", text: "# no" },
    ]);
  });

  it("ends, whatever it is given", () => {
    for (const source of ["", "```", "|", "#", "- ", "**", "```\n- a", "\r\n\r\n"]) {
      expect(Array.isArray(parseMarkdown(source))).toBe(true);
    }
  });
});

describe("parseInline", () => {
  it("nests emphasis in bold and keeps stray signs", () => {
    expect(parseInline("**a *b***")).toMatchObject([{ kind: "bold" }]);
    expect(parseInline("2 * 3 * 4")).toEqual([{ kind: "text", text: "2 * 3 * 4" }]);
  });

  it("links only to harmless addresses", () => {
    expect(parseInline("[rules](/rules/pyramix)")).toMatchObject([{ kind: "link" }]);
    expect(parseInline("[x](javascript:alert)")).toEqual([{ kind: "text", text: "x" }]);
  });

  it("keeps markup as text", () => {
    expect(parseInline("<b>")).toEqual([{ kind: "text", text: "<b>" }]);
  });
});
