// How long people wait for the page on a slow line and a slowed processor.
//
//     node bench/page/loading.mjs [FOLDER] [--runs 3] [--slow 4] [--games 500]
//
// Prints, as medians of the runs: from an empty cache over 1.6 Mbit/s with 150 ms of latency the
// seconds until a game can be begun and, its button pressed at once, until its board can be played;
// and the longest task of the page's thread where the first page finds so many stored games, one in
// ten of them still running. That one is told in the processor's own time, times the slowing: what
// else the machine does then makes no task longer.
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { freshPage, games, launch, median, phone, traced } from './browser.mjs';
import { played } from './playing.mjs';
import { serve } from './serving.mjs';

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    slow: { type: 'string', default: '4' },
    games: { type: 'string', default: '500' },
  },
  allowPositionals: true,
});
const folder = positionals[0] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const rate = Number(values.slow);

async function medians(measure) {
  const runs = [];
  for (let run = 0; run < Number(values.runs); ++run) runs.push(await measure());
  return runs[0].map((_, column) => median(runs.map((numbers) => numbers[column])));
}

/** Seconds until the button of a first game is there, and until its board is. */
async function waiting(browser, address, path, button) {
  const { page, tools, close } = await freshPage(browser, address, phone);
  const bytes = (1.6e6 / 8) | 0;
  const line = { latency: 150, downloadThroughput: bytes, uploadThroughput: bytes };
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  const ready = passed();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('[data-board]').waitFor();
  const board = passed();
  await close();
  return [ready, board];
}

/** As many games as are asked for, every tenth still running. */
function storedGames(count) {
  const records = games.map((game) => [game, played(game, 1, 1)]);
  return Array.from({ length: count }, (_, at) => {
    const [game, whole] = records[at % records.length];
    const over = at % 10 !== 0;
    const lines = whole.trimEnd().split('\n');
    const record = over ? whole : `${lines.slice(0, 4 + (lines.length >> 1)).join('\n')}\n`;
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', name: 'bot:3' },
    ];
    return { id: `game${at}`, game, seats, record, over, touched: 1e12 + at };
  });
}

/** Milliseconds of the longest task of a first page with stored games. */
async function longestTask(browser, address, stored) {
  const { page, tools, close } = await freshPage(browser, address, phone);
  await page.goto('/icon.svg');
  await page.evaluate((entries) => {
    for (const entry of entries)
      localStorage.setItem(`benben.game.${entry.id}`, JSON.stringify(entry));
  }, stored);
  const events = await traced(tools, 'devtools.timeline,toplevel', async () => {
    await page.goto('/');
    await page.locator('[data-card]').nth(10).waitFor();
    await page.waitForTimeout(6000);
  });
  await close();
  const main = events.find(({ name, args }) => name === 'thread_name' && isMain(args.name));
  const tasks = events.filter(
    ({ name, tid, pid }) => name.endsWith('RunTask') && tid === main?.tid && pid === main?.pid,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

const isMain = (thread) => thread === 'CrRendererMain';

const server = await serve(folder);
const browser = await launch();
console.log(`processor slowed ${rate} times, medians of ${values.runs} runs`);
console.log('                  button   board');
const told = (numbers) => numbers.map((number) => `${number.toFixed(2)} s`.padStart(8)).join('');
const first = await medians(() =>
  waiting(browser, server.address, '/', 'Play Pyramix against a bot'),
);
console.log(`${'first page'.padEnd(16)}${told(first)}`);
for (const game of games) {
  const path = `/new/${game}`;
  const times = await medians(() => waiting(browser, server.address, path, 'Start the game'));
  console.log(`${path.padEnd(16)}${told(times)}`);
}
const stored = storedGames(Number(values.games));
const [longest] = await medians(async () => [await longestTask(browser, server.address, stored)]);
console.log(
  `first page with ${stored.length} stored games: longest task ${(rate * longest).toFixed(0)} ms`,
);
await browser.close();
server.close();
