// Two people who have sat together: one invites the other to the next table, without sending a link.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { watchForErrors } from "./table";
import { test, type Person } from "./people";

interface Made {
  table: string;
  link: string;
}

/** A table of this page's person with a free seat, made as the form makes one. */
const makeTable = (page: Page, name: string, more: object = {}): Promise<Made> =>
  page.evaluate(
    async ([name, more]) => {
      const seats = [{ kind: "me", name, figure: "ibis" }, { kind: "open" }];
      const body = JSON.stringify({ game: "pyramix", players: 2, seats, ...more });
      const headers = { "Content-Type": "application/json" };
      const response = await fetch("/api/tables", { method: "POST", headers, body });
      const made = (await response.json()) as { table: string; invitations: [{ path: string }] };
      return { table: made.table, link: made.invitations[0].path };
    },
    [name, more] as const,
  );

/** Takes a seat by the link, as somebody who opens it. */
async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await expect(page.locator("[data-board]")).toBeVisible();
}

/** Ada and Grace sit at one table; Ada has another one. */
async function meet(person: Person, more: object = {}) {
  const ada = await person({ locale: "en" });
  const grace = await person({ locale: "en" });
  const errors = [ada, grace].map(watchForErrors);
  await ada.goto("/");
  await grace.goto("/");
  const met = await makeTable(ada, "Ada");
  await join(grace, met.link, "Grace");
  const next = await makeTable(ada, "Ada", more);
  await ada.goto(`/table/${next.table}`);
  return { ada, grace, next, errors };
}

/** Opens the list at one's own table, by keyboard, and invites. */
async function inviteGrace(ada: Page): Promise<void> {
  const summary = ada.getByText("Invite somebody you know");
  await summary.focus();
  await ada.keyboard.press("Enter");
  const invite = ada.getByRole("button", { name: "Invite Grace" });
  await expect(invite).toBeVisible();
  await invite.focus();
  await ada.keyboard.press("Enter");
  const invited = ada.getByRole("button", { name: "Grace is invited" });
  await expect(invited).toBeFocused();
  await expect(invited).toHaveText("Invited");
}

test("somebody known is invited, and sits down from the first page", async ({ person }) => {
  const { ada, grace, next, errors } = await meet(person);
  await inviteGrace(ada);
  await expectNoViolations(ada, "invited");
  await grace.goto("/");
  const row = grace.getByRole("listitem").filter({ hasText: "Ada invites you to Pyramix" });
  await expect(row).toBeVisible();
  await expectNoViolations(grace, "asked");
  for (const button of await row.getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await row.getByRole("button", { name: /^Sit down/ }).click();
  await expect(grace).toHaveURL(`/table/${next.table}`);
  await expect(grace.locator("[data-board]")).toBeVisible();
  // Ada's table is full: there is nobody left to invite.
  await expect(ada.getByText("Invite somebody you know")).toHaveCount(0);
  await grace.goto("/");
  await expect(grace.getByRole("heading", { name: "Go on playing" })).toBeVisible();
  await expect(grace.getByText("Ada invites you to Pyramix")).toHaveCount(0);
  expect(errors.flat()).toEqual([]);
});

test("an invitation to a table that nobody else sees is declined, and does not come back", async ({
  person,
}) => {
  const { ada, grace } = await meet(person, { watch: "players" });
  await inviteGrace(ada);
  await grace.goto("/");
  await grace.getByRole("button", { name: /^No, thanks/ }).click();
  await expect(grace.getByText("The invitation is gone.")).toBeVisible();
  await expect(grace.getByText("Ada invites you to Pyramix")).toHaveCount(0);
  await ada.reload();
  await inviteGrace(ada);
  await grace.reload();
  await expect(grace.getByRole("heading", { name: "Go on playing" })).toBeVisible();
  await expect(grace.getByText("Ada invites you to Pyramix")).toHaveCount(0);
});

test("an invitation comes to the first page that somebody comes back to", async ({ person }) => {
  const { ada, grace } = await meet(person);
  const asked = grace.waitForResponse((it) => new URL(it.url()).pathname === "/api/person");
  await grace.goto("/");
  await asked;
  await expect(grace.getByRole("heading", { name: "Go on playing" })).toBeVisible();
  await inviteGrace(ada);
  await grace.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(grace.getByText("Ada invites you to Pyramix")).toBeVisible();
});
