// What has to come over the wire before somebody new can make a first move, in every game.
import { expect, test, type Page } from "@playwright/test";
import { playAtOnce } from "./table";

/** What every game needs at most. */
const limit = 115_000;

test.use({ serviceWorkers: "block" });

/**
 * The bytes of all that a page asks for, heads of answers included, until something is done: what it
 * fetches once nobody waits for it is not in the way of a first move.
 */
async function bytesOf(page: Page, done: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const asked = new Set<string>();
  let waiting = true;
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    if (waiting) asked.add(requestId);
  });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await done();
  waiting = false;
  await page.waitForLoadState("networkidle");
  return bytes;
}

function check(game: string, bytes: number): void {
  console.log(`bytes until the first move of ${game}: ${bytes}`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit);
}

test("the first page is enough to begin", async ({ page }) => {
  check("pyramix, from the first page", await bytesOf(page, () => playAtOnce(page)));
});

for (const game of ["pyramix", "anubixx", "ankhor", "cubus", "ascension"]) {
  test(`a link to ${game} is enough to begin`, async ({ page }) => {
    const bytes = await bytesOf(page, async () => {
      await page.goto(`/new/${game}#device`);
      // In Ascension chance says who begins; a bot that does would fetch what it thinks with.
      await page.getByRole("button", { name: "Start the game" }).click();
      await expect(page.locator("[data-board]")).toBeVisible();
    });
    check(game, bytes);
  });
}
