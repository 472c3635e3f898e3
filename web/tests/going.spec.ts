// Three people at one table: one goes and comes back, two give up, somebody stays away; and the rematch.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { removals, savedRecord, takeByMouse, takeable, watchForErrors } from "./table";
import { test, type Person } from "./people";

interface Made {
  table: string;
  link: string;
}

/** A table for three, made by Ada's page as its form would. */
function makeTable(page: Page, absent: object): Promise<Made> {
  return page.evaluate(async (absent) => {
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "open" }];
    const body = JSON.stringify({ game: "pyramix", players: 3, options: {}, absent, seats });
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("/api/tables", { method: "POST", headers, body });
    const answer = (await response.json()) as { table: string; invitations: [{ path: string }] };
    if (response.status !== 201) throw new Error(JSON.stringify(answer));
    return { table: answer.table, link: answer.invitations[0].path };
  }, absent);
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]+$/);
}

/** Ada, Grace and Hedy at a table, in this order. */
async function seated(person: Person, absent: object): Promise<[Page, Page, Page, string]> {
  const [ada, grace, hedy] = [await person(), await person(), await person()];
  await ada.goto("/icon.svg");
  const { table, link } = await makeTable(ada, absent);
  await sitDown(grace, link, "Grace");
  await sitDown(hedy, link, "Hedy");
  await ada.goto(`/table/${table}`);
  await expect(takeable(ada).first()).toBeVisible();
  return [ada, grace, hedy, table];
}

const turn = (page: Page) => page.locator("p.turn");
const card = (page: Page, name: string) =>
  page.locator(".players").getByRole("region", { name, exact: true });
const told = (page: Page) => page.getByRole("list", { name: "Moves" });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator("#table-menu").getByRole("button", { name }).click();
}

async function giveUp(page: Page): Promise<void> {
  await choose(page, "Give up …");
  await page.getByRole("button", { name: "Give up", exact: true }).click();
}

test("one leaves and comes back, two give up, and all play again", async ({ person }) => {
  test.slow();
  const [ada, grace, hedy, table] = await seated(person, { after_s: 600, level: 1 });
  const all = [ada, grace, hedy];
  const errors = all.map(watchForErrors);

  await expect(turn(grace)).toHaveText("Waiting for Ada");
  await expect(card(grace, "Ada")).toContainText("here");
  const eve = await person();
  await eve.goto(`/table/${table}`);
  await expect(ada.getByText("1 person watches")).toBeVisible();
  await eve.close();
  await expect(ada.getByText("1 person watches")).toHaveCount(0);

  // Grace goes: a bot plays for her at her turn.
  await choose(grace, "Let a bot play for you");
  await expect(grace.getByText("Nefru plays for you.", { exact: true })).toBeVisible();
  await expect(card(ada, "Grace")).toContainText("bot for Grace");
  await expect(told(ada)).toContainText("Grace left the table: Nefru plays on.");
  await expectNoViolations(grace, "a table at which a bot plays for oneself");
  await expectNoViolations(ada, "a table at which a bot plays for another");
  await takeByMouse(ada);
  await expect(removals(hedy)).toHaveCount(2);
  await grace.reload();
  await expect(grace.getByText("Nefru plays for you.", { exact: true })).toBeVisible();
  await grace.getByRole("button", { name: "Play on yourself" }).click();
  await expect(told(ada)).toContainText("Grace is back.");
  await expect(grace.getByText("Nefru plays for you.", { exact: true })).toHaveCount(0);
  await takeByMouse(hedy);
  await takeByMouse(ada);
  await expect(turn(ada)).toHaveText("Waiting for Grace");
  await takeByMouse(grace);

  // Hedy gives up, and thinks twice first.
  await choose(hedy, "Give up …");
  await expect(hedy.getByText("Nefru plays for you to the end")).toBeVisible();
  await expectNoViolations(hedy, "whether to give up");
  await hedy.getByRole("button", { name: "Play on", exact: true }).click();
  await hedy.keyboard.press("Escape");
  await giveUp(hedy);
  await expect(told(ada)).toContainText("Hedy gave up: Nefru plays on.");
  await expect(removals(ada)).toHaveCount(6);
  await ada.reload();
  await expect(card(ada, "Hedy")).toContainText("bot for Hedy");

  // Grace, too: that ends it.
  await giveUp(grace);
  for (const page of all) {
    const end = page.getByRole("dialog");
    await expect(end.getByRole("heading")).toHaveText(/gave up$/);
    await expect(end).toContainText("it has no result");
  }
  await expectNoViolations(ada, "a game that was given up");
  const record = await savedRecord(ada);
  expect(record).toMatch(/^\[Incident\.0 "\d+ 1 leave"\]$/m);
  expect(record).toMatch(/^\[Incident\.3 "\d+ 1 resign"\]$/m);

  // One press, and a link for the others; everybody sits one seat further.
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada).not.toHaveURL(new RegExp(table));
  for (const page of [grace, hedy]) {
    const join = page.getByRole("dialog").getByRole("link", { name: /Join the rematch/ });
    await expect(join).toContainText("Ada opened a rematch");
    await join.click();
    await expect(page).toHaveURL(ada.url());
  }
  await expect(takeable(hedy).first()).toBeVisible();
  await expect(turn(ada)).toHaveText("Waiting for Hedy");
  expect(errors.flat()).toEqual([]);

  // The first page tells of both, and the record tells its story.
  await ada.goto("/");
  const finished = ada.getByRole("region", { name: "Finished" }).or(ada.locator("section"));
  await expect(finished.filter({ hasText: "gave up" }).first()).toBeVisible();
  await ada.goto("/replay");
  await ada.getByLabel("Or paste a record").fill(record);
  await ada.getByRole("button", { name: "Show it" }).click();
  await expect(told(ada)).toContainText("Grace left the table: Nefru plays on.");
  await ada.getByRole("button", { name: "To the latest" }).click();
  await expect(turn(ada)).toHaveText("Hedy and Grace gave up");
});

test("the others vote on who stays away", async ({ person }) => {
  test.slow();
  const [ada, grace, hedy] = await seated(person, { after_s: 10, level: 1 });
  await ada.goto("/");
  for (const page of [grace, hedy]) {
    await expect(turn(page)).toHaveText("Waiting for Ada (away)");
    const notice = page.getByText("Ada has been away for more than 10 seconds.");
    await expect(notice).toBeVisible({ timeout: 30_000 });
  }
  await expectNoViolations(grace, "a vote on who is away");
  await grace.getByRole("button", { name: "Let a bot play" }).click();
  await expect(hedy.getByText("1 of 2 agree")).toBeVisible();
  await expect(grace.getByRole("button", { name: "You agree" })).toBeVisible();
  await hedy.getByRole("button", { name: "Let a bot play" }).click();
  await expect(told(grace)).toContainText("Ada was away for too long: Nefru plays on.");
  await takeByMouse(grace);
  await ada.goBack();
  await expect(ada.getByText("You were away: Nefru plays for you.", { exact: true })).toBeVisible();
  await ada.getByRole("button", { name: "Play on yourself" }).click();
  await expect(told(hedy)).toContainText("Ada is back.");
});
