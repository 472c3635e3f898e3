// A turn that is begun and not played yet: kept through a reload, going away and coming back, and in
// another tab, which is told.
import { expect, test, type Page } from "@playwright/test";
import { sitDown as sitDownAtCubus, target } from "./cubus";
import { remember } from "./stored";
import { clickOn } from "./table";

const header = '[Game "anubixx"]\n[Rules "1"]\n[Players "2"]\n\n';
const record = `${header}* sheets AB\n* roll ryg\n`;
const stone = (page: Page) => page.locator("[data-place=P11]");
const crossed = /, crossed out$/;

/** Ada crosses out the first stone of her turn. */
async function begin(page: Page): Promise<void> {
  await page.goto(await remember(page, "anubixx", record, false));
  await expect(stone(page)).toHaveAttribute("aria-label", /can be crossed out/);
  await clickOn(stone(page));
  await expectBegun(page);
}

async function expectBegun(page: Page): Promise<void> {
  await expect(stone(page)).toHaveAttribute("aria-label", crossed);
  await expect(page.getByRole("button", { name: "Undo" }).first()).toBeEnabled();
}

test("a turn that is begun outlives a reload, other pages and its tab", async ({
  page,
  context,
}) => {
  await begin(page);
  const address = page.url();
  await page.reload();
  await expectBegun(page);
  // Away, and back again.
  await page.getByRole("link", { name: "Benben" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expectBegun(page);
  await page.goForward();
  await expect(stone(page)).toHaveCount(0);
  await page.goBack();
  await expectBegun(page);
  // Looking up a rule changes nothing, over the game or as a page.
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Rules of Anubixx" })).toBeVisible();
  await expectBegun(page);
  await page.getByRole("link", { name: "Open as a page" }).click();
  await page.getByRole("link", { name: "Back to your game" }).click();
  await expectBegun(page);
  // Closed, and opened on another day.
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expectBegun(later);
  await later.getByRole("button", { name: "Undo" }).first().click();
  await expect(stone(later)).toHaveAttribute("aria-label", /can be crossed out/);
  await later.reload();
  await expect(stone(later)).toHaveAttribute("aria-label", /can be crossed out/);
});

test("a turn that cannot be played any more is thrown away with a word", async ({ page }) => {
  await begin(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("benben.turn.game") ?? "{}") as object;
    const other = JSON.stringify({ ...kept, steps: ["P21<J"] });
    // The page writes no more when it goes.
    addEventListener("pagehide", () => localStorage.setItem("benben.turn.game", other));
  });
  await page.reload();
  await expect(page.getByText("What you had prepared is no longer possible")).toBeVisible();
  await expect(stone(page)).toHaveAttribute("aria-label", /can be crossed out/);
});

test("another tab is told of it, and can go on with it", async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText("This game is open in another tab")).toBeVisible();
  await expect(other.getByText(/^A turn of 1 step has been begun there/)).toBeVisible();
  await other.getByRole("button", { name: "Go on in this tab" }).click();
  await expectBegun(other);
  await expect(page.getByText("This game is open in another tab")).toBeVisible();
  // And back: it goes on where nobody else plays it.
  await other.close();
  await expectBegun(page);
});

test("boxes that are drawn outlive a reload", async ({ page }) => {
  const draws = ["L", "T", "R"].map((kind) => `* draw ${kind}`);
  await sitDownAtCubus(page, { events: [...draws, "* draw L"], bots: false });
  const before = await target(page, "ghost 0,1").getAttribute("aria-label");
  expect(before).not.toBeNull();
  await clickOn(target(page, "ghost 0,1"));
  const drawn = target(page, "0,1,0");
  await expect(drawn).toBeAttached();
  const undo = page.getByRole("button", { name: "Undo" }).first();
  await page.reload();
  await expect(drawn).toBeAttached();
  await expect(undo).toBeVisible();
});

test("at a table of the server one tab keeps it, and the other is told", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const seats = [
      { kind: "me", name: "Ada" },
      { kind: "bot", level: 1 },
    ];
    const request = { game: "anubixx", players: 2, options: {}, seats };
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(request);
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    return ((await answer.json()) as { table: string }).table;
  });
  await page.goto(`/table/${id}`);
  const free = page.locator("[data-place][aria-label$='with a die'][aria-disabled='false']");
  const place = await free.first().getAttribute("data-place");
  const begun = (tab: Page) => tab.locator(`[data-place=${place}][aria-label$=', crossed out']`);
  await clickOn(free.first());
  await expect(begun(page)).toBeAttached();
  await page.reload();
  await expect(begun(page)).toBeAttached();

  const told = (tab: Page) => tab.getByText("This table is open in another tab, too");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(told(other)).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await expect(begun(other)).toHaveCount(0);
  await other.getByRole("button", { name: "Keep it here" }).click();
  await expect(begun(other)).toBeAttached();
  await expect(told(other)).toHaveCount(0);
  await expect(told(page)).toBeVisible();
  await other.close();
  await expect(told(page)).toHaveCount(0);
  await expect(begun(page)).toBeAttached();
});
