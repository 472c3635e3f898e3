// A record whose tags tell who came and went.
import { beforeAll, expect, it } from "vitest";
import { RecordTable } from "./record_table.svelte";
import { ManualClock, pyramixHeader, realCore } from "./testing";
import { Timeline } from "./timeline";
import { needGoingWords } from "./words/going";

beforeAll(() => needGoingWords());

async function opened(players: number, ...tags: string[]): Promise<RecordTable> {
  const header = pyramixHeader(players) + tags.map((tag) => `[${tag}]\n`).join("");
  const read = Timeline.open(await realCore("pyramix"), `${header}\n`);
  if (!read.ok) throw new Error(read.error.message);
  const timeline = read.value;
  timeline.append(timeline.sample(1n));
  for (let move = 0; move < 3; move++) {
    const { next, legal } = timeline.last;
    const texts = Array.isArray(legal) ? legal : [];
    timeline.append(next === "chance" ? timeline.sample(2n) : `${next[0]} ${texts[0]}`);
  }
  return new RecordTable(timeline, new ManualClock().later, () => true);
}

it("says what happened where it happened, and who sits there then", async () => {
  const left = 'Incident.0 "2 1 leave"';
  const back = 'Incident.1 "3 1 return"';
  const names = ['Seat0 "Ada"', 'Seat1 "Grace"', 'Seat2 "bot:2"', 'Absent "vote 120 bot:1"'];
  const { company, stage } = await opened(3, ...names, left, back);
  expect([1, 2, 3].map(company.beside)).toEqual([
    "",
    "Grace left the table: Nefru plays on.",
    "Grace is back.",
  ]);
  const standIn = (ply: number) => {
    stage.go(ply);
    return company.sign(1).standIn;
  };
  expect([1, 2, 3].map(standIn)).toEqual([null, 1, null]);
  expect(company.sign(0).presence).toBeNull();
});

it("ends with who gave up, and says who won where two played", async () => {
  const two = await opened(2, 'Seat0 "Ada"', 'Seat1 "Grace"', 'Incident.0 "4 0 resign"');
  expect(two.company.givenUp).toBe(true);
  expect(two.company.stands(two.timeline.view(3))).toBeNull();
  expect(two.company.stands(two.timeline.last)).toBe("Ada gave up: Grace has won");
  const bots = await opened(3, 'Seat1 "bot:2"', 'Seat2 "bot:2"', 'Incident.0 "4 0 resign"');
  expect(bots.company.stands(bots.timeline.last)).toBe("Player 1 gave up");
});

it("is as ever where nobody came or went", async () => {
  const { company, timeline } = await opened(2);
  expect([company.givenUp, company.beside(2), company.stands(timeline.last)]).toEqual([
    false,
    "",
    null,
  ]);
});
