// `node bench/decide.mjs MODULE`: how long bots think in WebAssembly, for bench/decisions.py. Each line that
// comes in is JSON, {"game", "bot", "record"}; each that goes out too, the bot's move at the record's end and
// the seconds of a processor that it took: {"move", "seconds"}.
import { createInterface } from 'node:readline';
import { open } from '../wasm/module.mjs';

const core = open(process.argv[2]);

for await (const line of createInterface({ input: process.stdin })) {
  const { game, bot, record } = JSON.parse(line);
  const start = process.cpuUsage();
  const move = core.chosen(game, bot, record, 1n);
  const { user, system } = process.cpuUsage(start);
  console.log(JSON.stringify({ move, seconds: (user + system) / 1e6 }));
}
