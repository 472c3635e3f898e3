import { describe, expect, it } from "vitest";
import { parseInline, parseMarkdown, ruleId, type Block } from "./markdown";

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

  it("knows boards, by the record, how far it goes, and whose things are shown", () => {
    const [board, code] = parseMarkdown(
      "```board a-game ply 12 seat 2\nA **cube**\nhere.\n```\n```\nboard x\n```",
    );
    expect(board).toMatchObject({ kind: "board", name: "a-game", ply: 12, seat: 1 });
    expect(board).toMatchObject({
      caption: [{ text: "A " }, { kind: "bold" }, { text: " here." }],
    });
    expect(parseMarkdown("```board a-game\n```")).toEqual([
      { kind: "board", name: "a-game", ply: null, seat: null, caption: [] },
    ]);
    expect(code).toEqual({ kind: "code", text: "board x" });
  });

  it("knows the marks of rulings and reconstructions", () => {
    expect(parseInline("[R] Seat 1 [C]")).toEqual([
      { kind: "mark", text: "[R]", letter: "R" },
      { kind: "text", text: " Seat 1 " },
      { kind: "mark", text: "[C]", letter: "C" },
    ]);
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

  it("gives headings of every level an id of their letters and digits", () => {
    const headings = parseMarkdown("# (2) *Über* die Würfel!\n###### Six\n");
    expect(headings).toMatchObject([
      { level: 1, id: "2-über-die-würfel", content: [{ text: "(2) " }, { kind: "emphasis" }, {}] },
      { level: 6, id: "six", content: [{ text: "Six" }] },
    ]);
  });

  const kinds = (source: string) => parseMarkdown(source).map(({ kind }) => kind);

  it("ends a paragraph where another block begins, without a blank line, too", () => {
    for (const [block, kind] of [
      ["## Two", "heading"],
      ["```\nx\n```", "code"],
      ["| x |", "table"],
      ["- x", "list"],
      ["* x", "list"],
      ["  - x", "list"],
      ["10. x", "list"],
    ]) {
      expect(kinds(`One\n${block}\n`), block).toEqual(["paragraph", kind]);
      expect(kinds(`- One\n${block}\n`).at(-1), block).toBe(kind);
    }
  });

  it("takes no sign within a text for the beginning of a block", () => {
    for (const line of ["-5 points", "1.5 cubes", "a - b", "a 1. b", "a # b", "a | b", "a ``` b"])
      expect(parseMarkdown(`One\n${line}`), line).toEqual([
        { kind: "paragraph", content: [{ kind: "text", text: `One ${line}` }] },
      ]);
  });

  it("reads lists by their first sign, and what is in their items", () => {
    const lists = parseMarkdown("* a\n  b\n* c\n\n10. **d** 1. e\n11. f\n\nEnd.");
    const text = (of: string) => ({ kind: "text", text: of });
    expect(lists).toEqual([
      {
        kind: "list",
        ordered: false,
        items: [
          { id: null, content: [text("a b")] },
          { id: null, content: [text("c")] },
        ],
      },
      {
        kind: "list",
        ordered: true,
        items: [
          { id: null, content: [{ kind: "bold", content: [text("d")] }, text(" 1. e")] },
          { id: null, content: [text("f")] },
        ],
      },
      { kind: "paragraph", content: [text("End.")] },
    ]);
  });

  it("reads tables with or without signs at the end of a row, and drops the rule under the head", () => {
    const cell = (text: string) => [{ kind: "text", text }];
    const [table, after] = parseMarkdown("| x | y z |\n|:--|---:|\n| 1 | 2\n|3|4|  \nEnd.");
    expect(table).toEqual({
      kind: "table",
      head: [cell("x"), cell("y z")],
      rows: [
        [cell("1"), cell("2")],
        [cell("3"), cell("4")],
      ],
    });
    expect(after).toMatchObject({ kind: "paragraph" });
  });

  it("keeps code as it is, up to its end or that of the text", () => {
    const code = (text: string): Block => ({ kind: "code", text });
    expect(parseMarkdown("```sh\na  b\n\n  # c\n```\nEnd.")).toEqual([
      code("a  b\n\n  # c"),
      { kind: "paragraph", content: [{ kind: "text", text: "End." }] },
    ]);
    expect(parseMarkdown("```\na ```\nb")).toEqual([code("a ```\nb")]);
  });

  it("reads lines from any system, and no blocks where there is nothing", () => {
    expect(kinds("One\r\ntwo\r\n\r\nThree")).toEqual(["paragraph", "paragraph"]);
    expect(parseMarkdown(" \n\n\t\n")).toEqual([]);
  });

  it("ends, whatever it is given", () => {
    for (const source of ["", "```", "|", "#", "- ", "**", "```\n- a", "\r\n\r\n"]) {
      expect(Array.isArray(parseMarkdown(source))).toBe(true);
    }
  });
});

describe("parseInline", () => {
  it("nests emphasis in bold and keeps stray signs", () => {
    const text = (of: string) => ({ kind: "text", text: of });
    expect(parseInline("**a *b***")).toEqual([
      { kind: "bold", content: [text("a "), { kind: "emphasis", content: [text("b")] }] },
    ]);
    expect(parseInline("a *b c* d *e* `f*g*`")).toEqual([
      text("a "),
      { kind: "emphasis", content: [text("b c")] },
      text(" d "),
      { kind: "emphasis", content: [text("e")] },
      text(" "),
      { kind: "code", text: "f*g*" },
    ]);
    for (const stray of ["a * b*", "*a *", "2*", "**", "[a](b c)", "[a] (b)", "``"])
      expect(parseInline(stray), stray).toEqual([text(stray)]);
    expect(parseInline("2 * 3 * 4")).toEqual([{ kind: "text", text: "2 * 3 * 4" }]);
  });

  it("links only to harmless addresses", () => {
    for (const href of ["/rules/pyramix", "#PYX-01", "https://benben.test", "http://benben.test"])
      expect(parseInline(`[the *rules*](${href})`)).toEqual([
        {
          kind: "link",
          href,
          content: [
            { kind: "text", text: "the " },
            { kind: "emphasis", content: [{ kind: "text", text: "rules" }] },
          ],
        },
      ]);
    for (const href of ["javascript:alert", "javascript:https:", "data:#x", "x/y"])
      expect(parseInline(`[x](${href})`), href).toEqual([{ kind: "text", text: "x" }]);
  });

  it("keeps markup as text", () => {
    expect(parseInline("<b>")).toEqual([{ kind: "text", text: "<b>" }]);
  });
});

describe("the id of a rule", () => {
  it("is what a text opens with, in bold", () => {
    expect(ruleId("**PYX-01** Build.")).toBe("PYX-01");
    expect(ruleId("**ANK-123b**")).toBe("ANK-123b");
    for (const text of ["See **PYX-01**", "PYX-01", "**pyx-01**", "**PYX-01 a**", "**PYXX-01**"])
      expect(ruleId(text), text).toBeNull();
  });
});
