// What the page of a tournament draws of what a server says: on a phone, too. The server is one of the
// test's own, which says the same every time; a tournament with a real one is tournament.spec.ts.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";

const phone = { width: 390, height: 844 };
const id = "AAAAAAAAAAAAAAAAAAAAAA";

interface Told {
  system: "round-robin" | "swiss" | "knock-out" | "arena";
  people: string[];
  facts: string[];
  /** Entrants, the best first. */
  order: number[];
}

/** Opens the page of a tournament of which so much has happened. */
async function opens(page: Page, { system, people, facts, order }: Told): Promise<void> {
  await page.routeWebSocket(/\/api\/tournaments\/.*socket/, (socket) => {
    const texts = [...people.map((_, number) => `enter ${number}`), "start", ...facts];
    const row = (entrant: number, place: number) => [
      entrant,
      (order.length - place) * 500,
      500,
      500,
      1,
      2,
      0,
    ];
    socket.send(
      JSON.stringify({
        type: "hello",
        protocol: 2,
        tournament: id,
        terms: {
          name: "Spring cup",
          game: "pyramix",
          seats: 2,
          system,
          clock: "days 86400 0 free lose",
          most: 32,
          starts: 1_772_236_800,
          ...(system === "arena" ? { minutes: 60 } : {}),
        },
        now: 1_772_236_900,
        from: 0,
        facts: texts.map((text, number) => ({
          at: 1_772_236_800,
          text,
          ...(text.startsWith("enter") ? { name: people[number] } : {}),
        })),
        phase: "running",
        standings: order.map(row),
      }),
    );
  });
  await page.goto(`/tournaments/${id}`);
  await expect(page.getByRole("heading", { name: "Spring cup" })).toBeVisible();
}

const longNames = [
  "Ada",
  "Bartholomew Longfellow of Heliopolis-upon-Nile",
  "Grace",
  "Nebuchadnezzar",
  "Edsger",
  "Barbara",
];

/** Everybody meets everybody once, and the lower number wins; the last game is being played. */
function allAgainstAll(count: number): string[] {
  const facts: string[] = [];
  let table = 0;
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      facts.push(`round t${table}:${one},${other}`);
      const isLast = one === count - 2;
      if (!isLast) facts.push(`result ${table} 0,1`);
      table += 1;
    }
  return facts;
}

/** Nothing of it is cut off. */
const isWhole = (locator: Locator) =>
  locator.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight);

test("a round robin shows all against all, and names are whole on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await opens(page, {
    system: "round-robin",
    people: longNames,
    facts: allAgainstAll(6),
    order: [0, 1, 2, 3, 4, 5],
  });
  const cross = page.getByRole("region", { name: "Who met whom" });
  await expect(cross.getByRole("columnheader")).toHaveText([
    "Player",
    ...longNames.map((name, place) => new RegExp(`^${place + 1}\\s*${name}$`)),
    "Score",
  ]);
  const rows = cross.getByRole("rowheader");
  await expect(rows).toHaveCount(6);
  for (const [place, name] of longNames.entries()) {
    await expect(rows.nth(place)).toContainText(name);
    expect(await isWhole(rows.nth(place)), name).toBe(true);
  }
  const win = cross.getByRole("link", { name: /Ada.* against Grace: 1$/ });
  await expect(win).toHaveText("1");
  await expect(win).toHaveAttribute("href", "/table/t1");
  await expect(cross.getByRole("link", { name: /Grace.* against Ada: 0$/ })).toHaveText("0");
  await expect(
    cross.getByRole("link", { name: /Edsger.* against Barbara: being played$/ }),
  ).toBeVisible();
  // It scrolls inside itself, and whose row it is stays in sight.
  const before = await rows.first().boundingBox();
  const moved = await cross.evaluate((it) => {
    it.scrollLeft = 1000;
    return it.scrollLeft;
  });
  expect(moved).toBeGreaterThan(0);
  expect((await rows.first().boundingBox())?.x).toBeCloseTo(before?.x ?? NaN, -1);
  await expectNoViolations(page, "a crosstable on a phone");
  await expect(page.getByText("1 day a move · weekends do not count")).toBeVisible();
});

