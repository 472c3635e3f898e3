// A game without a server: begun online, reloaded and finished offline.
import { expect, test } from "@playwright/test";
import { chooseFriends, myTurn, playAtOnce, removals, takeByMouse, takeable } from "./table";
import { keptOnDevice, whenKept } from "./kept";

test.use(keptOnDevice);

test("a game goes on offline, also after a reload", async ({ page, context }) => {
  await playAtOnce(page);
  await takeByMouse(page);
  await whenKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(removals(page).first()).toBeVisible();
  while (await myTurn(page)) await takeByMouse(page);
  await expect(removals(page)).toHaveCount(35);

  // Everything else that needs no server is there, too.
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("#PYX-11")).toBeVisible();
  await page.getByRole("link", { name: "Benben" }).click();
  await expect(page.getByRole("heading", { name: "Finished" })).toBeVisible();
  await page.getByRole("button", { name: "Play Pyramix against a bot", exact: true }).click();
  await expect(takeable(page).first()).toBeVisible();
});

test("what needs the server says that it is away", async ({ page, context }) => {
  await page.goto("/new/pyramix");
  // From now on all of the page is kept here.
  await whenKept(page);
  await page.reload();
  await chooseFriends(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("alert")).toContainText("cannot be reached");
  await page.getByRole("link", { name: "Benben" }).click();
  await page.getByRole("button", { name: "Play Cubus with friends" }).click();
  await page.getByLabel(/^Your name/).fill("Ada");
  await page.getByLabel(/^Your name/).press("Enter");
  await expect(page.getByText("The server cannot be reached")).toBeVisible();
  await page.getByRole("link", { name: "Play at one device instead" }).click();
  await expect(page.getByRole("radio", { name: /^At one device/ })).toBeChecked();
});

test("a game is played in one tab at a time", async ({ page, context }) => {
  await playAtOnce(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText("open in another tab")).toBeVisible();
  await takeByMouse(page);
  await page.close();
  await expect(removals(other).first()).toBeVisible();
  await takeable(other).first().waitFor();
});
