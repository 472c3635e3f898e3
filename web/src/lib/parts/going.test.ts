// @vitest-environment happy-dom
// What a table of the server says and offers of who comes and goes.
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { SeatName } from "../games";
import { Company, type Around } from "../table/company.svelte";
import { pyramixHeader, realCore, settled } from "../testing";
import { Timeline } from "../timeline";
import { needGoingWords } from "../words/going";
import { spoken } from "../words/language.svelte";
import GoingMenu from "./GoingMenu.svelte";
import GoingNotices from "./GoingNotices.svelte";
import Rematch from "./Rematch.svelte";
import SeatCard from "./SeatCard.svelte";
import Watchers from "./Watchers.svelte";

const { go } = vi.hoisted(() => ({ go: vi.fn<(path: string) => void>() }));
vi.mock("../navigation.svelte", () => ({ navigation: { go } }));

let timeline: Timeline;
let company: Company;
let names: SeatName[];
let asked: unknown[][];
beforeAll(() => Promise.all([needGoingWords(), spoken.need("elsewhere")]));
beforeEach(async () => {
  const opened = Timeline.open(await realCore("pyramix"), `${pyramixHeader(3)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  timeline = opened.value;
  names = [{ name: "Ada", self: true }, { name: "Grace" }, { name: "Hedy" }];
  asked = [];
  const deed: Around["deed"] = (...wanted) =>
    void asked.push(wanted.filter((it) => it !== undefined));
  const people = () => names.map(({ bot }) => !bot);
  company = new Company({ timeline, seats: () => names, people, deed });
  company.held = [0];
});
afterEach(() => {
  cleanup();
  timeline.close();
  go.mockClear();
  vi.useRealTimers();
});

const happened = (...told: string[]) => flushSync(() => (company.told = told));
const here = (seats: number[], absent: number[] = [], watchers = 0) =>
  flushSync(() => (company.presence = { here: seats, absent, watchers }));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const noButton = (name: string | RegExp) => screen.queryByRole("button", { name }) === null;

const item = createRawSnippet<[string, () => void, string?]>((label, act) => ({
  render: () => `<button type="button">${label()}</button>`,
  setup: (element) => {
    element.addEventListener("click", () => act()());
  },
}));
const close = vi.fn();
const menu = (playing = true) => render(GoingMenu, { company, playing, item, close });
const press = (name: string | RegExp) => flushSync(() => button(name).click());

it("lets a bot play for oneself at one press", () => {
  menu();
  press("Let a bot play for you");
  expect([asked, close.mock.calls.length]).toEqual([[["leave", 0]], 1]);
});

it("asks once more who wants to give up, and says what it means", () => {
  menu();
  press("Give up …");
  const question = screen.getByRole("group", { name: "Give up?" });
  expect(question.textContent).toContain("The others play on, and Senbi plays for you to the end.");
  expect(document.activeElement).toBe(question);
  press("Play on");
  expect(asked).toEqual([]);
  press("Give up …");
  press("Give up");
  expect(asked).toEqual([["resign", 0]]);
});

it("says that a game ends when one gives it up, and who has won where two play", () => {
  happened("3 2 resign");
  menu();
  press("Give up …");
  expect(screen.getByRole("group").textContent).toContain("The game ends without a result");
  cleanup();
  names = names.slice(0, 2);
  happened();
  menu();
  press("Give up …");
  expect(screen.getByRole("group").textContent).toContain("The game ends, and Grace has won.");
});

it("says nothing of a winner who never came", () => {
  names = [
    { name: "Ada", self: true },
    { name: "Seat 2", free: true },
  ];
  menu();
  press("Give up …");
  expect(screen.getByRole("group").textContent).toContain("The game ends without a result.");
});

it("lets each of several people at this page give up and leave for themselves", () => {
  company.held = [0, 1];
  menu();
  press("Let a bot play for Grace");
  expect(asked).toEqual([["leave", 1]]);
  press("Give up for Ada …");
  press("Give up");
  expect(asked.at(-1)).toEqual(["resign", 0]);
});

it("offers nobody a bot where nobody else plays on", () => {
  names = [
    { name: "Ada", self: true },
    { name: "Senbi", bot: { level: 4, nth: 1 } },
  ];
  menu();
  expect([noButton(/^Let a bot/), noButton("Give up …")]).toEqual([true, false]);
});

it("offers to come back instead of leaving, and still to give up, while a bot plays", () => {
  happened("3 0 leave");
  menu();
  expect(noButton("Let a bot play for you")).toBe(true);
  press("Play on yourself");
  expect(asked).toEqual([["return", 0]]);
  press("Give up …");
  press("Give up");
  expect(asked.at(-1)).toEqual(["resign", 0]);
});

it("offers nothing of it to who watches, after the end, and once one has given up", () => {
  menu(false);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("link").textContent.trim()).toBe("To the first page");
  cleanup();
  happened("3 0 resign");
  menu();
  expect(screen.queryAllByRole("button")).toEqual([]);
  cleanup();
  happened();
  flushSync(() => (company.held = []));
  menu();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("link").textContent.trim()).toBe("Leave the table");
});

it("shows that a bot plays for oneself, and the one way back", () => {
  render(GoingNotices, { company });
  expect(noButton(/./)).toBe(true);
  happened("3 0 leave");
  expect(screen.getByText("Senbi plays for you.")).toBeTruthy();
  press("Play on yourself");
  expect(asked).toEqual([["return", 0]]);
  happened("3 0 leave", "4 0 return", "9 0 absent");
  expect(screen.getByText("You were away: Senbi plays for you.")).toBeTruthy();
  happened("3 0 leave", "9 0 resign");
  expect(noButton(/./)).toBe(true);
});

it("asks to vote on who has been away for too long, and tells how it stands", () => {
  render(GoingNotices, { company });
  here([0, 2]);
  expect(screen.queryByRole("status")).toBeNull();
  here([0, 2], [1]);
  const notice = within(screen.getByRole("status"));
  expect(notice.getByText(/^Grace has been away for more than 2 minutes/)).toBeTruthy();
  press("Let a bot play");
  expect(asked).toEqual([["replace", 0, { absent: 1 }]]);
  flushSync(() => (company.votes = [{ absent: 1, seats: [0], needed: 2 }]));
  expect(notice.getByText("1 of 2 agree")).toBeTruthy();
  expect(button("You agree").getAttribute("aria-disabled")).toBe("true");
  press("You agree");
  expect(asked).toHaveLength(1);
});

it("asks no more once it was put away, until somebody stays away anew", async () => {
  render(GoingNotices, { company });
  here([0, 2], [1]);
  press("Not now");
  expect(screen.queryByRole("status")).toBeNull();
  here([0, 1, 2]);
  await settled();
  here([0, 2], [1]);
  expect(screen.getByRole("status")).toBeTruthy();
});

const wished = { type: "asked" as const, number: 3, for: "undo", seat: 1, awaited: [0, 2] };
const wish = (more: object = {}) =>
  flushSync(() => (company.wish = { ...wished, agreed: [], ...more }));
const notice = () => screen.getByRole("status");

it("asks whether somebody may take a turn back, and hears both answers", () => {
  render(GoingNotices, { company });
  wish();
  expect(notice().textContent).toContain("Grace asks to take the last turn back.");
  press("Agree");
  press("Decline");
  expect(asked).toEqual([
    ["agree", 0, { number: 3 }],
    ["decline", 0, { number: 3 }],
  ]);
  wish({ agreed: [0] });
  expect(notice().textContent).toContain("1 of 2 agree");
  expect(noButton("Agree")).toBe(true);
  wish({ end: "declined", by: 2 });
  expect(screen.queryByRole("status")).toBeNull();
});

it("tells who has asked what became of it", () => {
  render(GoingNotices, { company });
  wish({ for: "draw", seat: 0, awaited: [1, 2] });
  expect(notice().textContent).toContain("You offered a draw.");
  press("Withdraw");
  expect(asked).toEqual([["decline", 0, { number: 3 }]]);
  wish({ seat: 0, end: "declined", by: 2 });
  expect(notice().textContent).toContain("Hedy declined.");
  press("Put away");
  expect(screen.queryByRole("status")).toBeNull();
  wish({ seat: 0, number: 4, end: "lapsed" });
  expect(notice().textContent).toContain("Your request has lapsed.");
  wish({ for: "tea", number: 5 });
  expect(screen.queryByRole("status")).toBeNull();
});

it("keeps in the menu what was put away while it waits", () => {
  render(GoingNotices, { company });
  wish({ for: "draw" });
  press("Put away");
  expect(screen.queryByRole("status")).toBeNull();
  menu();
  press(/^Agree/);
  press(/^Decline/);
  expect(asked.map(([deed]) => deed)).toEqual(["agree", "decline"]);
  wish({ number: 4 });
  expect(notice().textContent).toContain("Grace asks");
});

it("asks nothing of who only looks on", () => {
  flushSync(() => (company.held = []));
  render(GoingNotices, { company });
  wish();
  happened("3 1 adjourn");
  expect(screen.queryByRole("status")).toBeNull();
});

it("shows one notice at a time", () => {
  render(GoingNotices, { company });
  here([0, 2], [1]);
  wish();
  expect(screen.getAllByRole("status")).toHaveLength(1);
  expect(notice().textContent).toContain("Grace asks");
});

it("lets whoever is there resume alone once the others have been gone for two weeks", () => {
  const pausedS = 1_772_236_800;
  const day = 24 * 60 * 60;
  vi.useFakeTimers({ toFake: ["Date"], now: (pausedS + 13 * day) * 1000 });
  here([0]);
  happened(`3 1 adjourn ${pausedS}`);
  render(GoingNotices, { company });
  expect(screen.getByRole("status").textContent).toMatch(/From March 14, 2026 on .*without them/);
  press("Resume the game");
  expect(asked, "not yet").toEqual([]);
  cleanup();
  vi.setSystemTime((pausedS + 14 * day) * 1000);
  render(GoingNotices, { company });
  expect(screen.getByRole("status").textContent).toContain("gone for so long");
  press("Resume the game");
  expect(asked).toEqual([["resume", 0]]);
});

it("lets an adjourned game go on when all who play are here", () => {
  render(GoingNotices, { company });
  happened("3 1 adjourn");
  here([0, 2]);
  expect(company.acting).toEqual([]);
  expect(notice().textContent).toContain("It can go on when Grace is here.");
  press("Resume the game");
  expect(asked).toEqual([]);
  here([0, 1, 2]);
  press("Resume the game");
  expect(asked).toEqual([["resume", 0]]);
  happened("3 1 adjourn", "3 0 resume");
  expect([company.acting, screen.queryByRole("status")]).toEqual([[0], null]);
});

it("offers in the menu what all have to agree to", () => {
  menu();
  expect([noButton("Take your last turn back"), noButton("Offer a draw")]).toEqual([true, true]);
  press("Adjourn the game");
  expect(asked).toEqual([["ask", 0, { for: "adjourn" }]]);
  cleanup();
  expect(timeline.append(timeline.sample(1n))).toBeNull();
  expect(timeline.append(`0 ${(timeline.last.legal as string[])[0] ?? ""}`)).toBeNull();
  flushSync(() => (company.draws = true));
  menu();
  press("Offer a draw");
  press("Take your last turn back");
  expect(asked.slice(1)).toEqual([
    ["ask", 0, { for: "draw" }],
    ["ask", 0, { for: "undo" }],
  ]);
});

it("opens a rematch and goes there once it is open", () => {
  render(Rematch, { company });
  press("Rematch");
  expect([asked, go.mock.calls]).toEqual([[["rematch", 0]], []]);
  happened("9 0 rematch next");
  expect(go.mock.calls).toEqual([["/table/next"]]);
});

it("leads to a rematch that somebody else has opened", () => {
  render(Rematch, { company });
  happened("9 1 rematch next");
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("/table/next");
  expect(link.textContent.replace(/\s+/g, " ").trim()).toBe(
    "Grace opened a rematch Join the rematch",
  );
  expect(go).not.toHaveBeenCalled();
  flushSync(() => (company.held = []));
  expect(link.textContent).toContain("Watch the rematch");
});

it("counts who watches, where there is room for it", () => {
  const table = { company, playable: true } as never;
  const { container } = render(Watchers, { table });
  const room = container.querySelector("p");
  expect(room?.textContent.trim()).toBe("");
  here([0], [], 1);
  expect(room?.textContent.trim()).toBe("1 person watches");
  here([0], [], 4);
  expect(room?.textContent.trim()).toBe("4 people watch");
  cleanup();
  expect(render(Watchers, { table: { playable: true } as never }).container.textContent).toBe("");
});

const none = createRawSnippet(() => ({ render: () => "<i></i>" }));
const context = () => new Map([["company", () => company]]);
const seatCard = (seat: number, given = context()) => {
  const props = { seat, seats: names, you: [0], role: "", active: false, children: none };
  render(SeatCard, { props, context: given });
  return screen.getByRole("region").textContent.replace(/\s+/g, " ").trim();
};

it.each([
  ["here", [0, 1, 2], [], "G here Grace"],
  ["away", [0], [], "G Grace away"],
  ["played for by a bot", [0], ["3 1 leave"], "Grace bot for Grace"],
  ["gone for good", [0], ["3 1 resign"], "Grace bot for Grace"],
  ["gone for good from a game that ended", [0], ["3 1 resign", "3 2 resign"], "Grace gave up"],
] as const)("a card says that its person is %s", (_, seats, told, text) => {
  here([...seats]);
  happened(...told);
  expect(seatCard(1)).toContain(text);
});

it("a card says nothing of it at a table of this device, of a bot, and before it is known", () => {
  expect(seatCard(1, new Map())).toBe("G Grace");
  cleanup();
  expect(seatCard(1)).toBe("G Grace");
  cleanup();
  names[1] = { name: "Bek", bot: { level: 2, nth: 1 } };
  here([0]);
  expect(seatCard(1)).toBe("Bek");
});

it("a card has no part in what is due once the game was given up", () => {
  const props = { seat: 0, seats: names, you: [0], role: "to move", active: true, children: none };
  happened("3 1 resign");
  render(SeatCard, { props, context: context() });
  expect(screen.getByRole("region").textContent).toContain("to move");
  happened("3 1 resign", "3 2 resign");
  expect(screen.getByRole("region").textContent).not.toContain("to move");
});
