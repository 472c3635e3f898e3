// Puzzles in the page: the day's, a wrong move and why, the right one, and what is kept of it.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";

interface Shipped {
  id: string;
  solution: string[];
}
const shipped = (game: string): Shipped[] =>
  readFileSync(new URL(`../src/lib/puzzles/data/${game}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Shipped);

const task = (page: Page) => page.locator("[role=status] [data-landing]");

/** By key: others may stand before a cube. */
async function take(page: Page, cell: string): Promise<void> {
  await page.locator(`[data-place="${cell}"]`).focus();
  await page.keyboard.press("Enter");
}

test("a wrong move is explained, the right one counts", async ({ page }) => {
  const [puzzle] = shipped("pyramix");
  const solution = puzzle?.solution[0] ?? "";
  await page.goto("/puzzles");
  await expect(page.getByRole("heading", { name: "Puzzle of the day" })).toBeVisible();
  await page.getByRole("link", { name: "Next puzzle of Pyramix" }).click();
  await expect(task(page)).toHaveText("It is your turn: which move is clearly the best?");

  const wrong = page.locator(`[data-place][aria-disabled="false"]:not([data-place="${solution}"])`);
  const frame = await page.locator("[data-board]").boundingBox();
  await take(page, (await wrong.first().getAttribute("data-place")) ?? "");
  await expect(task(page)).toHaveText("Not the best move. Try again!");
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.getByText(/Your move promises about|A short search/)).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();

  await take(page, solution);
  await expect(task(page)).toHaveText("Right, at try 2.");
  expect(await page.locator("[data-board]").boundingBox()).toEqual(frame);
  // The keys are at the next one.
  await expect(page.getByRole("button", { name: "Next puzzle" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/puzzles\/pyramix\/.+/);
  await expect(task(page)).toHaveText("It is your turn: which move is clearly the best?");

  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(task(page)).toHaveText("The solution");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByText("1 solved")).toBeVisible();
});

test("every game's puzzles stand on its board, and show their solution", async ({ page }) => {
  for (const game of ["anubixx", "ankhor", "cubus", "ascension"]) {
    const puzzle = shipped(game)[7];
    await page.goto(`/puzzles/${game}/${puzzle?.id ?? ""}`);
    await expect(task(page)).toContainText("It is your turn");
    await page.getByRole("button", { name: "Show the solution" }).click();
    await expect(task(page)).toHaveText("The solution");
    await expect(page.getByRole("button", { name: "Next puzzle" })).toBeFocused();
  }
});
