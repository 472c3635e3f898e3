// How long frames take while a board moves: games of two bots, on a phone's screen and a slowed
// processor.
//
//     node bench/page/frames.mjs [FOLDER] [--games GAME,...] [--runs 3] [--seconds 12] [--slow 4]
//
// A frame counts if something of the page changed in it, or an animation with an end ran. A browser
// draws 60 a second at most: 17 ms is the best there is. Of several runs the median is printed. The
// last columns count a processor's time of the page's own thread (milliseconds for each event of the
// game): on a machine that does other things besides, only these can be compared, with `--slow 1`.
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { freshPage, games, launch, median, phone } from './browser.mjs';
import { header } from './playing.mjs';
import { serve } from './serving.mjs';

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: games.join() },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '12' },
    slow: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});
const folder = positionals[0] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Runs in the page before all else: keeps the time of every frame in which something moved. */
function watch() {
  window.benbenFrames = { moving: [], tasks: [] };
  const kept = window.benbenFrames;
  let changed = false;
  let before = 0;
  let moved = false;
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => (changed = true)).observe(document, changes);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
  requestAnimationFrame(function frame(now) {
    const moves = changed || document.getAnimations().some(ends);
    if (before > 0 && (moves || moved)) kept.moving.push(now - before);
    moved = moves;
    changed = false;
    before = now;
    requestAnimationFrame(frame);
  });
}

/** Frames of a game between two bots, from its first event on. */
async function framesOf(browser, address, game) {
  const { page, tools, close } = await freshPage(browser, address, phone);
  const bot = { kind: 'bot', name: 'bot:1' };
  const record = header(game, 1);
  const entry = { id: 'game', game, seats: [bot, bot], record, over: false, touched: 1 };
  await page.addInitScript(
    (stored) => localStorage.setItem('benben.game.game', stored),
    JSON.stringify(entry),
  );
  await page.addInitScript(watch);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/local/game');
  await page.locator('[data-board]').waitFor();
  await tools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  const [worked, seen] = [await work(tools), await page.evaluate(eventsStored)];
  await page.evaluate(
    () => (window.benbenFrames.moving.length = window.benbenFrames.tasks.length = 0),
  );
  await page.waitForTimeout(1000 * Number(values.seconds));
  const kept = await page.evaluate(() => window.benbenFrames);
  const [now, events] = [await work(tools), (await page.evaluate(eventsStored)) - seen];
  await close();
  return { ...kept, work: now.map((part, at) => (1000 * (part - worked[at])) / events) };
}

/** Runs in the page: how many events the game has. */
const eventsStored = () =>
  JSON.parse(localStorage.getItem('benben.game.game')).record.trim().split('\n').length;

/** Seconds of the page's thread so far: all, scripts, styles, layout. */
async function work(tools) {
  const { metrics } = await tools.send('Performance.getMetrics');
  const parts = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return parts.map((part) => metrics.find(({ name }) => name === part)?.value ?? 0);
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];

const server = await serve(folder);
const browser = await launch();
console.log(
  `processor slowed ${values.slow} times, ${values.runs} runs of ${values.seconds} s; ms`,
);
console.log(
  'game        frames    50%    90%    95%    99%    max  longest task  work script style layout',
);
for (const game of values.games.split(',')) {
  const runs = [];
  for (let run = 0; run < Number(values.runs); ++run) {
    const { moving, tasks, work: spent } = await framesOf(browser, server.address, game);
    const sorted = moving.sort((a, b) => a - b);
    const parts = [0.5, 0.9, 0.95, 0.99, 1].map((part) => at(sorted, part) ?? 0);
    runs.push([sorted.length, ...parts, Math.max(0, ...tasks), ...spent]);
  }
  const columns = runs[0].map((_, column) => median(runs.map((run) => run[column])));
  const widths = [7, 7, 7, 7, 7, 7, 14, 6, 7, 6, 7];
  const told = columns.map((number, at) => number.toFixed(at < 7 ? 0 : 1).padStart(widths[at]));
  console.log(`${game.padEnd(10)}${told.join('')}`);
}
await browser.close();
server.close();
