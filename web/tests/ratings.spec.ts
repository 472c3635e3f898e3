// Two accounts play a rated game; what it did to them stands at its end, on their pages and in the list.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { openMore, takeable, watchForErrors } from "./table";
import { test, type Person } from "./people";

const password = "three blue pyramids";

/** Somebody with a browser of their own, who is signed in. */
async function comes(person: Person, name: string): Promise<Page> {
  const page = await person();
  await page.goto("/icon.svg");
  const status = await page.evaluate(
    async (body) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch("/api/account", { method: "POST", headers, body })).status;
    },
    JSON.stringify({ name, password, device: "" }),
  );
  expect(status).toBe(201);
  return page;
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator("#table-menu").getByRole("button", { name: "Give up …" }).click();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
}

test("a rated game changes two ratings, which everybody may see", async ({ person }, { retry }) => {
  const [one, other] = [`Ada ${retry}.`, `Grace ${retry}`];
  const ada = await comes(person, one);
  const errors = watchForErrors(ada);
  await ada.goto("/new/pyramix#link");
  await openMore(ada);
  await ada.getByRole("radio", { name: "Counts for ratings" }).check();
  await expect(ada.getByText("Everybody needs an account.")).toBeVisible();
  await expectNoViolations(ada, "a new rated table");
  await ada.getByLabel("Draw the order of the seats by chance").uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.getByLabel("Link for seat 2").inputValue();

  const stranger = await person();
  await stranger.goto(link);
  await stranger.getByRole("button", { name: "Sit down and play" }).click();
  await expect(stranger.getByText("please sign in first")).toBeVisible();

  const grace = await comes(person, other);
  await grace.goto(link);
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(grace).toHaveURL(/\/table\/[\w-]+$/);
  await expect(takeable(ada).first()).toBeVisible();
  await ada.getByRole("button", { name: "More", exact: true }).click();
  const way = ada
    .locator("#table-menu")
    .getByRole("button", { name: new RegExp(`${other}.*: ratings`) });
  await expect(way).toBeVisible();
  await ada.keyboard.press("Escape");
  await giveUp(grace);
  await expect(ada.getByText("Your rating: 1662 ± 580 (+162)")).toBeVisible();
  await expect(grace.getByText("Your rating: 1338 ± 580 (−162)")).toBeVisible();
  await expectNoViolations(ada, "the end of a rated game");

  await ada.goto("/settings");
  await ada.getByRole("link", { name: "Your games and ratings" }).click();
  await expect(ada.getByRole("heading", { name: one, level: 1 })).toBeVisible();
  await expect(ada.getByRole("heading", { name: "Pyramix, 2 players" })).toBeVisible();
  await expect(ada.getByRole("cell", { name: "+162" })).toBeVisible();
  await expectNoViolations(ada, "a profile");
  // What is filtered stands in the address: it survives a reload, and the way back.
  const lost = ada.getByRole("radio", { name: "Not won" });
  await lost.check();
  await expect(ada.getByText("No game like that.")).toBeVisible();
  await expect(ada).toHaveURL(/\?result=lost$/);
  await ada.reload();
  await expect(lost).toBeChecked();
  await expect(ada.getByText("No game like that.")).toBeVisible();
  await ada.getByRole("radio", { name: "All" }).last().check();
  await ada.getByLabel("Against").fill("nobody at all");
  await ada.getByLabel("Against").press("Enter");
  await expect(ada.getByText("Nobody of this name shows rated games here.")).toBeVisible();
  await ada.getByLabel("Against").fill(other);
  await ada.getByLabel("Against").press("Enter");
  await expect(ada).toHaveURL(/\?against=Grace/);
  await expect(ada.getByRole("cell", { name: "+162" })).toBeVisible();
  await ada.getByRole("link", { name: other }).click();
  await expect(ada.getByText("1 game: you ahead 1, behind 0, even 0")).toBeVisible();
  await ada.goBack();
  await expect(ada.getByLabel("Against")).toHaveValue(other);
  await expect(ada).toHaveURL(/\?against=Grace/);

  await stranger.goto("/ratings");
  await stranger.getByRole("radio", { name: "Anubixx" }).check();
  await expect(stranger).toHaveURL(/\/ratings\/anubixx\/2$/);
  await stranger.getByRole("radio", { name: "Pyramix" }).check();
  const row = stranger.getByRole("row", { name: new RegExp(`^${one}`) });
  await expect(row).toContainText("1662 ± 580");
  await expectNoViolations(stranger, "ratings");
  await expect(stranger).toHaveURL(/\/ratings\/pyramix\/2$/);
  await stranger.reload();
  await expect(stranger.getByRole("radio", { name: "Pyramix" })).toBeChecked();
  await row.getByRole("link").click();
  await expect(stranger.getByRole("heading", { name: one, level: 1 })).toBeVisible();

  await ada.goto("/settings");
  await ada.getByRole("switch", { name: "Show me among the players" }).click();
  await expect(ada.getByRole("switch", { name: "Show me among the players" })).not.toBeChecked();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "Nobody of this name" })).toBeVisible();
  await expectNoViolations(stranger, "nobody");
  expect(errors).toEqual([]);
});

test("without an account nobody is offered a rated game", async ({ page }) => {
  await page.goto("/new/pyramix#link");
  await openMore(page);
  await expect(page.getByText("Rated games are for accounts")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Counts for ratings" })).toHaveCount(0);
});
