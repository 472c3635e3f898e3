// What the page does where the core's module has no memory left.
import { expect, it } from "vitest";

import { Library } from "./library";

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

// A module with a memory and a malloc that has room for 8 bytes, at address 16, and for no others.
const nearlyFull = new Uint8Array([
  ...[0x00, ...ascii("asm"), 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x06, 0x01, 0x60, 0x01, 0x7f, 0x01, 0x7f], // the type of malloc
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  ...[0x07, 0x13, 0x02, 0x06, ...ascii("memory"), 0x02, 0x00, 0x06, ...ascii("malloc"), 0x00, 0x00],
  // (size == 8) * 16
  ...[0x0a, 0x0c, 0x01, 0x0a, 0x00, 0x20, 0x00, 0x41, 0x08, 0x46, 0x41, 0x10, 0x6c, 0x0b],
]);

it("does not write to the address that malloc answers when there is no memory", async () => {
  const library = await Library.instantiate(await WebAssembly.compile(nearlyFull));
  let called = false;
  const call = () => {
    called = true;
    return 0;
  };
  expect(() => library.text(["a text"], call)).toThrow("The rules core has no memory left.");
  expect(called).toBe(false);
});
