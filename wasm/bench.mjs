// `node wasm/bench.mjs FILE`: the functional signature of each game in a WebAssembly module, in the
// form of `benben bench`, so that the two can be compared.
import { open } from './module.mjs';

const core = open(process.argv[2]);
for (const { name } of core.games()) console.log(`${name} ${core.signature(name)}`);
