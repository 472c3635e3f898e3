// A module of the core for scripts: `open(file)` gives the few functions of capi/benben.h that they
// need, with numbers and texts of JavaScript.
import { readFileSync } from 'node:fs';

export function open(file) {
  const module = new WebAssembly.Module(readFileSync(file));
  const core = new WebAssembly.Instance(module).exports;
  core._initialize();
  const answer = core.malloc(8);
  const memory = () => new DataView(core.memory.buffer);

  function call(name, ...parameters) {
    const status = core[name](...parameters);
    if (status !== 0) throw new Error(`${file}: ${name} answered ${status}`);
  }

  /** Calls with the place of a text, then with more parameters. */
  function callWithText(name, text, ...parameters) {
    const bytes = new TextEncoder().encode(text);
    const address = core.malloc(bytes.length + 1);
    new Uint8Array(core.memory.buffer).set(bytes, address);
    call(name, address, bytes.length, ...parameters);
    core.free(address);
  }

  return {
    games() {
      call('benben_games', answer);
      const string = memory().getUint32(answer, true);
      const at = core.benben_string_data(string);
      const bytes = new Uint8Array(core.memory.buffer, at, core.benben_string_size(string));
      const games = JSON.parse(new TextDecoder().decode(bytes));
      call('benben_string_free', string);
      return games;
    },
    signature(game) {
      callWithText('benben_signature', game, answer);
      return memory().getBigUint64(answer, true);
    },
    playouts(game, players, games, seed) {
      callWithText('benben_playouts', game, players, games, seed, answer);
      return Number(memory().getBigUint64(answer, true));
    },
  };
}
