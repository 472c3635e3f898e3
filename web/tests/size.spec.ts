// What has to come over the wire before somebody new can make a first move, in every game.
import { expect, test, type Page } from "@playwright/test";
import { playAtOnce } from "./table";

/** What every game needs at most. */
const limit = 116_000;

declare global {
  interface Window {
    /** When a board stood in the document first, by the page's clock; undefined until then. */
    boardStood?: number;
  }
}

/** Has the page note when a board first stands: asked later, more would have been fetched. */
const noteBoard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-board]")) return;
      window.boardStood = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** The addresses that were asked for before the board stood. */
const askedBefore = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { boardStood } = window;
    if (boardStood === undefined) throw new Error("no board stood");
    const kinds = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
    const before = kinds.filter(({ startTime }) => startTime < boardStood);
    return before.map(({ name }) => name.replace(/#.*/, ""));
  });

/**
 * The bytes of all that a page asks for, heads of answers included, before its board stands: what it
 * fetches once nobody waits for it is not in the way of a first move.
 */
async function bytesOf(page: Page, done: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const asked = new Map<string, string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    asked.set(requestId, request.url);
  });
  const bytes = new Map<string, number>();
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = asked.get(requestId);
    if (address) bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
  });
  await noteBoard(page);
  await done();
  await page.waitForLoadState("networkidle");
  const before = new Set(await askedBefore(page));
  // The page itself and at least its script and styles: or addresses were told in two ways.
  expect(before.size).toBeGreaterThan(2);
  for (const address of before) expect(bytes.has(address), address).toBe(true);
  return [...before].reduce((sum, address) => sum + (bytes.get(address) ?? 0), 0);
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
