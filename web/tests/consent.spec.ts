// Two people at one table agree, or not: to take a turn back, to pause, to call it a draw.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { removals, savedRecord, stands, takeByMouse, takeable, watchForErrors } from "./table";
import { test, type Person } from "./people";

/** Ada and Grace at a table, in this order. */
async function seated(person: Person, game: string): Promise<[Page, Page]> {
  const [ada, grace] = [await person(), await person()];
  await ada.goto("/icon.svg");
  const { table, link } = await ada.evaluate(async (game) => {
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const body = JSON.stringify({ game, players: 2, options: {}, seats });
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("/api/tables", { method: "POST", headers, body });
    const answer = (await response.json()) as { table: string; invitations: [{ path: string }] };
    return { table: answer.table, link: answer.invitations[0].path };
  }, game);
  await grace.goto(link);
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(grace).toHaveURL(/\/table\/[\w-]+$/);
  await ada.goto(`/table/${table}`);
  await expect(ada.locator("[data-board]")).toBeVisible();
  return [ada, grace];
}

const told = (page: Page) => page.getByRole("list", { name: "Moves" });
const notice = (page: Page) => page.locator(".notices section[role=status]");

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator("#table-menu").getByRole("button", { name }).click();
}

test("a turn is taken back when the other agrees, and not when they decline", async ({
  person,
}) => {
  test.slow();
  const [ada, grace] = await seated(person, "pyramix");
  const errors = [ada, grace].map(watchForErrors);
  await expect(takeable(ada).first()).toBeVisible();
  await takeByMouse(ada);
  await expect(removals(grace)).toHaveCount(1);
  await expect(takeable(grace).first()).toBeVisible();

  await choose(ada, "Take your last turn back");
  await expect(notice(ada)).toContainText("You asked to take your last turn back.");
  await expect(notice(grace)).toContainText("Ada asks to take the last turn back.");
  await expectNoViolations(grace, "a table at which another asks to take a turn back");
  await grace.reload();
  const agree = grace.getByRole("button", { name: "Agree", exact: true });
  await agree.focus();
  await grace.keyboard.press("Enter");
  for (const page of [ada, grace]) {
    await stands(page, 1);
    await expect(removals(page)).toHaveCount(0);
    await expect(told(page)).toContainText("last turn was taken back.");
    await expect(notice(page)).toHaveCount(0);
  }
  await ada.reload();
  await expect(takeable(ada).first()).toBeVisible();
  await takeByMouse(ada);
  await expect(removals(grace)).toHaveCount(1);
  await takeByMouse(grace);
  await stands(ada, 3);

  await choose(grace, "Take your last turn back");
  await ada.getByRole("button", { name: "Decline" }).click();
  await expect(notice(grace)).toContainText("Ada declined.");
  await grace.getByRole("button", { name: "Put away" }).click();
  await expect(notice(grace)).toHaveCount(0);
  await stands(grace, 3);
  await choose(grace, "Take your last turn back");
  await expect(grace.getByText("Seat 2 has asked for this already")).toBeVisible();

  const record = await savedRecord(ada);
  expect(record).toMatch(/^\[Incident\.0 "2 0 undo 1"\]$/m);
  expect(errors.flat()).toEqual([]);
});

test("an adjourned game goes on when both are here", async ({ person }) => {
  test.slow();
  const [ada, grace] = await seated(person, "pyramix");
  await expect(takeable(ada).first()).toBeVisible();
  await choose(grace, "Adjourn the game");
  await expect(notice(ada)).toContainText("Grace asks to adjourn the game.");
  await ada.getByRole("button", { name: "Agree", exact: true }).click();
  for (const page of [ada, grace]) {
    await expect(notice(page)).toContainText("The game is adjourned.");
    await expect(takeable(page)).toHaveCount(0);
  }
  await expectNoViolations(ada, "an adjourned game");
  await grace.goto("/");
  await expect(notice(ada)).toContainText("It can go on when Grace is here.");
  await grace.goBack();
  await expect(notice(ada)).not.toContainText("It can go on");
  await ada.getByRole("button", { name: "Resume the game" }).click();
  await expect(told(grace)).toContainText("Ada resumed the game.");
  await takeByMouse(ada);
  await stands(grace, 2);
});

test("two agree on a draw in Ascension", async ({ person }) => {
  test.slow();
  const [ada, grace] = await seated(person, "ascension");
  await choose(ada, "Offer a draw");
  await expect(notice(grace)).toContainText("Ada offers a draw.");
  await grace.getByRole("button", { name: "Agree", exact: true }).click();
  for (const page of [ada, grace]) {
    const end = page.getByRole("dialog");
    await expect(end.getByRole("heading")).toHaveText("The game is a draw by agreement");
  }
  await expectNoViolations(ada, "a game that its people agreed to be a draw");
  expect(await savedRecord(grace)).toMatch(/^\[Incident\.0 "1 0 draw"\]$/m);
});
