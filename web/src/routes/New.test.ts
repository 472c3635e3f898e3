// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settled } from "../lib/testing";
import New from "./New.svelte";

const { createLocal, openTable } = vi.hoisted(() => ({
  createLocal: vi.fn(() => "g"),
  openTable: vi.fn<() => Promise<object>>(),
}));
vi.mock("../lib/new_local", () => ({ createLocal }));
vi.mock("../lib/new_online", () => ({ openTable, giveUp: () => undefined }));
vi.mock("../lib/load_game", () => ({ loadForGame: () => Promise.resolve() }));

afterEach(cleanup);

const open = (place: "device" | "link") =>
  render(New, { route: { page: "new", game: "pyramix", place } });
const send = () =>
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));

it("makes one table of this device, however often it is asked to", async () => {
  open("device");
  send();
  send();
  await settled();
  expect(createLocal).toHaveBeenCalledOnce();
});

it("makes one table of the server, and another try once that was refused", async () => {
  let answer: (told: object) => void = () => undefined;
  openTable.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  open("link");
  send();
  send();
  await vi.waitFor(() => expect(openTable).toHaveBeenCalledOnce());
  await settled();
  expect(openTable).toHaveBeenCalledOnce();
  answer({ ok: false, error: { code: "unreachable", message: "Away." } });
  expect(await screen.findByText("Away.")).toBeTruthy();
  send();
  await vi.waitFor(() => expect(openTable).toHaveBeenCalledTimes(2));
});
