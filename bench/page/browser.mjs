// What the benchmarks of the page share: the browser, a phone, and the way to a first move.
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../../web/package.json', import.meta.url))(
  '@playwright/test',
);

export const games = ['pyramix', 'anubixx', 'ankhor', 'cubus', 'ascension'];

/** A phone's screen. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

export const launch = () =>
  chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });

/** A new browser's page with an empty cache, and its session of the developer tools. */
export async function freshPage(browser, address, options = {}) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  return { page, tools, close: () => context.close() };
}

/** From the address of a new table to its board. */
export async function open(page, game, { people }) {
  await page.goto(`/new/${game}${people ? '#device' : ''}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-board]').waitFor();
}

/** Has a page note when a board first stands: asked later, more would have been fetched. */
export const noteBoard = (page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-board]')) return;
      window.boardStood = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** The addresses a page asked for before its board stood; all of them where none did. */
export const askedBefore = (page) =>
  page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((kind) => performance.getEntriesByType(kind))
      .filter(({ startTime }) => startTime < (window.boardStood ?? Infinity))
      .map(({ name }) => name.replace(/#.*/, '')),
  );

/** From the first page to the board of Pyramix. */
export async function openAtOnce(page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Pyramix against a bot', exact: true }).click();
  await page.locator("[role=button][aria-label$=', can be taken']").first().waitFor();
}

/** The events of the browser's own trace while something is done. */
export async function traced(tools, categories, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  tools.on('Tracing.dataCollected', collect);
  const complete = new Promise((done) => tools.once('Tracing.tracingComplete', done));
  await tools.send('Tracing.start', { categories });
  await act();
  await tools.send('Tracing.end');
  await complete;
  tools.off('Tracing.dataCollected', collect);
  return events;
}
