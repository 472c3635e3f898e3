// Somebody without an account has a name and a figure; with one, the same games on each device.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { watchForErrors } from "./table";
import { test } from "./people";

const password = "three blue pyramids";

async function makeTable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        game: "pyramix",
        players: 2,
        seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
      }),
    });
    return ((await response.json()) as { table: string }).table;
  });
}

/** The seats that this page's browser holds at a table, by the server's word. */
const seatsAt = (page: Page, table: string): Promise<number[]> =>
  page.evaluate(async (table) => {
    const response = await fetch(`/api/tables/${table}`);
    return ((await response.json()) as { you: number[] }).you;
  }, table);

test("an account: made, taken to another device, signed out there, deleted", async ({
  person,
  page,
}, { retry }) => {
  const errors = watchForErrors(page);
  const name = `Ada ${retry + 1}`;
  await page.goto("/");
  const table = await makeTable(page);

  await page.goto("/settings");
  const you = page.getByRole("region", { name: "You", exact: true });
  await you.getByLabel("Name", { exact: true }).fill("Ada");
  await you.getByRole("radio", { name: "Ibis" }).check({ force: true });
  await you.getByRole("button", { name: "Save", exact: true }).click();
  await expect(you.getByText("Saved.")).toBeVisible();
  await expectNoViolations(page, "You");

  await you.getByLabel("Name of the account").fill(name);
  await you.getByLabel("Password", { exact: true }).fill("short");
  await you.getByRole("button", { name: "Create the account" }).click();
  await expect(you.getByLabel("Password", { exact: true })).toBeFocused();
  await you.getByLabel("Password", { exact: true }).fill(password);
  await you.getByRole("button", { name: "Create the account" }).click();
  await expect(you.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await expect(you.locator(".codes li")).toHaveCount(10);
  await expect(you.getByRole("button", { name: "Done" })).toBeDisabled();
  await expectNoViolations(page, "You");
  await you.getByLabel("I have them").check();
  await you.getByRole("button", { name: "Done" }).click();
  await expect(you.getByText("this device")).toBeVisible();
  await expect(you.getByRole("radio", { name: "Ibis" })).toBeChecked();
  expect(await seatsAt(page, table)).toEqual([0]);

  await you.getByRole("button", { name: "Sign in another device" }).click();
  const link = await you.getByLabel("Link for your device").inputValue();
  await expect(you.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await expectNoViolations(page, "You");

  const other = await person();
  await other.goto(link);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByRole("heading", { name: `Signed in as ${name}` })).toBeFocused();
  await expectNoViolations(other, "the link");
  expect(await seatsAt(other, table)).toEqual([0]);
  expect(new URL(other.url()).hash).toBe("");

  await page.reload();
  await expect(you.locator("li").filter({ hasText: "last seen" })).toHaveCount(1);
  await you.getByRole("button", { name: "Sign out all others" }).click();
  await expect(you.locator("li").filter({ hasText: "last seen" })).toHaveCount(0);
  expect(await seatsAt(other, table)).toEqual([]);

  await you.getByRole("button", { name: "Delete the account" }).click();
  await expectNoViolations(page, "You");
  await you.getByLabel("Password", { exact: true }).fill("not the password");
  await you.getByRole("button", { name: "Delete for good" }).click();
  await expect(you.getByText("The name or the password is not right.")).toBeVisible();
  await you.getByLabel("Password", { exact: true }).fill(password);
  await you.getByRole("button", { name: "Delete for good" }).click();
  await expect(you.getByLabel("Name of the account")).toBeVisible();
  expect(await seatsAt(page, table)).toEqual([]);
  // What the server refused on purpose the browser tells, too.
  expect(errors.filter((error) => !error.includes("status of 40"))).toEqual([]);
});

test("without a server the page says that it needs one", async ({ page }) => {
  await page.route("**/api/account", (route) => route.abort());
  await page.goto("/settings");
  const you = page.getByRole("region", { name: "You", exact: true });
  await expect(you.getByText("which cannot be reached now")).toBeVisible();
});
