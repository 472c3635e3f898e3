// @vitest-environment happy-dom
// Whom one can invite, and what one is invited to, as parts of the page.
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { navigation } from "../navigation.svelte";
import { settled } from "../testing";
import { loadKnown } from "./known";
import Invited from "./known/Invited.svelte";
import KnownPeople from "./known/KnownPeople.svelte";

const { ask } = vi.hoisted(() => ({ ask: vi.fn<(path: string) => object>() }));

beforeAll(() => loadKnown());
beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ json: () => Promise.resolve(ask(path)) }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const person = (name: string, seat: number, game = "cubus") => ({
  table: "met",
  seat,
  name,
  game,
  at: 1772236800,
});
const invitation = (table: string, by: string) => ({ table, game: "pyramix", by, at: 1 });
const refused = (code: string, fault: string) => ({ error: { code, message: fault, fault } });
const button = (name: string) => screen.getByRole("button", { name });
const texts = () => [...document.querySelectorAll("li strong")].map((it) => it.textContent);

it("invites whom somebody has sat with, each once, and keeps the keys", async () => {
  const known = [person("Ada", 1), person("Grace", 2, "a game of later"), person("Bob", 0)];
  ask.mockImplementation((path) => (path === "/api/person/known" ? { known } : {}));
  const seats = [{ kind: "human" as const, name: "Bob", claimed: true }];
  render(KnownPeople, { table: "new", seats });
  await settled();
  expect(screen.getAllByRole("listitem").map((it) => it.textContent)).toEqual([
    expect.stringContaining("Cubus, Feb 28, 2026"),
    expect.stringContaining("A game, Feb 28, 2026"),
  ]);
  const invite = button("Invite Ada");
  invite.focus();
  invite.click();
  await settled();
  expect(document.activeElement).toBe(button("Ada is invited"));
  expect(screen.getByRole("status").textContent).toBe("Ada is invited");
  button("Ada is invited").click();
  await settled();
  expect(ask.mock.calls.map(([path]) => path)).toEqual([
    "/api/person/known",
    "/api/tables/new/invite",
  ]);
});

it("says why somebody cannot be invited, and that nobody is known", async () => {
  const known = [person("Ada", 1)];
  ask.mockImplementation((path) =>
    path === "/api/person/known" ? { known } : refused("conflict", "no_seat_left"),
  );
  const { unmount } = render(KnownPeople, { table: "new", seats: [] });
  await settled();
  button("Invite Ada").click();
  await settled();
  expect(screen.getByRole("alert").textContent).toBe("no_seat_left");
  expect(button("Invite Ada")).toBeTruthy();
  unmount();
  ask.mockImplementation(() => ({ known: [] }));
  render(KnownPeople, { table: "new", seats: [] });
  await settled();
  expect(document.body.textContent).toContain("Nobody yet");
});

it("leads to the table where one is invited", async () => {
  const go = vi.spyOn(navigation, "go").mockImplementation(() => undefined);
  ask.mockImplementation((path) =>
    path === "/api/account" ? { name: "", figure: "" } : { table: "t", seats: [1] },
  );
  render(Invited, { invited: [invitation("t", "Ada"), invitation("u", "")] });
  expect(texts()).toEqual(["Ada invites you to Pyramix", "A friend invites you to Pyramix"]);
  button("Sit down: Ada invites you to Pyramix").click();
  button("Sit down: Ada invites you to Pyramix").click();
  await settled();
  expect(go.mock.calls).toEqual([["/table/t"]]);
});

it("puts away what is declined, and what is not there any more", async () => {
  ask.mockImplementation((path) =>
    path.endsWith("/decline") ? {} : refused("not_yours", "invalid_invitation"),
  );
  const { rerender } = render(Invited, {
    invited: [invitation("t", "Ada"), invitation("u", "Grace")],
  });
  button("No, thanks: Ada invites you to Pyramix").click();
  await settled();
  expect(texts()).toEqual(["Grace invites you to Pyramix"]);
  expect(document.activeElement?.textContent).toBe("Invitations");
  expect(screen.getByRole("status").textContent).toContain("The invitation is gone.");
  button("Sit down: Grace invites you to Pyramix").click();
  await settled();
  await settled(); // by which figure one is known is asked first
  expect(texts()).toEqual([]);
  expect(screen.getByRole("alert").textContent).toBe("invalid_invitation");
  await rerender({ invited: [invitation("v", "Bob")] });
  await tick();
  expect(texts()).toEqual(["Bob invites you to Pyramix"]);
});

it("keeps an invitation that needs an account first, or another try", async () => {
  ask.mockImplementation(() => refused("not_yours", "rated_needs_account"));
  render(Invited, { invited: [invitation("t", "Ada")] });
  button("Sit down: Ada invites you to Pyramix").click();
  await settled();
  expect(texts()).toEqual(["Ada invites you to Pyramix"]);
  ask.mockImplementation(() => refused("read_only", "read_only"));
  button("No, thanks: Ada invites you to Pyramix").click();
  await settled();
  expect(texts()).toEqual(["Ada invites you to Pyramix"]);
});
