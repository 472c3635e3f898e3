// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "./App.svelte";
import { navigation } from "./lib/navigation.svelte";
import { settled } from "./lib/testing";

const { loadPage } = vi.hoisted(() => ({ loadPage: vi.fn<() => Promise<unknown>>() }));
vi.mock("./lib/pages", () => ({ loadPage, prepare: () => undefined }));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says that a page has failed, keeps the frame, and shows the next page", async () => {
  loadPage.mockResolvedValue(() => {
    throw new Error("broken");
  });
  render(App);
  await settled();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This page failed");
  expect(alert.textContent).toContain("Something went wrong on this page.");
  expect(screen.getByRole("banner")).toBeTruthy();
  loadPage.mockResolvedValue(() => undefined);
  navigation.go("/replay");
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
