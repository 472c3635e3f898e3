import { afterEach, expect, it, vi } from "vitest";
import { enginesFor, offeredEngines } from "./engines";

const mine = { engine: "mine", title: "Mine 1.0", games: [{ game: "pyramix", seats: [2, 3] }] };

afterEach(() => vi.unstubAllGlobals());

const answering = (body: unknown) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body))));
};

it("reads which engines a server has", async () => {
  answering({ engines: [{ ...mine, author: "Ada" }] });
  expect(await offeredEngines()).toEqual([mine]);
});

it("misses nothing where the server cannot say", async () => {
  answering({ error: { code: "unknown", message: "There is nothing at this path." } });
  expect(await offeredEngines()).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await offeredEngines()).toEqual([]);
});

it("offers those that play the game with so many", () => {
  expect(enginesFor([mine], "pyramix", 3)).toEqual([mine]);
  expect(enginesFor([mine], "pyramix", 4)).toEqual([]);
  expect(enginesFor([mine], "cubus", 2)).toEqual([]);
});
