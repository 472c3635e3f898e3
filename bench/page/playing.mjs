// Whole games for the benchmarks, played by random bots in the modules of the Workers.
import { readFileSync } from 'node:fs';

const modules = new URL('../../build/wasm/', import.meta.url);
const CHANCE = -1;

/** The functions of a module (capi/benben.h) with texts of JavaScript. */
function openModule(game) {
  const file = readFileSync(new URL(`benben-${game}-bots.wasm`, modules));
  const page = { stop: () => 0 }; // who thinks here thinks to the end
  const core = new WebAssembly.Instance(new WebAssembly.Module(file), { page }).exports;
  core._initialize?.();
  const answer = core.malloc(8);
  const answered = () => new DataView(core.memory.buffer).getUint32(answer, true);

  function withTexts(texts, call) {
    const placed = texts.map((text) => {
      const bytes = new TextEncoder().encode(text);
      const at = core.malloc(bytes.length + 1);
      new Uint8Array(core.memory.buffer).set(bytes, at);
      return [at, bytes.length];
    });
    const status = call(...placed);
    for (const [at] of placed) core.free(at);
    return status;
  }

  function done(status, what) {
    if (status !== 0) throw new Error(`${game}: ${what} answered ${status}`);
  }

  /** The text that a call answers. */
  function text(status, what) {
    done(status, what);
    const string = answered();
    const at = core.benben_string_data(string);
    const bytes = new Uint8Array(core.memory.buffer, at, core.benben_string_size(string));
    const read = new TextDecoder().decode(bytes);
    core.benben_string_free(string);
    return read;
  }

  return { core, answer, answered, withTexts, done, text };
}

/** The header of a record of two. */
export const header = (game, rules) => `[Game "${game}"]\n[Rules "${rules}"]\n[Players "2"]\n\n`;

/** The record of a game of two random bots, the same for the same seed. */
export function played(game, rules, seed) {
  const { core, answer, answered, withTexts, done, text } = openModule(game);
  let record = header(game, rules);
  const opened = withTexts([record], (at) => core.benben_position_open(...at, answer, answer + 4));
  done(opened, 'open');
  const position = answered();
  const made = withTexts([game, 'random'], (name, bot) =>
    core.benben_bot_make(...name, ...bot, answer, answer + 4),
  );
  done(made, 'make');
  const bot = answered();
  for (let ply = 0; ; ++ply) {
    const drawn = BigInt(seed * 10_000 + ply);
    const { next } = JSON.parse(text(core.benben_position_view(position, answer), 'view'));
    if (next === 'over') return record;
    const chance = next === 'chance';
    const event = chance
      ? text(core.benben_position_sample(position, drawn, answer), 'sample')
      : text(core.benben_bot_choose(bot, position, drawn, 0, 0, answer), 'choose');
    const actor = chance ? CHANCE : next[0];
    // What is sampled is an event's text alone.
    const applied = withTexts([event], (at) =>
      core.benben_position_apply(position, actor, ...at, answer),
    );
    done(applied, `apply ${event}`);
    record += `${chance ? '*' : actor} ${event}\n`;
  }
}
