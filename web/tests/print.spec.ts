// On paper: the sheet of a final scoring, the list of moves, a page of rules; no buttons.
import { expect, test, type Page } from "@playwright/test";
import { golden, remember } from "./stored";

const black = "rgb(0, 0, 0)";
const nothing = "rgba(0, 0, 0, 0)";

/** By night, too, paper is white. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("background-color", nothing);
  await expect(page.locator("html")).toHaveCSS("color", black);
  await expect(page.locator(".button:visible")).toHaveCount(0);
  await expect(page.locator("#page > header")).toBeHidden();
  await expect(page.locator(".skip")).toBeHidden();
}

for (const game of ["pyramix", "anubixx"]) {
  test(`the final scoring of ${game} is a sheet of names, parts and totals`, async ({ page }) => {
    const record = golden(game, "scoring-example").replace(
      /^(\[Players .*)$/m,
      '$1\n[Date "2026-11-22"]',
    );
    await page.goto(await remember(page, game, record, true));
    const totals = /^\[Result "(.*)"\]$/m.exec(record)?.[1]?.split(" ") ?? [];
    const sheet = page.getByRole("dialog").locator("table");
    await expect(sheet).toBeVisible();
    await print(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("November 22, 2026");
    for (const name of ["Ada", "Grace"]) await expect(sheet.locator("thead")).toContainText(name);
    await expect(sheet.locator("tr").last().locator("td")).toHaveText(totals);
    await expect(sheet.locator("tr").last()).toHaveCSS("break-inside", "avoid");
    await expect(page.locator(".stepper")).toBeHidden();
    await expect(page.locator(".players")).toBeHidden();
    // The moves are all there: none has to be scrolled to.
    const list = page.locator("ol[aria-label='Moves']");
    await expect(list).toBeVisible();
    const [seen, whole] = await list.evaluate((it) => [it.clientHeight, it.scrollHeight]);
    expect(seen).toBe(whole);
  });
}

test("a page of rules is a text on paper", async ({ page }) => {
  await page.goto("/rules/pyramix");
  await expect(page.locator("#PYX-12")).toBeVisible();
  await print(page);
  await expect(page.locator("#PYX-12")).toHaveCSS("break-inside", "avoid");
});
