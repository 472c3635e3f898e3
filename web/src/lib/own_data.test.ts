import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { gameOf } from "./catalogue";
import { readOwnData } from "./own_data";

const root = join(import.meta.dirname, "../../..");
beforeAll(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    const file = basename(address).replace(/\?.*/, "");
    return new Response(await readFile(join(root, "build/wasm", file)));
  });
});
afterAll(() => vi.unstubAllGlobals());

const sheet = [
  "sheet G",
  "pyramid rygblo boryg glbo yrl og b",
  "arch yrobl grlyo g",
  "mosaic rogb lbyo gyrl",
  "quarry obglyrborylg",
].join("\n");

function read(file: string, players = 2) {
  const anubixx = gameOf("anubixx");
  if (!anubixx) throw new Error("no Anubixx");
  return readOwnData(anubixx, file, players, {});
}

it("becomes tags of the game", async () => {
  const colours = "rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg";
  expect(await read(sheet)).toEqual({ ok: true, value: { "Sheet.G": colours } });
});

it("is refused at the line that is not of its form", async () => {
  const error = { line: 4, rule: "ANX-55" };
  expect(await read(sheet.replace("gyrl", "gyr"))).toMatchObject({ ok: false, error });
});

it("is refused where the game cannot be played with it, at no line of anybody's", async () => {
  const alone = await read(`block\ndeal own\n${sheet}`);
  expect(alone).toMatchObject({ ok: false, error: { rule: "ANX-08" } });
  expect(alone.ok || alone.error.line).toBeUndefined();
});

it("is refused where the page cannot draw it", async () => {
  const file = join(root, "games/anubixx/sheets/five-unique-symbols.txt");
  const error = { fault: "page_undrawn" };
  expect(await read(await readFile(file, "utf8"))).toMatchObject({ ok: false, error });
});
