// The addresses of players and ratings, and what a history is asked for.
import { describe, expect, it } from "vitest";
import { signed } from "./api";
import { addressed, pathOf, playerPath, ratingsPath } from "./paths";

describe("an address", () => {
  it("names a player, whatever the name is made of", () => {
    for (const name of ["Ada", "J. R. Böb", "a/b", "50%", "bot:4"]) {
      const path = playerPath(name);
      expect(path).not.toContain(".");
      expect(addressed(path.slice(1))).toEqual({ name });
    }
    expect(pathOf({ name: "" })).toBeNull();
    expect(addressed("players/50%")).toEqual({ name: "50%" });
  });

  it("names the ratings of a game, or of whichever", () => {
    expect(addressed(ratingsPath("cubus", 3).slice(1))).toEqual({ game: "cubus", seats: 3 });
    expect(addressed(ratingsPath().slice(1))).toEqual({ game: "", seats: 0 });
    expect(addressed("ratings/cubus/x")).toEqual({ game: "cubus", seats: 0 });
    expect(addressed("players")).toEqual({ game: "", seats: 0 });
  });
});

describe("a history", () => {
  it("says how a rating changed", () => {
    expect([12, 0, -8].map(signed)).toEqual(["+12", "+0", "−8"]);
  });
});
