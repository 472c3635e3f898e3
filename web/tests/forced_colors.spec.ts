// Colours that the reader's system forces: what has the focus and what is chosen can still be told.
import { expect, test } from "@playwright/test";
import { golden, remember } from "./stored";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const positions = { pyramix: "open-tray", ascension: "trapped" };

for (const [game, position] of Object.entries(positions)) {
  test(`a place of ${game} shows that it has the focus`, async ({ page }) => {
    await page.goto(await remember(page, game, golden(game, position), false));
    const place = page.locator("[data-board] svg [role=button][tabindex='0']").first();
    await expect(place).toBeVisible();
    const line = () =>
      place.evaluate((it) => {
        const { stroke, strokeWidth, outlineStyle } = getComputedStyle(it);
        return [stroke, strokeWidth, outlineStyle].join(" ");
      });
    const before = await line();
    await page.keyboard.press("Tab");
    await place.focus();
    expect(await line()).not.toBe(before);
  });
}

test("buttons have an edge, the line on show a weight", async ({ page }) => {
  await page.goto(await remember(page, "pyramix", golden("pyramix", "open-tray"), false));
  const button = page.getByRole("button", { name: "Save record" });
  await expect(button).toHaveCSS("border-style", "solid");
  await page.keyboard.press("Tab");
  await button.focus();
  await expect(button).toHaveCSS("outline-style", "solid");
  await expect(page.locator("[aria-current=step]")).toHaveCSS("font-weight", "600");
});
