// What fails is said, and ends with its table: the Workers of the bots.
import { expect, test } from "@playwright/test";
import { myTurn, playAtOnce, takeByMouse } from "./table";

test("no Worker of a bot outlives its table", async ({ page }) => {
  for (let game = 0; game < 3; game++) {
    await playAtOnce(page);
    await takeByMouse(page);
    expect(await myTurn(page)).toBe(true);
    await expect.poll(() => page.workers().length).toBe(1);
    await page.getByRole("link", { name: "Benben" }).first().click();
    await expect.poll(() => page.workers().length).toBe(0);
  }
});

test("a bot whose Worker cannot be loaded says so, and can be tried again", async ({ page }) => {
  await page.route("**/engine.worker-*", (route) => route.fulfill({ status: 404 }));
  await playAtOnce(page);
  await takeByMouse(page);
  const trouble = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(trouble).toBeVisible();
  await page.unroute("**/engine.worker-*");
  await trouble.getByRole("button", { name: "Try again" }).click();
  expect(await myTurn(page)).toBe(true);
  await expect(trouble).toHaveCount(0);
});

test("a stored game that cannot be read hides no other, can be saved and removed", async ({
  page,
}) => {
  await playAtOnce(page);
  await takeByMouse(page);
  expect(await myTurn(page)).toBe(true);
  await page.evaluate(() => {
    const [key = ""] = Object.keys(localStorage).filter((name) => name.startsWith("benben.game."));
    const entry = JSON.parse(localStorage.getItem(key) ?? "") as object;
    const bad = JSON.stringify({ ...entry, id: "bad", seats: undefined });
    localStorage.setItem("benben.game.bad", bad);
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Go on playing" })).toBeVisible();
  await expect(page.getByText("1 stored game cannot be read.")).toBeVisible();
  const entry = page.getByRole("listitem").filter({ hasText: "benben.game.bad" });
  await expect(entry).toContainText("“seats” is missing or has another form");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("benben-unreadable.json");
  await page.goto("/local/bad");
  await expect(
    page.getByText(/cannot be read: “seats” is missing or has another form\.$/).first(),
  ).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("1 stored game cannot be read.")).toHaveCount(0);
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(page.getByText("1 stored game cannot be read.")).toBeVisible();
});
