// The button that checks the chance of a finished game: what it says of a game that is right, of one
// in which somebody changed a draw or the seed, and of one that tells no seed.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";

const record = readFileSync(
  new URL("../../fair/testing/vectors/ankhor.game", import.meta.url),
  "utf8",
);

async function check(page: Page, text: string) {
  await page.goto("/replay");
  await page.getByLabel("Or paste a record").fill(text);
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Check the dice" }).click();
  return page.getByRole("dialog", { name: "Check the dice" });
}

test("a finished game's chance is proved", async ({ page }) => {
  const card = await check(page, record);
  const events = record.match(/^\* /gm)?.length ?? 0;
  await expect(card).toContainText(
    `All ${events} things that chance decided are what they had to be.`,
  );
  await expect(card).toContainText("2 players added a number of their own");
  await expectNoViolations(page, "the proof of chance");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
});

test("a seed that is not the promised one is found, and so is one that is not told", async ({
  page,
}) => {
  const other = record.replace(/(Fair.Seed ")2/, "$13");
  expect(other).not.toBe(record);
  await expect(await check(page, other)).toContainText(
    "The number that the server tells is not the one that it was bound to.",
  );
  await expect(await check(page, record.replace(/^\[Fair.Seed .*\n/m, ""))).toContainText(
    "The server tells its secret number once the game has ended.",
  );
});

test("a contribution that was changed is found at the draw that it would have made", async ({
  page,
}) => {
  const other = record.replace(/^(\[Fair.Seat0 "\d+ )6/m, "$17");
  expect(other).not.toBe(record);
  await expect(await check(page, other)).toContainText(
    /Event \d+ is wrong: it should be “.+”, and was “.+”\./,
  );
});
