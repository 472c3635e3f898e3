import { describe, expect, it } from "vitest";
import { openingOf, requestedOpening } from "./opening";

describe("how a table finds its people", () => {
  it("stands in the tags of its record", () => {
    const tags = new Map([
      ["Listed", "yes"],
      ["Fill", "60 bot:4"],
      ["Watch", "players"],
      ["Rated", "yes"],
    ]);
    const fill = { after_s: 60, level: 4 };
    const told = { listed: true, fill, watch: "players", rated: true };
    expect(openingOf(tags)).toEqual(told);
    expect(openingOf(new Map())).toEqual({ listed: false, watch: "anyone" });
    expect(openingOf(new Map([["Watch", "delayed"]])).watch).toBe("delayed");
    expect(requestedOpening({ watch: "delayed" }, [])).toEqual({ watch: "delayed" });
  });

  it("is asked for where somebody can come", () => {
    const terms = { listed: true, fill: { after_s: 60, level: 4 }, watch: "players" as const };
    expect(requestedOpening(terms, [{ kind: "me" }, { kind: "open" }])).toEqual(terms);
    expect(requestedOpening(terms, [{ kind: "me" }, { kind: "bot" }])).toEqual({
      watch: "players",
    });
    expect(requestedOpening({ listed: false, watch: "anyone" }, [{ kind: "open" }])).toEqual({});
    expect(requestedOpening({ rated: true }, [{ kind: "bot" }])).toEqual({ rated: true });
  });

  it("says who may write, as the tag has it, and nothing where nobody does", () => {
    for (const chat of ["accounts", "everyone"] as const) {
      expect(requestedOpening({ chat }, [])).toEqual({ chat });
      expect(openingOf(new Map([["Chat", chat]])).chat).toBe(chat);
    }
    expect(requestedOpening({ chat: "nobody" }, [])).toEqual({});
    expect(openingOf(new Map()).chat).toBeUndefined();
  });
});
