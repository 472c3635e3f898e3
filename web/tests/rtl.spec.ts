// A page that is written from the right: nothing is broader than its window, and what points along
// the line points the other way. No language of ours is; the styles are ready for one.
import { expect, test, type Page } from "@playwright/test";
import { golden, remember } from "./stored";
import { finishedRecord } from "./table";
import { nightly } from "./nightly";

const sizes = [
  { name: "desktop", viewport: { width: 1000, height: 700 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
];

/** A position of each game, from what its rules are tested with. */
const positions = {
  pyramix: "open-tray",
  anubixx: "a-bonus-for-two",
  ankhor: "both-piles",
  cubus: "the-stack-must-grow",
  ascension: "trapped",
};

/** Opens a page, turns it round and asks how broad it is. */
async function expectToFit(page: Page, path: string, shows: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(shows).first()).toBeVisible();
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const [seen, whole] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth];
  });
  expect(whole, `${path} scrolls sideways`).toBeLessThanOrEqual(seen ?? 0);
}

for (const { name, viewport } of sizes) {
  test.describe(name, nightly(name === "desktop"), () => {
    test.use({ viewport });

    test("pages fit into their window from the right", async ({ page }) => {
      await expectToFit(page, "/", "h1");
      await expectToFit(page, "/new/ankhor", "h1");
      await expectToFit(page, "/rules/ankhor", "#ANK-12");
      await expectToFit(page, "/replay", "h1");
    });

    test("tables fit into their window from the right", async ({ page }) => {
      for (const [game, position] of Object.entries(positions)) {
        const path = await remember(page, game, golden(game, position), false);
        await expectToFit(page, path, "[data-board] svg");
      }
      await expectToFit(
        page,
        await remember(page, "pyramix", finishedRecord, true),
        "[role=dialog] table",
      );
    });
  });
}

test("the skip link shows when it has the focus, at the start of the line", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const link = page.locator("a[href='#content']");
  await expect(link).toHaveCSS("clip-path", "inset(50%)");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS("clip-path", "none");
  const box = await link.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(20);
});

test("the stepper's arrows point the way the list of moves is read", async ({ page }) => {
  await page.goto(await remember(page, "pyramix", finishedRecord, true));
  const arrow = page.getByRole("button", { name: "One step back" }).locator("svg");
  await expect(arrow).toHaveCSS("transform", "none");
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await expect(arrow).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
});

test("keys of a board stay where they lie on the keyboard", async ({ page }) => {
  const focused = () =>
    page.evaluate(() => {
      const { left, width } = (document.activeElement as Element).getBoundingClientRect();
      return left + width / 2;
    });
  await page.goto(await remember(page, "pyramix", golden("pyramix", "open-tray"), false));
  await expect(page.locator("[data-board] [role=button]").first()).toBeVisible();
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await page.locator("[data-board] [role=button][tabindex='0']").focus();
  await page.keyboard.press("Home");
  const before = await focused();
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBeGreaterThan(before);
});
