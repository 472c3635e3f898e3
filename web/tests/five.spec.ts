// Five people at one table, with clocks: one's browser crashes, one gives up, the others play to the end,
// and all five meet again one seat further.
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { buildByPointer, yourTurn } from "./anubixx_play";
import { expectNoViolations } from "./axe";
import { nightly } from "./nightly";
import { playToTheEnd } from "./quick_play";
import { watchForErrors } from "./table";
import { test, type Person } from "./people";

const names = ["Ada", "Grace", "Hedy", "Emmy", "Rosa"] as const;
type Name = (typeof names)[number];

/** A table for five, made by Ada's page as its form would. */
function makeTable(page: Page): Promise<{ table: string; link: string }> {
  return page.evaluate(async () => {
    const open = [...Array(4).keys()].map(() => ({ kind: "open" }));
    const request = {
      ...{ game: "anubixx", players: 5, seats: [{ kind: "me", name: "Ada" }, ...open] },
      clock: { kind: "live", base_s: 3600, increment_s: 5, then: "bot" },
      absent: { after_s: 10, then: "vote", level: 1 },
    };
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(request);
    const response = await fetch("/api/tables", { method: "POST", headers, body });
    const answer = (await response.json()) as { table: string; invitations: [{ path: string }] };
    if (response.status !== 201) throw new Error(JSON.stringify(answer));
    return { table: answer.table, link: answer.invitations[0].path };
  });
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]+$/);
}

/** Rosa plays on a phone. */
const windowOf = (name: Name) => ({
  viewport: name === "Rosa" ? { width: 390, height: 844 } : { width: 1280, height: 800 },
});

async function seated(person: Person): Promise<{ at: Record<Name, Page>; table: string }> {
  const pages = await Promise.all(names.map((name) => person(windowOf(name))));
  const at = Object.fromEntries(names.map((name, n) => [name, pages[n]])) as Record<Name, Page>;
  await at.Ada.goto("/icon.svg");
  const { table, link } = await makeTable(at.Ada);
  for (const name of names.slice(1)) await sitDown(at[name], link, name);
  await at.Ada.goto(`/table/${table}`);
  return { at, table };
}

const turn = (page: Page) => page.locator("p.turn");
const card = (page: Page, name: string) =>
  page.locator(".players").getByRole("region", { name, exact: true });
const told = (page: Page) => page.getByRole("list", { name: "Moves" });
const clocks = (page: Page) => page.getByRole("list", { name: "Clocks" }).getByRole("listitem");
const panel = (page: Page) => page.getByRole("dialog");

async function build(page: Page): Promise<void> {
  await expect(yourTurn(page)).toBeVisible();
  await buildByPointer(page, (target) => target.click());
}

/** The browser's process for this page ends at once: no page says goodbye. Gives its cookies. */
async function crash(page: Page): ReturnType<BrowserContext["storageState"]> {
  const kept = await page.context().storageState();
  const crashed = page.waitForEvent("crash");
  const gone = page.goto("chrome://crash").catch(() => null);
  await crashed;
  await page.context().close();
  await gone;
  return kept;
}

// Five pages on two cores take minutes; going.spec has each of these for two by day.
test(
  "five play, one crashes, one gives up, and all meet again",
  nightly(true),
  async ({ person }) => {
    test.slow();
    const { at, table } = await seated(person);
    const errors = names.map((name) => watchForErrors(at[name]));
    await expect(yourTurn(at.Ada)).toBeVisible();
    for (const name of names.slice(1)) {
      await expect(turn(at[name])).toHaveText("Waiting for Ada");
      await expect(card(at.Ada, name)).toContainText("here");
      await expect(clocks(at[name])).toHaveCount(5);
    }
    for (const name of names) await build(at[name]);
    await expectNoViolations(at.Rosa, "a table of five on a phone");
    await expectNoViolations(at.Ada, "a table of five");

    // It is Grace who throws now, and Hedy's turn after hers.
    const hedy = await crash(at.Hedy);
    const others = [at.Ada, at.Grace, at.Emmy, at.Rosa];
    await build(at.Grace);
    for (const page of others) await expect(turn(page)).toHaveText("Waiting for Hedy (away)");
    await expect(clocks(at.Ada).filter({ hasText: "Hedy" })).toContainText("running");
    for (const [votes, page] of [at.Ada, at.Grace, at.Emmy].entries()) {
      if (votes > 0) await expect(at.Rosa.getByText(`${votes} of 3 agree`)).toBeVisible();
      await page.getByRole("button", { name: "Let a bot play" }).click();
    }
    for (const page of others) {
      await expect(told(page)).toContainText("Hedy was away for too long: Nefru plays on.");
    }
    await expect(card(at.Ada, "Hedy")).toContainText("bot for Hedy");

    // Emmy gives up at her own turn: a bot plays it, and the game goes on.
    await expect(yourTurn(at.Emmy)).toBeVisible();
    await at.Emmy.getByRole("button", { name: "More", exact: true }).click();
    await at.Emmy.locator("#table-menu").getByRole("button", { name: "Give up …" }).click();
    await at.Emmy.getByRole("button", { name: "Give up", exact: true }).click();
    for (const page of others.filter((page) => page !== at.Emmy)) {
      await expect(told(page)).toContainText("Emmy gave up: Nefru plays on.");
    }
    await build(at.Rosa);

    const people = new Map([at.Ada, at.Grace].entries()).set(4, at.Rosa);
    await playToTheEnd(people, table);
    for (const page of others)
      await expect(panel(page).getByRole("heading").first()).toHaveText(/ won$|^A draw$/);
    const record = await at.Ada.evaluate(
      async (table) => (await fetch(`/api/tables/${table}/record`)).text(),
      table,
    );
    expect(record).toMatch(/^\[Incident\.0 "\d+ 2 absent"\]$/m);
    expect(record).toMatch(/^\[Incident\.1 "\d+ 3 resign"\]$/m);
    expect(record).toMatch(/^\[Result "\d+ \d+ \d+ \d+ \d+"\]$/m);

    // The rematch: everybody sits one seat further, also who gave up and who crashed.
    await at.Ada.getByRole("button", { name: "Rematch" }).click();
    await expect(at.Ada).not.toHaveURL(new RegExp(table));
    at.Hedy = await person({ ...windowOf("Hedy"), storageState: hedy });
    await at.Hedy.goto(`/table/${table}`);
    for (const name of ["Grace", "Hedy", "Emmy", "Rosa"] as const) {
      await panel(at[name])
        .getByRole("link", { name: /Join the rematch/ })
        .click();
      await expect(at[name]).toHaveURL(at.Ada.url());
    }
    await expect(yourTurn(at.Rosa)).toBeVisible();
    for (const name of names.slice(0, 4)) {
      await expect(turn(at[name])).toHaveText("Waiting for Rosa");
      await expect(card(at.Rosa, name)).toContainText("here");
    }
    const seats = await at.Ada.evaluate(async () => {
      const described = await fetch(`/api${location.pathname.replace("table", "tables")}`);
      return ((await described.json()) as { seats: { name: string }[] }).seats.map(
        (one) => one.name,
      );
    });
    expect(seats).toEqual(["Rosa", "Ada", "Grace", "Hedy", "Emmy"]);
    await build(at.Rosa);
    await expect(turn(at.Hedy)).not.toHaveText("Waiting for Rosa");
    expect(errors.flat()).toEqual([]);
  },
);
