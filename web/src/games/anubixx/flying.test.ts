import { expect, it } from "vitest";
import { realCore } from "$lib/testing";
import flying from "./flying";
import { played } from "./view/fixtures";

const core = await realCore("anubixx");

/** What flies with the last of these events. */
function flightsOf(...events: string[]) {
  const { before, view } = played(core, ...events);
  return flying.flightsBetween(before, view);
}

it("lets a die fly from the throw to the stone that it pays for, which is struck when it comes", () => {
  expect(flightsOf("* roll ryg", "0 P12<die")).toEqual([
    {
      piece: "y",
      seat: 0,
      from: ['[data-die="1y1"]'],
      to: [
        '[data-board] [data-seat="0"] [data-place="P12"]',
        '.players [data-seat="0"] [data-stone="P12"]',
      ],
      veils: ['[data-die="1y1"]', '[data-seat="0"] [data-stone="P12"] .stroke'],
    },
  ]);
});

it("tells two dice of a colour apart, and a turn that is over with its last stone", () => {
  const [first] = flightsOf("* roll rrg", "0 P11<die");
  expect(first?.from).toEqual(['[data-die="1r1"]']);
  const second = flightsOf("* roll ryg", "0 P11<die", "0 P12<die");
  expect(second.map(({ piece, seat }) => piece + String(seat))).toEqual(["y0"]);
});

it("lets two dice fly to two stones of the mosaic, and none for what quarry or joker pays", () => {
  const both = flightsOf("* roll rgo", "0 M11+M12<die,die");
  expect(both.map(({ from }) => from)).toEqual([['[data-die="1r1"]'], ['[data-die="1o1"]']]);
  const one = flightsOf("* roll ryy", "0 M11+M12<die,Q1");
  expect(one.map(({ piece }) => piece)).toEqual(["r"]);
  expect(flightsOf("* roll ryy", "0 P16<Q1")).toEqual([]);
  expect(flightsOf("* roll ryy", "0 P16<J")).toEqual([]);
});

it("lets nothing fly where dice are rolled or a turn ends", () => {
  expect(flightsOf("* roll ryg")).toEqual([]);
  expect(flightsOf("* roll ryg", "0 P11<die", "0 end")).toEqual([]);
});
