// How long frames take while a board moves: games of two bots, on a phone's screen and a slowed
// processor.
//
//     node bench/page/frames.mjs [FOLDER] [--games GAME,...] [--runs 3] [--seconds 12] [--slow 4]
//
// Shown: the time from one frame on the screen to the next while something moves, by the browser's own
// reports of its frames. That is what a person sees, whoever moved it: compositor or page. A frame
// counts if something moved in it and in all frames before it, shown or dropped, back to the last one
// shown; dropped are those that were due for a motion and never came.
// Page: the same by requestAnimationFrame, where something of the page changed or an animation with an
// end ran: how long the page's thread keeps others waiting, pointers and keys among them. It is taken in
// runs of its own, as asking for frames costs some.
// A browser draws 60 a second at most: 17 ms is the best there is. Of several runs the median is
// printed. The last columns count a processor's time of the page's own thread (milliseconds for each
// event of the game): on a machine that does other things besides, only these can be compared, with
// `--slow 1`. The slowing is that of the page's thread alone.
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { freshPage, games, launch, median, phone, traced } from './browser.mjs';
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

/** A game between two bots, from its first event on: what `measure` finds of it. */
async function playing(browser, address, game, { watched }, measure) {
  const { page, tools, close } = await freshPage(browser, address, phone);
  const bot = { kind: 'bot', name: 'bot:1' };
  const record = header(game, 1);
  const entry = { id: 'game', game, seats: [bot, bot], record, over: false, touched: 1 };
  await page.addInitScript(
    (stored) => localStorage.setItem('benben.game.game', stored),
    JSON.stringify(entry),
  );
  if (watched) await page.addInitScript(watch);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/local/game');
  await page.locator('[data-board]').waitFor();
  await tools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  const found = await measure(page, tools);
  await close();
  return found;
}

const seconds = 1000 * Number(values.seconds);

/** The frames as the page's thread sees them. */
async function framesOfPage(page) {
  await page.evaluate(
    () => (window.benbenFrames.moving.length = window.benbenFrames.tasks.length = 0),
  );
  await page.waitForTimeout(seconds);
  return page.evaluate(() => window.benbenFrames);
}

/** The frames on the screen, and what an event costs the page's thread. */
async function framesShown(page, tools) {
  const [worked, seen] = [await work(tools), await page.evaluate(eventsStored)];
  const trace = await traced(
    tools,
    'cc,benchmark,disabled-by-default-devtools.timeline.frame',
    () => page.waitForTimeout(seconds),
  );
  const [now, events] = [await work(tools), (await page.evaluate(eventsStored)) - seen];
  const spent = now.map((part, at) => (1000 * (part - worked[at])) / events);
  return { ...shownIn(trace), work: spent };
}

/** Of the reports of frames: the times between those shown in a motion, and how many were dropped. */
function shownIn(trace) {
  const ends = new Map();
  const reports = trace.filter(({ name }) => name === 'PipelineReporter');
  const idOf = ({ pid, id2 }) => `${pid} ${id2.local}`;
  for (const report of reports.filter(({ ph }) => ph === 'e')) {
    if (!ends.has(idOf(report))) ends.set(idOf(report), []);
    ends.get(idOf(report)).push(report.ts);
  }
  const frames = reports
    .filter(({ ph }) => ph === 'b')
    .map((report) => ({
      ...report.args.frame_reporter,
      end: endOf(report, ends.get(idOf(report))),
    }))
    .filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED')
    .sort((a, b) => a.end - b.end);
  const gaps = [];
  let before = null;
  let dropped = 0;
  for (const { state, end, ...frame } of frames) {
    const moves = frame.has_compositor_animation || frame.has_main_animation;
    const shown = state !== 'STATE_DROPPED';
    if (!moves) before = null;
    else if (!shown) dropped += frame.affects_smoothness ? 1 : 0;
    else {
      if (before !== null) gaps.push((end - before) / 1000);
      before = end;
    }
  }
  return { gaps, dropped };
}

/** Ids of reports are used again: its end is the first one after it. */
const endOf = ({ ts }, ends = []) => ends.find((end) => end >= ts) ?? ts;

/** Runs in the page: how many events the game has. */
const eventsStored = () =>
  JSON.parse(localStorage.getItem('benben.game.game')).record.trim().split('\n').length;

/** Seconds of the page's thread so far: all, scripts, styles, layout. */
async function work(tools) {
  const { metrics } = await tools.send('Performance.getMetrics');
  const parts = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return parts.map((part) => metrics.find(({ name }) => name === part)?.value ?? 0);
}

const at = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];

const sortedParts = (numbers, parts) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return parts.map((part) => at(sorted, part) ?? 0);
};

async function columnsOf(browser, address, game) {
  const runs = [];
  for (let run = 0; run < Number(values.runs); ++run) {
    const {
      gaps,
      dropped,
      work: spent,
    } = await playing(browser, address, game, { watched: false }, framesShown);
    const { moving, tasks } = await playing(
      browser,
      address,
      game,
      { watched: true },
      framesOfPage,
    );
    runs.push([
      gaps.length,
      dropped,
      ...sortedParts(gaps, [0.5, 0.95, 0.99, 1]),
      ...sortedParts(moving, [0.5, 0.95, 1]),
      Math.max(0, ...tasks),
      ...spent,
    ]);
  }
  return runs[0].map((_, column) => median(runs.map((run) => run[column])));
}

const server = await serve(folder);
const browser = await launch();
console.log(
  `processor slowed ${values.slow} times, ${values.runs} runs of ${values.seconds} s; ms`,
);
console.log(
  'game        shown dropped    50%    95%    99%    max  page 50%    95%    max  longest task  work script style layout',
);
const widths = [7, 8, 7, 7, 7, 7, 10, 7, 7, 14, 6, 7, 6, 7];
for (const game of values.games.split(',')) {
  const columns = await columnsOf(browser, server.address, game);
  const told = columns.map((number, at) => number.toFixed(at < 10 ? 0 : 1).padStart(widths[at]));
  console.log(`${game.padEnd(10)}${told.join('')}`);
}
await browser.close();
server.close();
