import { describe, expect, it } from "vitest";
import { backToFront, floorSpots, placeOf, placeText, restsOn } from "./places";
import type { Tile } from "./position";

const tile = (place: string): Tile => ({ place, code: "Fj", loaded: false });
const SQUARE = ["0,0^0", "2,0^0", "0,2^0", "2,2^0"].map(tile);

describe("places", () => {
  it("are read and written, with negative numbers, too", () => {
    expect(placeOf("-3,5^1")).toEqual({ u: -3, v: 5, level: 1 });
    expect(placeText(placeOf("-3,5^1"))).toBe("-3,5^1");
  });

  it("on the table lie beside the city, the first of all in the middle", () => {
    expect(floorSpots([])).toEqual(["0,0^0"]);
    expect(floorSpots([tile("0,0^0")]).sort()).toEqual(["-2,0^0", "0,-2^0", "0,2^0", "2,0^0"]);
    expect(floorSpots(SQUARE)).toHaveLength(8);
    expect(floorSpots([...SQUARE, tile("1,1^1")])).toHaveLength(8);
  });

  it("know what rests on what", () => {
    expect(restsOn("1,1^1", "2,2^0")).toBe(true);
    expect(restsOn("2,2^2", "0,0^0")).toBe(true);
    expect(restsOn("1,1^1", "4,0^0")).toBe(false);
    expect(restsOn("2,2^0", "1,1^1")).toBe(false);
  });

  it("are painted from below and from the back", () => {
    const places = ["1,1^1", "2,2^0", "0,0^0", "2,0^0"];
    expect(backToFront(places, (place) => place)).toEqual(["0,0^0", "2,0^0", "2,2^0", "1,1^1"]);
  });
});