test("a Swiss tournament shows each round of each", async ({ page }) => {
  await page.setViewportSize(phone);
  await opens(page, {
    system: "swiss",
    people: ["Ada", "Grace", "Edsger"],
    facts: ["round a:0,1 byes 2", "result 0 0,0", "round b:2,0 byes 1"],
    order: [2, 0, 1],
  });
  const cross = page.getByRole("region", { name: "Who met whom" });
  await expect(cross.getByRole("columnheader", { name: "Round 2" })).toBeVisible();
  const ada = cross.getByRole("row", { name: /^Ada/ });
  await expect(ada.getByRole("link", { name: /Ada.* against Grace: 0.5$/ })).toHaveText(/0\.5\s*3/);
  await expect(ada.getByRole("link", { name: /against Edsger: being played$/ })).toBeVisible();
  await expect(cross.getByRole("row", { name: /^Edsger/ })).toContainText("no table");
  await expectNoViolations(page, "a table of rounds on a phone");
});

const knockOut: Told = {
  system: "knock-out",
  people: ["Ada", "Grace", "Edsger", "Barbara"],
  facts: ["round a:0,3 b:1,2", "result 0 0,1", "result 1 0,1", "round c:0,1"],
  order: [0, 1, 2, 3],
};

for (const [name, viewport, beside] of [
  ["a phone", phone, false],
  ["a broad screen", { width: 1280, height: 800 }, true],
] as const)
  test(`a knock-out stands as its tree on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await opens(page, knockOut);
    const first = await page.getByRole("heading", { name: "Round 1" }).boundingBox();
    const second = await page.getByRole("heading", { name: "Round 2" }).boundingBox();
    if (!first || !second) throw new Error("the rounds are not there");
    expect(second.x > first.x + 100).toBe(beside);
    expect(second.y > first.y + 100).toBe(!beside);
    await expectNoViolations(page, `a tree on ${name}`);
  });

test("an arena lists its games, the newest first, some at a time", async ({ page }) => {
  await page.setViewportSize(phone);
  const facts = Array.from({ length: 45 }, (_, table) => [
    `round g${table}:0,1`,
    `result ${table} 1,0`,
  ]).flat();
  await opens(page, { system: "arena", people: ["Ada", "Grace"], facts, order: [1, 0] });
  const games = page.getByRole("list", { name: "Games" });
  const links = games.getByRole("link");
  await expect(links).toHaveCount(20);
  await expect(links.first()).toHaveAttribute("href", "/table/g44");
  await page.getByRole("button", { name: "Show more (25 games)" }).click();
  await expect(links).toHaveCount(40);
  await page.getByRole("button", { name: "Show more (5 games)" }).click();
  await expect(links).toHaveCount(45);
  await expect(links.last()).toHaveAttribute("href", "/table/g0");
  await expect(page.getByRole("button", { name: /^Show more/ })).toHaveCount(0);
  await expectNoViolations(page, "an arena on a phone");
});

test.describe("a new tournament", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("begins at a time of the reader's zone, or with so many, by days", async ({ page }) => {
    let asked: unknown;
    await page.route("**/api/tournaments", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      asked = route.request().postDataJSON();
      const error = {
        code: "out_of_range",
        message: "The start must lie ahead, by 90 days at most.",
        fault: "start_past",
      };
      await route.fulfill({ status: 400, json: { error } });
    });
    await page.goto("/tournaments");
    await expect(page.getByText("In your time zone, Asia/Tokyo.")).toBeVisible();
    await page.getByLabel("Begins at (if you like)").fill("2026-03-01T18:30");
    await page.getByLabel("Begins by itself").selectOption({ label: "With 8 players" });
    await page.getByLabel("Time for each player").selectOption({ label: "3 days a move" });
    await page.getByLabel("Saturdays and Sundays do not count").check();
    await expectNoViolations(page, "a new tournament");
    await page.getByRole("button", { name: "Make it" }).click();
    await expect(page.locator("form").getByRole("alert")).toHaveText(
      "The start must lie ahead, by 90 days at most.",
    );
    expect(asked).toMatchObject({
      starts: Date.UTC(2026, 2, 1, 9, 30) / 1000,
      at: 8,
      clock: "days 259200 0 free lose",
    });
  });
});
