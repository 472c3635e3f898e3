import { describe, expect, it } from "vitest";
import { backToFront, placeOf, restsOn } from "./places";

describe("places", () => {
  it("are read, with negative numbers, too", () => {
    expect(placeOf("-3,5^1")).toEqual({ u: -3, v: 5, level: 1 });
  });

  it("know what rests on what", () => {
    expect(restsOn("1,1^1", "2,2^0")).toBe(true);
    expect(restsOn("2,2^2", "0,0^0")).toBe(true);
    expect(restsOn("1,1^1", "4,0^0")).toBe(false);
    expect(restsOn("2,2^0", "1,1^1")).toBe(false);
  });

  it("are painted from below and from the back", () => {
    const places = ["1,1^1", "2,2^0", "0,0^0", "2,0^0"].map((place) => ({ place }));
    const painted = backToFront(places).map(({ place }) => place);
    expect(painted).toEqual(["0,0^0", "2,0^0", "2,2^0", "1,1^1"]);
  });
});
