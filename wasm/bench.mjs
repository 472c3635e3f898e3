// `node wasm/bench.mjs FILE`: the functional signature of each game in a WebAssembly module, in the
// form of `benben bench`, so that the two can be compared.
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const core = new WebAssembly.Instance(module).exports;
core._initialize();

function result() {
  const bytes = new Uint8Array(core.memory.buffer, core.benben_result(), core.benben_result_size());
  return JSON.parse(new TextDecoder().decode(bytes));
}

function withText(text, call) {
  const bytes = new TextEncoder().encode(text);
  const address = core.benben_alloc(bytes.length);
  new Uint8Array(core.memory.buffer).set(bytes, address);
  call(address, bytes.length);
  core.benben_free(address);
  return result();
}

core.benben_games();
for (const { name } of result()) {
  console.log(`${name} ${withText(name, core.benben_bench).bench}`);
}
