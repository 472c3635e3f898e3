// A larger window never makes a board smaller: whatever the layout, the picture keeps its shorter side or
// its surface at least.
import { expect, test, type Page } from "@playwright/test";
import { games, pictured, settle, store } from "./still";
import { nightly } from "./nightly";

/** Windows that grow, each row in one direction. */
const rows: readonly (readonly (readonly [width: number, height: number])[])[] = [
  [360, 390, 412, 480, 600].map((width) => [width, 844] as const),
  [640, 768, 900, 1000].map((width) => [width, 1080] as const),
  [1024, 1100, 1280, 1375, 1376, 1440, 1920, 2560].map((width) => [width, 768] as const),
  [1280, 1375, 1376, 1440, 1600, 1920, 2560].map((width) => [width, 900] as const),
  [640, 664, 720, 768, 844, 932].map((height) => [390, height] as const),
  [640, 720, 800, 900, 1024].map((height) => [1440, height] as const),
  [320, 360, 420, 480, 520, 600, 639].map((height) => [1280, height] as const),
  [640, 844, 1024, 1280].map((width) => [width, 480] as const),
];

/** The picture's shorter side and its surface. */
async function sizeIn(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  return page.locator("[data-board] .picture").evaluate(async (picture) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const box = picture.getBoundingClientRect();
    return { side: Math.min(box.width, box.height), surface: box.width * box.height };
  });
}

for (const game of games) {
  test(`${game} is never smaller in a larger window`, nightly(true), async ({ page }) => {
    const seats = ["Ada", "Grace"].map((name) => ({ kind: "me", name }));
    await store(page, seats, pictured(game));
    await page.goto("/local/game");
    await settle(page);
    for (const row of rows) {
      let before = { side: 0, surface: 0 };
      for (const [width, height] of row) {
        // From here on there is room for words on Cubus's tools, as high as one line.
        const worded = game === "cubus" && width === 390 && height === 768;
        if (worded) before = { side: 0, surface: 0 };
        const now = await sizeIn(page, width, height);
        const pixel = Math.sqrt(before.surface) * 2;
        const kept = now.side >= before.side - 1 || now.surface >= before.surface - pixel;
        const told = `${width} by ${height}: ${JSON.stringify({ before, now })}`;
        expect(kept, told).toBe(true);
        before = now;
      }
    }
  });
}
