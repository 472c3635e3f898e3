import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetCore, loadBots, loadCore, loadReader } from "./load_core";
import { problemOf } from "./page_error";
import { pyramixHeader } from "./testing";

const modules = join(import.meta.dirname, "../../../build/wasm");

// What was fetched stays for other tests, too: each game here is asked for in one place.

/** The files that were asked for. */
let fetched: string[];
let answer: (file: string) => Promise<Response>;
beforeEach(() => {
  fetched = [];
  answer = async (file) => new Response(await readFile(join(modules, file)));
  vi.stubGlobal("fetch", (address: string) => {
    const file = basename(address).replace(/\?.*/, "");
    fetched.push(file);
    return answer(file);
  });
});
afterEach(() => vi.unstubAllGlobals());

const fault = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (thrown: unknown) => problemOf(thrown).fault,
  );

it("fetches the rules of a game once, without those of other games or bots", async () => {
  const [one, other] = await Promise.all([loadCore("pyramix"), loadCore("pyramix")]);
  expect(one).toBe(other);
  expect(one.open(`${pyramixHeader(2)}\n`).ok).toBe(true);
  expect(fetched).toEqual(["benben-pyramix.wasm"]);
});

it("makes a new instance after a trap", async () => {
  const before = await loadCore("cubus");
  forgetCore("cubus");
  expect(await loadCore("cubus")).not.toBe(before);
  expect(fetched).toHaveLength(2);
});

it("says that the rules cannot be had, and tries again when asked again", async () => {
  answer = () => Promise.reject(new TypeError("no network"));
  expect(await fault(loadCore("ankhor"))).toBe("page_core_not_loaded");
  answer = () => Promise.resolve(new Response("gone", { status: 404 }));
  expect(await fault(loadCore("ankhor"))).toBe("page_core_not_loaded");
  answer = async (file) => new Response(await readFile(join(modules, file)));
  expect(await fault(loadCore("ankhor"))).toBeNull();
});

it("knows no rules of a game that is none of ours, and asks nobody for them", async () => {
  expect(await fault(loadCore("chess"))).toBe("page_core_not_loaded");
  expect(fetched).toEqual([]);
});

it("fetches the bots of a game once, for its Workers and for who reads a file with them", async () => {
  expect(await loadBots("ascension")).toBe(await loadBots("ascension"));
  const reader = await loadReader("ascension");
  expect(reader.readTags("ascension", "no such file").ok).toBe(false);
  expect(fetched).toEqual(["benben-ascension-bots.wasm"]);
});
