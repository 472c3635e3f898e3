// The end of a game: the scoring that tells itself, the winner, and what comes next; over the board,
// which keeps its place, and in view in every window.
import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { finishedGame } from "./finished";
import { nightly, shortGames } from "./nightly";
import { golden } from "./stored";
import { watchForErrors } from "./table";

const sizes = [
  ...([[2560, 1300], [1440, 900], [1366, 650], [1280, 720]] as const), // prettier-ignore
  ...([[1024, 768], [390, 844], [390, 664], [844, 390]] as const), // prettier-ignore
];

const panel = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A finished game of a person against a bot of level 2; `told`: its scoring was seen. */
async function open(
  page: Page,
  game: string,
  told: boolean,
  record = golden(game, "scoring-example"),
): Promise<void> {
  const players = Number(/^\[Players "(\d)"/m.exec(record)?.[1]);
  const bot = { kind: "bot", name: "bot:2" };
  const seats = [{ kind: "me", name: "Ada" }, ...Array<object>(players - 1).fill(bot)];
  const entry = { id: "game", game, seats, record, over: true, touched: 1, told };
  await page.goto("/");
  await page.evaluate(
    (value) => localStorage.setItem("benben.game.game", value),
    JSON.stringify(entry),
  );
  await page.goto("/local/game");
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("benben.game.game") ?? "{}") as object);

/** Where the board lies in the page. */
const place = (page: Page) =>
  page.locator(".board[data-board]").evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return [x, y + scrollY, width, height];
  });

// Where it is told step by step the clock stands first: on a slow machine it would be told unseen.
test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the scoring tells itself, can be skipped, and is not told again", async ({ page }) => {
    const errors = watchForErrors(page);
    await page.clock.install({ time: 0 });
    await page.goto("/");
    await page.clock.pauseAt(3_600_000);
    await open(page, "pyramix", false);
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("Final scoring");
    const before = await place(page);
    await expect(page.getByText(/ won$/)).toHaveCount(0);
    await button(page, "Skip").click();
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(/ won$/);
    await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
    expect(await place(page)).toEqual(before);
    await expect.poll(() => stored(page)).toMatchObject({ told: true });
    await page.reload();
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(/ won$/);
    await expect(button(page, "Skip")).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test("the result is heard once, with its points", async ({ page }) => {
    await open(page, "anubixx", false);
    await expect(page.getByRole("status")).toHaveText(/ won\. .*\d+, .*\d+\.$/);
    await expect(page.locator("[aria-live]")).toHaveCount(0);
  });
});

test("it is put away and found again, and the board does not move", async ({ page }) => {
  await open(page, "anubixx", true);
  await expect(panel(page)).toBeVisible();
  const before = await place(page);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page, "Show the result")).toBeFocused();
  expect(await place(page)).toEqual(before);
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
  // The way through the game comes after the board, and gets the keys once it is there.
  await expect(page.getByRole("group", { name: "Step through the game" })).toBeVisible();
  await button(page, "Look at the game").click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText(/^0 \/ \d+/)).toBeVisible();
  await page.keyboard.press("End");
  await expect(button(page, "Show the result")).toBeVisible();
  expect(await place(page)).toEqual(before);
});

test("a rematch moves everybody one seat on, and another level is another bot's", async ({
  page,
}) => {
  await open(page, "anubixx", true);
  await button(page, "Other level").click();
  await expectNoViolations(page, "levels");
  await button(page, "Master").click();
  await page.waitForURL(/\/local\/(?!game)/);
  const id = page.url().split("/").at(-1) ?? "";
  const again = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}") as { seats: object[] },
    `benben.game.${id}`,
  );
  expect(again.seats).toEqual([
    { kind: "bot", name: "bot:8" },
    { kind: "me", name: "Ada" },
  ]);
});

/** Games with their most players, and what of their end has to be seen besides. */
const ends = [
  ["pyramix", 4, "tfoot tr"],
  ["anubixx", 5, "tfoot tr"],
  ["ankhor", 4, "tfoot tr"],
  ["cubus", 6, "li"],
  ["ascension", 2, "li"],
] as const;

test("Anubixx's sheets are as large as there is room for them", async ({ page }) => {
  await open(page, "anubixx", true, await finishedGame("anubixx", 2));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const filled = async () =>
      panel(page)
        .locator(".scoring li")
        .evaluateAll((cards) => {
          const area = (shape: Element | null) => {
            const { width = 0, height = 0 } = shape?.getBoundingClientRect() ?? {};
            return width * height;
          };
          return cards.map((card) => area(card.querySelector("svg")) / area(card));
        });
    const least = async () => Math.min(...(await filled()));
    await expect.poll(least, `at ${width} by ${height}`).toBeGreaterThan(0.55);
    expect(await filled()).toHaveLength(2);
  }
});

for (const [game, players, results] of ends) {
  test(
    `the end of ${game} is in view in every window`,
    nightly(!shortGames.has(game)),
    async ({ page }) => {
      await open(page, game, true, await finishedGame(game, players));
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const name of ["Rematch", "Look at the game", "Close"]) {
          await expect(button(page, name), `${name} at ${width} by ${height}`).toBeInViewport({
            ratio: 1,
          });
        }
        const rows = panel(page).locator(".scoring").locator(results);
        await expect(rows.first()).toBeVisible();
        for (const row of await rows.all())
          await expect(row, `result at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
        // Nothing that is read lies under something else.
        const hidden = await panel(page)
          .locator(".scoring p:visible, .scoring h3:visible, .scoring li:visible")
          .evaluateAll(
            (texts) =>
              texts.filter((text) => {
                const { x, y, width, height } = text.getBoundingClientRect();
                const over = document.elementFromPoint(x + width / 2, y + height / 2);
                return height > 0 && !text.contains(over) && !over?.contains(text);
              }).length,
          );
        expect(hidden, `covered at ${width} by ${height}`).toBe(0);
      }
      await expectNoViolations(page, `the end of ${game}`);
    },
  );
}

test.describe("with motion, what only counts", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const [game, players] of [
    ["cubus", 4],
    ["ascension", 2],
  ] as const)
    // prettier-ignore
    test(`${game} counts its result, which can be skipped and is not told again`, async ({
      page,
    }) => {
      const record = await finishedGame(game, players);
      await page.clock.install({ time: 0 });
      await page.goto("/");
      await page.clock.pauseAt(3_600_000);
      await open(page, game, false, record);
      const title = panel(page).getByRole("heading", { level: 2 });
      await expect(title).toHaveText("Final scoring");
      const numbers = panel(page).locator(".scoring li strong");
      const zeros = Array<string>(players).fill("0");
      await expect(numbers).toHaveText(zeros);
      await button(page, "Skip").click();
      await expect(title).not.toHaveText("Final scoring");
      await page.clock.runFor(1000);
      await expect(numbers).not.toHaveText(zeros);
      const told = await numbers.allTextContents();
      await expect.poll(() => stored(page)).toMatchObject({ told: true });
      await page.reload();
      await expect(title).not.toHaveText("Final scoring");
      await expect(numbers).toHaveText(told);
    });
});
