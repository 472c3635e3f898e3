// A module of the core for scripts: `open(file)` gives the few functions of capi/benben.h that they
// need, with numbers and texts of JavaScript. A Worker's module is never told to stop.
import { readFileSync } from 'node:fs';

export function open(file) {
  const module = new WebAssembly.Module(readFileSync(file));
  const core = new WebAssembly.Instance(module, { page: { stop: () => 0 } }).exports;
  core._initialize();
  const answer = core.malloc(8);
  const memory = () => new DataView(core.memory.buffer);

  function call(name, ...parameters) {
    const status = core[name](...parameters);
    if (status !== 0) throw new Error(`${file}: ${name} answered ${status}`);
  }

  /** A text in the module's memory: its address and its size in bytes. */
  function placed(text) {
    const bytes = new TextEncoder().encode(text);
    const address = core.malloc(bytes.length + 1);
    new Uint8Array(core.memory.buffer).set(bytes, address);
    return [address, bytes.length];
  }

  /** Calls with the places of texts, then with more parameters. */
  function callWithTexts(name, texts, ...parameters) {
    const places = texts.map(placed);
    call(name, ...places.flat(), ...parameters);
    for (const [address] of places) core.free(address);
  }

  const handle = () => memory().getUint32(answer, true);

  /** The text of the string that was answered, which is freed. */
  function taken() {
    const string = handle();
    const at = core.benben_string_data(string);
    const bytes = new Uint8Array(core.memory.buffer, at, core.benben_string_size(string));
    const text = new TextDecoder().decode(bytes);
    call('benben_string_free', string);
    return text;
  }

  return {
    games() {
      call('benben_games', answer);
      return JSON.parse(taken());
    },
    signature(game) {
      callWithTexts('benben_signature', [game], answer);
      return memory().getBigUint64(answer, true);
    },
    playouts(game, players, games, seed) {
      callWithTexts('benben_playouts', [game], players, games, seed, answer);
      return Number(memory().getBigUint64(answer, true));
    },
    /** A bot's move in the position at a record's end; asked as the page's Workers ask. */
    chosen(game, bot, record, seed) {
      callWithTexts('benben_position_open', [record], answer, answer + 4);
      const position = handle();
      callWithTexts('benben_bot_make', [game, bot], answer, answer + 4);
      const made = handle();
      const stop = core.benben_page_pace?.() ?? 0;
      call('benben_bot_choose', made, position, seed, stop, 0, answer);
      const move = taken();
      call('benben_bot_free', made);
      call('benben_position_free', position);
      return move;
    },
  };
}
