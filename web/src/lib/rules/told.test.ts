import { describe, expect, it } from "vitest";
import { beginning } from "./standing";
import { questionOf, readingsOf } from "./told";

const record = (tags: string) => `[Game "pyramix"]\n[Rules "1"]\n${tags}\n\n0 000\n0 001\n`;

describe("a question", () => {
  const asked = `[Question "A player's cube?"]\n[Rule "PYX-11"]`;

  it("is what a golden record asks, with what is tried there", () => {
    const refused = questionOf("cube", record(`${asked}\n[Refuses "1 012 PYX-11"]`));
    expect(refused).toMatchObject({ name: "cube", text: "A player’s cube?", rule: "PYX-11" });
    expect(refused?.tried).toEqual({ event: { actor: 1, text: "012" }, refused: true });
    const accepted = questionOf("cube", record(`${asked}\n[Accepts "* reveal 000=bA"]`));
    expect(accepted?.tried).toEqual({
      event: { actor: null, text: "reveal 000=bA" },
      refused: false,
    });
  });

  it("may be answered in words", () => {
    const answered = record(`${asked}\n[Answer "Nobody's."]`);
    expect(questionOf("cube", answered)).toMatchObject({ tried: null, answer: "Nobody’s." });
  });

  it("is asked in the language in which it is there", () => {
    const answered = record(`${asked}\n[Answer "Nobody's."]`);
    expect(questionOf("cube", answered, { cube: ["Wessen?", "Niemandes."] })).toMatchObject({
      text: "Wessen?",
      answer: "Niemandes.",
    });
    expect(questionOf("cube", record(asked), { cube: "Wessen?" })).toMatchObject({
      text: "Wessen?",
      answer: null,
    });
  });

  it("is not asked by a record without one", () => {
    expect(questionOf("cube", record(`[Rule "PYX-11"]`))).toBeNull();
  });
});

describe("the beginning of a record", () => {
  const whole = record(`[Result "1 2"]`);

  it("has so many events, and no result", () => {
    expect(beginning(whole, 1)).toBe(`[Game "pyramix"]\n[Rules "1"]\n\n0 000\n`);
  });

  it("is all of it where it has no more", () => {
    expect(beginning(whole, 2)).toBe(whole);
  });
});

it("readings stand mark by mark, with the printed sentence where there is one", () => {
  const readings = readingsOf({ "PYX-13": ["", "On any side."] }, { "PYX-13": ["One.", "Two."] });
  expect(readings).toEqual({
    "PYX-13": [{ other: "One." }, { printed: "On any side.", other: "Two." }],
  });
});
