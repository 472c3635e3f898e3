// `node bench/wasm.mjs build/wasm/benben_bench.wasm build/release/bench/benben_bench_core`: the playouts of
// bench/core.cc in WebAssembly, and what share of the native speed that is.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const repetitions = 7;
/** How long a run is on the native core, about. */
const seconds = 0.2;

const [moduleFile, native] = process.argv.slice(2);
const core = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(moduleFile))).exports;
core._initialize();

function result() {
  const bytes = new Uint8Array(core.memory.buffer, core.benben_result(), core.benben_result_size());
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Nanoseconds a decision in WebAssembly, the median of several runs. */
function decisionNs(game, players, games) {
  const bytes = new TextEncoder().encode(game);
  const address = core.benben_alloc(bytes.length);
  new Uint8Array(core.memory.buffer).set(bytes, address);
  const times = [];
  for (let i = 0; i < repetitions; ++i) {
    const start = performance.now();
    core.benben_playouts(address, bytes.length, players, games, 1n);
    times.push(((performance.now() - start) / result().decisions) * 1e6);
  }
  core.benben_free(address);
  return times.sort((a, b) => a - b)[Math.floor(repetitions / 2)];
}

const pattern = /^(\w+) +(\d+) players +(\d+) playouts\/s +([\d.]+) ns\/decision/gm;
const figures = execFileSync(native, { encoding: 'utf8' }).matchAll(pattern);
for (const [, game, players, playouts, ns] of figures) {
  const games = Math.ceil(Number(playouts) * seconds);
  const wasm = decisionNs(game, Number(players), games);
  const share = ((100 * Number(ns)) / wasm).toFixed(0);
  console.log(`${game} ${players} players: WebAssembly ${wasm.toFixed(1)} ns/decision, ` +
    `native ${ns}: ${share}% of native speed`);
}
