// A tournament between real browsers: two people play one to its end, and a third follows.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test, type Person } from "./people";

test.describe.configure({ mode: "serial" });

async function comes(person: Person): Promise<Page> {
  const page = await person();
  return page;
}

const joins = async (page: Page, address: string, name: string) => {
  await page.goto(address);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `${name} (you)` })).toBeVisible();
};

const resigns = async (page: Page) => {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.locator("#table-menu").getByRole("button", { name: "Give up …" }).click();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
};

test("two play one to its end, and a third follows", async ({ person }) => {
  test.setTimeout(150_000);
  const ada = await comes(person);
  await ada.goto("/tournaments");
  await ada.getByLabel("Name of the tournament").fill("Spring cup");
  await ada.getByRole("radio", { name: /^Everybody meets everybody/ }).check();
  await ada.getByRole("radio", { name: "Anybody" }).check();
  await expectNoViolations(ada, "tournaments");
  await ada.getByRole("button", { name: "Make it" }).click();
  await expect(ada.getByRole("heading", { name: "Spring cup" })).toBeVisible();
  const address = ada.url();
  await joins(ada, address, "Ada");
  const watcher = await comes(person);
  await watcher.goto("/tournaments");
  await watcher.getByRole("link", { name: "Spring cup" }).click();
  const grace = await comes(person);
  await joins(grace, address, "Grace");
  await expect(watcher.getByRole("listitem").filter({ hasText: "Grace" })).toBeVisible();
  await expectNoViolations(watcher, "tournament that waits");
  await ada.getByRole("button", { name: "Start now" }).click();
  await expect(watcher.getByText("Next round in")).toBeVisible();
  // Both are led to their table by the page, once the pause is over.
  await expect(ada).toHaveURL(/\/table\//, { timeout: 40_000 });
  await expect(grace).toHaveURL(ada.url());
  await expect(watcher.getByRole("heading", { name: "Tables now" })).toBeVisible();
  await expectNoViolations(watcher, "tournament under way");
  await resigns(grace);
  await expect(watcher.getByText("Ada has won the tournament.")).toBeVisible();
  const first = watcher.getByRole("row").nth(1);
  await expect(first).toContainText("Ada");
  await expect(watcher.getByRole("heading", { name: "Round 1" })).toBeVisible();
  await ada.getByRole("link", { name: "To the tournament" }).click();
  await expect(ada).toHaveURL(address);
  await expect(ada.getByText("Ada (you) has won the tournament.")).toBeVisible();
  await expectNoViolations(ada, "tournament that has ended");
});
