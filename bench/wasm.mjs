// `node bench/wasm.mjs build/wasm/benben_bench.wasm build/release/bench/benben_bench_core [GAME...]`: the
// playouts of bench/core.cc in WebAssembly, and what share of the native speed that is. Both play the same
// games; how long a decision takes in a processor's time is all that counts.
import { execFileSync } from 'node:child_process';
import { open } from '../wasm/module.mjs';

const repetitions = 5;

const [moduleFile, native, ...only] = process.argv.slice(2);
const core = open(moduleFile);

/** Nanoseconds a decision in WebAssembly, the median of several runs. */
function decisionNs(game, players, games) {
  const times = [];
  for (let i = 0; i < repetitions; ++i) {
    const start = process.cpuUsage();
    const decisions = core.playouts(game, players, games, 1n);
    const { user, system } = process.cpuUsage(start);
    times.push(((user + system) / decisions) * 1e3);
  }
  return times.sort((a, b) => a - b)[Math.floor(repetitions / 2)];
}

const pattern = /^(\w+) +(\d+) players +(\d+) games .*? ([\d.]+) ns\/decision/gm;
const figures = execFileSync(native, [...only, 'playouts'], { encoding: 'utf8' }).matchAll(pattern);
for (const [, game, players, games, ns] of figures) {
  const wasm = decisionNs(game, Number(players), Number(games));
  const share = ((100 * Number(ns)) / wasm).toFixed(0);
  console.log(
    `${game} ${players} players: WebAssembly ${wasm.toFixed(1)} ns/decision, ` +
      `native ${ns}: ${share}% of native speed`,
  );
}
