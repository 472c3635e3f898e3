// Who sits down from the lobby, and as whom.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Memory, passingEntries } from "../storage";
import { playNow, sitDown } from "./api";

let memory: Memory;
let who: object;
let asked: string[];

beforeEach(() => {
  memory = new Memory(passingEntries());
  who = { name: "", figure: "" };
  asked = [];
  const answers: Record<string, () => object> = {
    "/api/account": () => who,
    "/api/person": () => ({}),
    "/api/lobby/play": () => ({ table: "t", seats: [0] }),
    "/api/tables/t/sit": () => ({ table: "t", seats: [1] }),
  };
  vi.stubGlobal("fetch", (path: string, request?: { body?: string }) => {
    asked.push(`${path} ${request?.body ?? ""}`.trim());
    return Promise.resolve(new Response(JSON.stringify(answers[path]?.()), { status: 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it("is somebody before a seat is asked for, so that a lost answer loses none", async () => {
  expect(await playNow(memory, "pyramix", 2, "Ada")).toEqual({ ok: true, value: "t" });
  expect(asked).toEqual([
    "/api/account",
    '/api/person {"name":"Ada","figure":""}',
    '/api/lobby/play {"game":"pyramix","players":2,"name":"Ada"}',
  ]);
});

it("is whoever they were already", async () => {
  who = { name: "Ada", figure: "ibis" };
  await sitDown(memory, "t", "pyramix", "Ada");
  expect(asked).toEqual(["/api/account", '/api/tables/t/sit {"name":"Ada","figure":"ibis"}']);
  who = { name: "", figure: "" };
  await sitDown(memory, "t", "pyramix", "");
  expect(asked.slice(2), "this browser has a seat").toEqual([
    "/api/account",
    '/api/tables/t/sit {"name":""}',
  ]);
});
