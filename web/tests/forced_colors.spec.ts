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

test("buttons have an edge, what is on shows it", async ({ page }) => {
  await page.goto(await remember(page, "pyramix", golden("pyramix", "open-tray"), false));
  const button = page.getByRole("button", { name: "More" });
  await page.keyboard.press("Tab");
  await button.focus();
  await expect(button).toHaveCSS("outline-style", "solid");
  await expect(page.locator(".turn[aria-current=step]")).toHaveCSS("outline-style", "solid");
  const step = page.getByRole("group", { name: "Step through the game" }).getByRole("button");
  await expect(step.first()).toHaveCSS("border-style", "solid");
});
