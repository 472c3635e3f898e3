// What every screen has to pass, for all tests.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // The painting of a board is thousands of shapes that nobody hears of: only its targets count.
  const { violations } = await new AxeBuilder({ page })
    .exclude("svg[aria-hidden]")
    .exclude("svg [aria-hidden]")
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(found, screen).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${screen} scrolls sideways`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
