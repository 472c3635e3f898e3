// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SocketEvents } from "../lib/connection";
import type { GameModule } from "../lib/games";
import { onlineOutside } from "../lib/online_outside";
import { PageError, pageError } from "../lib/page_error";
import { ManualClock, pyramixHeader, realCore, settled } from "../lib/testing";
import Online from "./Online.svelte";

const { loadBoard } = vi.hoisted(() => ({ loadBoard: vi.fn<() => Promise<GameModule | null>>() }));
vi.mock("../lib/load_game", () => ({ loadBoard }));
vi.mock("../lib/load_core", async () => {
  const core = await realCore("pyramix");
  return { loadCore: () => Promise.resolve(core) };
});

/** The sockets that are open. */
let sockets: Set<SocketEvents>;

beforeEach(() => {
  sockets = new Set();
  const seats = ["Ada", "Grace"].map((name) => ({ kind: "human" as const, name, claimed: true }));
  const header = pyramixHeader(2);
  const description = { table: "t", header, seats, you: [], ply: 0, over: false };
  vi.spyOn(onlineOutside, "describe").mockResolvedValue({ ok: true, value: description });
  vi.spyOn(onlineOutside, "later").mockImplementation(new ManualClock().later);
  vi.spyOn(onlineOutside, "open").mockImplementation((_, events) => {
    sockets.add(events);
    return { send: () => undefined, close: () => void sockets.delete(events) };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => render(Online, { route: { page: "table", id: "t" } });

it("closes its connection when the board cannot be loaded, each time it is tried", async () => {
  loadBoard.mockImplementation(() => Promise.reject(new Error("broken")));
  open();
  await settled();
  await screen.findByRole("alert");
  expect(sockets.size).toBe(0);
  screen.getByRole("button", { name: "Try again" }).click();
  await settled();
  await screen.findByRole("alert");
  expect([loadBoard.mock.calls.length, sockets.size]).toEqual([2, 0]);
});

it("is loaded anew where a part of the page could not be: a browser does not ask for it twice", async () => {
  loadBoard.mockImplementation(() => Promise.reject(new PageError(pageError("page_not_loaded"))));
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(reload).toHaveBeenCalledOnce();
  expect(sockets.size).toBe(0);
});

it("closes its connection when the page has no board for the game", async () => {
  loadBoard.mockResolvedValue(null);
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("no board");
  expect(sockets.size).toBe(0);
});

it("closes its connection when somebody leaves before the board is there", async () => {
  let arrive: (module: GameModule) => void = () => undefined;
  loadBoard.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const { unmount } = open();
  await vi.waitUntil(() => sockets.size === 1);
  unmount();
  arrive({} as GameModule);
  await settled();
  expect(sockets.size).toBe(0);
});
