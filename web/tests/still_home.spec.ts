// Nothing on the first page moves by itself: what comes later has its room already. Chromium counts it.
import { expect, test, type Page } from "@playwright/test";

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Writes down, from the first paint on, what has moved that nobody has pressed. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? ""),
        );
        window.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** All that the page loads by itself has come, and was painted. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Tournaments" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).not.toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((it) => it.loading !== "lazy");
    await Promise.all(pictures.map((it) => it.decode().catch(() => undefined)));
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let painted = 0; painted < 5; painted++) await frame();
  });
}

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

for (const viewport of sizes)
  test(`nothing moves at ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.goto("/");
    await expectComplete(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    // Who comes back has a game to go on with.
    await page.getByRole("button", { name: "Play Pyramix now" }).click();
    await expect(page).toHaveURL(/\/local\//);
    await expect(page.locator("[data-board]")).toBeVisible();
    await page.goto("/");
    await expectComplete(page);
    await expect(page.getByRole("heading", { name: "Go on playing" })).toBeVisible();
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
