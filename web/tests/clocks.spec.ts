// Clocks at a table for two: chosen where it is set up, said where one is invited, counted down, and over.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { openMore, takeByMouse, takeable, watchForErrors } from "./table";
import { test } from "./people";

/** A table for two, made by Ada's page as its form would. */
function makeTable(page: Page, clock: object): Promise<{ table: string; link: string }> {
  return page.evaluate(async (clock) => {
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const body = JSON.stringify({ game: "pyramix", players: 2, options: {}, clock, seats });
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("/api/tables", { method: "POST", headers, body });
    const answer = (await response.json()) as { table: string; invitations: [{ path: string }] };
    if (response.status !== 201) throw new Error(JSON.stringify(answer));
    return { table: answer.table, link: answer.invitations[0].path };
  }, clock);
}

const clocks = (page: Page) => page.getByRole("list", { name: "Clocks" });
const clock = (page: Page, name: string) =>
  clocks(page).getByRole("listitem").filter({ hasText: name });

test("who has no time left has lost", async ({ person }) => {
  test.slow();
  const [ada, grace] = [await person(), await person()];
  const errors = [ada, grace].map(watchForErrors);
  await ada.goto("/icon.svg");
  const terms = { kind: "live", base_s: 10, increment_s: 0, then: "lose" };
  const { table, link } = await makeTable(ada, terms);
  await grace.goto(link);
  await expect(
    grace.getByText("Everybody has 10 seconds for all moves. Whoever runs out of time has lost."),
  ).toBeVisible();
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await ada.goto(`/table/${table}`);
  await expect(takeable(ada).first()).toBeVisible();

  // The first decision of each is not charged at once.
  await expect(clock(ada, "Ada")).toContainText("running");
  await expect(clock(grace, "Grace")).toContainText("0:10.0");
  await takeByMouse(ada);
  await expect(clock(ada, "Grace")).toContainText("running");
  await expectNoViolations(ada, "a table with clocks");
  await takeByMouse(grace);
  await expect(clock(grace, "Ada")).toContainText("running");
  await expect(clock(grace, "Ada")).toContainText("0:05", { timeout: 15_000 });

  for (const [page, title] of [
    [ada, "Your time ran out: Grace has won"],
    [grace, "Ada’s time ran out: you have won"],
  ] as const) {
    await expect(page.getByRole("dialog", { name: title })).toBeVisible({ timeout: 15_000 });
    await expect(clocks(page)).not.toContainText("running");
  }
  await expectNoViolations(grace, "a game that ended by time");
  expect(errors.flat()).toEqual([]);
});

test("a table with days for each move is made in the form", async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto("/new/pyramix#link");
  await openMore(page);
  await page.getByRole("radio", { name: "3 days a move" }).check();
  await page.getByLabel("Saturdays and Sundays do not count").check();
  await expect(page.getByRole("radio", { name: "One move is made" })).toBeChecked();
  await expectNoViolations(page, "a new table with clocks");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]+$/);
  await expect(clocks(page)).toContainText("3 d 0 h");
  await expect(clocks(page)).not.toContainText("running");
  const header = await page.evaluate(async () => {
    const described = await fetch(`/api${location.pathname.replace("table", "tables")}`);
    return ((await described.json()) as { header: string }).header;
  });
  expect(header).toContain('[Clock "days 259200 0 free move"]');
  expect(errors).toEqual([]);
});
