import { describe, expect, it } from "vitest";
import { inBrief, inFull } from "./refused";

const error = {
  code: "illegal",
  message: "It touches a cobra.",
  rule: "PYX-13",
  fault: "touches",
  params: { cell: "014" },
};
const refusals = { touches: ({ cell }: Record<string, string>) => `${cell} berührt eine Kobra.` };

describe("a refusal on a board", () => {
  it("is told in full with the rule that it comes from", () => {
    expect(inFull(error, refusals)).toBe("014 berührt eine Kobra. (PYX-13)");
    expect(inFull(error, {})).toBe("It touches a cobra. (PYX-13)");
    expect(inFull({ code: "out_of_turn", message: "Wait." }, refusals)).toBe("Wait.");
  });

  it("is told in a few words where there are some, else without its full stop", () => {
    expect(inBrief(error, { "PYX-13": "touches a cobra" }, refusals)).toBe(
      "touches a cobra (PYX-13)",
    );
    expect(inBrief(error, { "PYX-12": "opens the tray" }, refusals)).toBe(
      "014 berührt eine Kobra (PYX-13)",
    );
  });
});
