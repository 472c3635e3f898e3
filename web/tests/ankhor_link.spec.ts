// Ankh'or at a table by link: a turn's steps stay with who plays them until they are confirmed, but
// for a refresh, whose draw all see at once.
import { expect, type Page } from "@playwright/test";
import { chooseFriends, openMore, stands } from "./table";
import { test } from "./people";

const moves = (page: Page) => page.locator("ol[aria-label='Moves'] .turn");
const steps = (page: Page) => page.locator("ol[aria-label='Moves'] .steps button");
const yourTurn = (page: Page) => page.locator("p.turn", { hasText: /^Your turn$/ });
const button = (page: Page, name: string | RegExp) =>
  page.locator(".board .bar").getByRole("button", { name });

async function take(page: Page, tokens: string): Promise<void> {
  for (const token of tokens) await page.locator(`[data-place=supply${token}]`).click();
}

test("turns of two people by a link", async ({ person }) => {
  const [ada, grace] = [await person(), await person()];
  await ada.goto("/new/ankhor");
  await chooseFriends(ada);
  await ada.getByLabel("Your name").fill("Ada");
  await openMore(ada);
  await ada.getByLabel("Draw the order of the seats by chance").uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await grace.goto(await ada.getByLabel("Link for seat 2").inputValue());
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  const dealt = 3; // prices, row and backs
  await stands(grace, dealt);

  await expect(yourTurn(ada)).toBeVisible();
  await take(ada, "FIA");
  await button(ada, "Take and end turn").click();
  await expect(moves(grace).filter({ hasText: "Ada took" })).toHaveCount(1);
  await expect(steps(grace).filter({ hasText: "Ada ended the turn" })).toHaveCount(1);

  // What Grace takes, Ada sees when the turn is ended; what she takes back, never.
  await expect(yourTurn(grace)).toBeVisible();
  await take(grace, "CPA");
  await button(grace, "Only take").click();
  await expect(button(grace, "End turn")).toBeVisible();
  await stands(ada, dealt + 2);
  await button(grace, "Undo").click();
  await take(grace, "TPA");
  await button(grace, "Take and end turn").click();
  await expect(moves(ada).filter({ hasText: "Grace took" })).toHaveCount(1);
  await stands(ada, dealt + 4);

  // A refresh reveals tiles: it is played at once and stays.
  await expect(yourTurn(ada)).toBeVisible();
  await ada.locator("[data-place=pilea]").click();
  await button(ada, "Refresh from pile A").click();
  await expect(moves(grace).filter({ hasText: "Ada refreshed the row" })).toHaveCount(1);
  await expect(moves(grace).filter({ hasText: "Drawn" })).toHaveCount(1);
  await expect(button(ada, "Undo")).toHaveCount(0);

  // And nothing of it is lost on a new load of the page.
  const before = await moves(grace).allTextContents();
  await grace.reload();
  await expect(moves(grace)).toHaveText(before);
});
