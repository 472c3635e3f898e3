// What every screen has to pass, for all tests.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Waits until the page stands still: the pointer lies on nothing, the fonts are there, what moves
 * has arrived, and what was changed has been painted. Axe reads colours as they are at the moment.
 */
async function expectStill(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    const running = () => document.getAnimations().filter((it) => it.playState === "running");
    do {
      await frame();
      await frame();
    } while (running().length > 0);
  });
}

/** The rules that look at colours; all others say the same by day and by night. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

async function violations(page: Page, rules: readonly string[] | "all"): Promise<string[]> {
  await expectStill(page);
  // The painting of a board is thousands of shapes that nobody hears of: only its targets count.
  const axe = new AxeBuilder({ page }).exclude("svg[aria-hidden]").exclude("svg [aria-hidden]");
  // No frame of another site is to be looked at, which a page of its own would be opened for.
  axe.setLegacyMode();
  axe.options({ resultTypes: ["violations"], preload: false });
  if (rules !== "all") axe.withRules([...rules]);
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Axe finds nothing on this screen, by day and by night, and it does not scroll sideways. */
export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, rulesOfColours), `${screen}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page, "all"), `${screen}, light`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${screen} scrolls sideways`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
