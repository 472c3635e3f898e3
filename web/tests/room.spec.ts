// Room for everybody: with the most players that a game has nothing that is read lies on anything else.
import { expect, test } from "@playwright/test";
import { finishedGame } from "./finished";
import { nightly } from "./nightly";
import { overlaps } from "./overlaps";

const games = [
  ["pyramix", 4],
  ["anubixx", 5],
  ["ankhor", 4],
  ["cubus", 6],
  ["ascension", 2],
] as const;
const sizes = [[1920, 1080], [1440, 900], [1366, 768], [1024, 768], [390, 844], [360, 640]] as const; // prettier-ignore

for (const locale of ["en", "de", "fr"])
  test.describe(locale, nightly(locale !== "de"), () => {
    test.use({ locale });

    for (const [game, players] of games)
      test(`${game} has room for ${players}`, async ({ page }) => {
        await page.goto("/replay");
        await page.locator("input[type=file]").setInputFiles({
          name: "a.game",
          mimeType: "text/plain",
          buffer: Buffer.from(await finishedGame(game, players)),
        });
        const count = page.locator(".stepper .count");
        await expect(count).toContainText(/^0 \/ \d+/);
        for (const key of ["Home", "End"]) {
          await page.keyboard.press(key);
          await expect(count).toContainText(key === "Home" ? /^0 \// : /^(\d+) \/ \1/);
          if (key === "End") {
            // The result lies over the table.
            await expect(page.getByRole("dialog")).toBeVisible();
            await page.keyboard.press("Escape");
          }
          await expect(page.getByRole("dialog")).toHaveCount(0);
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            await expect.poll(() => overlaps(page), `${key} at ${width} by ${height}`).toEqual([]);
          }
        }
      });
  });
