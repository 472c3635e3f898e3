// Room for everybody: nothing that is read or pressed lies on anything else, in any language; at the
// tables with the most players that a game has.
import { expect, test, type Page } from "@playwright/test";
import { gameHeader } from "../src/lib/testing";
import { finishedGame } from "./finished";
import { nightly } from "./nightly";
import { overlaps } from "./overlaps";
import { remember } from "./stored";

const games = [
  ["pyramix", 4],
  ["anubixx", 5],
  ["ankhor", 4],
  ["cubus", 6],
  ["ascension", 2],
] as const;
const pages = ["/", "/lobby", "/tournaments", "/new/cubus", "/new/ascension", "/settings"];
const sizes = [[1920, 1080], [1440, 900], [1366, 768], [1024, 768], [390, 844], [360, 640]] as const; // prettier-ignore

async function expectRoom(page: Page, where: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overlaps(page), `${where} at ${width} by ${height}`).toEqual([]);
  }
}

for (const locale of ["en", "de", "fr"])
  test.describe(locale, nightly(locale !== "de"), () => {
    test.use({ locale });

    for (const [game, players] of games)
      test(`${game} has room for ${players}`, async ({ page }) => {
        // prettier-ignore
        await page.goto(await remember(page, game, `${gameHeader(game, players)}\n`, false));
        await expect(page.locator("[data-board]")).toBeVisible();
        await expectRoom(page, "the table");
        await page.goto("/replay");
        await page.locator("input[type=file]").setInputFiles({
          name: "a.game",
          mimeType: "text/plain",
          buffer: Buffer.from(await finishedGame(game, players)),
        });
        await expect(page.locator(".stepper .count")).toContainText(/^0 \/ \d+/);
        await page.keyboard.press("End");
        // The result lies over the table.
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expectRoom(page, "the end");
      });

    test("the pages have room", async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        await expect(page.locator("main h1")).toBeVisible();
        await expectRoom(page, path);
      }
    });
  });
