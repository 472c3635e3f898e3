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

export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await expectStill(page);
  // The painting of a board is thousands of shapes that nobody hears of: only its targets count.
  const { violations } = await new AxeBuilder({ page })
    .exclude("svg[aria-hidden]")
    .exclude("svg [aria-hidden]")
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(found, screen).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${screen} scrolls sideways`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
