import { expect, it } from "vitest";
import { realCore } from "$lib/testing";
import { EVENTS, gameAfter } from "./fixtures";
import flying from "./flying";

const core = await realCore("ankhor");

/** What flies between the position before an event and the one that lies `stride` events further. */
function flightsAt(start: string, stride = 1, skipped = 0) {
  const found = EVENTS.flatMap((event, at) => (event.startsWith(start) ? [at] : []))[skipped] ?? -1;
  expect(found, start).toBeGreaterThanOrEqual(0);
  return flying.flightsBetween(gameAfter(core, found).last, gameAfter(core, found + stride).last);
}

it("lets tokens fly from tray or supply to whoever takes them, also where the turn ends with it", () => {
  const ivory = {
    piece: "I",
    seat: 1,
    from: ['.tray [data-token="I"]', '[data-place="supplyI"] .disc'],
    to: [
      '.purse [data-seat="1"] ~ [data-place="heldI"] .disc',
      '.players [data-seat="1"] [data-token="I"]',
    ],
  };
  for (const stride of [1, 2]) {
    const flights = flightsAt("1 take FIC", stride);
    expect(flights.map(({ piece }) => piece).join("")).toBe("FIC");
    expect(flights[1]).toEqual(ivory);
  }
  expect(flightsAt("1 take TTA").map(({ piece }) => piece)).toEqual(["T", "T", "A"]);
});

it("lets a bought tile fly from its slot into the buyer's city, and nothing that is paid", () => {
  expect(flightsAt("1 buy 1 0,0^0")).toEqual([
    {
      piece: "P2",
      seat: 1,
      from: ['[data-place="slot1"] .tile'],
      to: [
        '.city[data-seat="1"] [data-place="0,0^0"]',
        '.players [data-seat="1"] .drop',
        '.players [data-seat="1"] .look',
      ],
      veils: ['.city[data-seat="1"] .drop', '.players [data-seat="1"] .drop'],
    },
  ]);
});

it("lets nothing fly that stays with its owner or comes from a pile", () => {
  const moved = EVENTS.find((event) => /^\d move /.test(event)) ?? "none";
  expect(flightsAt(moved)).toEqual([]);
  expect(flightsAt("* draw")).toEqual([]);
  expect(flightsAt("1 return F")).toEqual([]);
});

it("lets a bonus token fly to the points of whoever builds on top", () => {
  const flights = EVENTS.flatMap((event) => (/^\d buy .*\^1/.test(event) ? flightsAt(event) : []));
  const [star] = flights.filter(({ piece }) => piece.startsWith("+"));
  expect(star?.piece).toMatch(/^\+\d$/);
  expect(star?.from).toEqual([".piles .bonus svg"]);
});
