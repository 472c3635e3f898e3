// Which seats the person of a page can change to, and what is asked of the server then.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../core";
import type { SeatName } from "../games";
import type { Deed, DeedMore } from "../protocol";
import { joinRecord } from "../record";
import { pyramixHeader, realCore } from "../testing";
import { Timeline } from "../timeline";
import { needGoingWords } from "../words/going";
import { Company } from "./company.svelte";
import { placesOf } from "./places";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
  await needGoingWords();
});

const seats: SeatName[] = [
  { name: "Ada", self: true },
  { name: "Seat 2", free: true },
  { name: "Ra", bot: { level: 5, nth: 1 } },
  { name: "Grace" },
];
let asked: [Deed, number, DeedMore | undefined][];
let timeline: Timeline;

function company(more = "", you: number[] = [0]): Company {
  const opened = Timeline.open(core, joinRecord(`${pyramixHeader(4)}${more}`, []));
  if (!opened.ok) throw new Error(opened.error.message);
  timeline = opened.value;
  timeline.append(timeline.sample(1n));
  const around = {
    timeline,
    seats: () => seats,
    people: () => seats.map(({ bot }) => !bot),
    deed: (type: Deed, seat: number, wish?: DeedMore) => void asked.push([type, seat, wish]),
  };
  const made = new Company(around);
  made.described({ you });
  return made;
}

beforeEach(() => {
  asked = [];
});

describe("other places", () => {
  it("are all other seats, said as what it takes to sit there", () => {
    expect(placesOf(company()).map(({ seat, label }) => [seat, label])).toEqual([
      [1, "Move to seat 2"],
      [2, "Change places with Ra on seat 3"],
      [3, "Ask Grace for seat 4"],
    ]);
  });

  it("are asked of the server, for one's own seat", () => {
    placesOf(company("", [3]))[0]?.take();
    expect(asked).toEqual([["ask", 3, { for: "swap", with: 0 }]]);
  });

  it("are none once a seat has moved, also if that was taken back", () => {
    const begun = company();
    const [text = ""] = timeline.last.legal as string[];
    timeline.append(`0 ${text}`);
    expect(placesOf(begun)).toEqual([]);
    const undone = company();
    undone.told = ["2 0 undo 1"];
    expect(placesOf(undone)).toEqual([]);
  });

  it("are none in a tournament, for who looks on, and for several people at one page", () => {
    expect(placesOf(company('[Tournament "t"]\n'))).toEqual([]);
    expect(placesOf(company("", []))).toEqual([]);
    expect(placesOf(company("", [0, 3]))).toEqual([]);
  });

  it("are none that a bot plays for somebody", () => {
    const left = company();
    left.told = ["1 3 leave"];
    expect(placesOf(left).map(({ seat }) => seat)).toEqual([1, 2]);
  });
});
