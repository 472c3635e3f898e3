// What a person does and sees at a table, for all tests.
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

/** A finished game of three: the scoring example of the rules. */
export const finishedRecord = readFileSync(
  new URL("../../games/pyramix/golden/scoring-example.game", import.meta.url),
  "utf8",
);

// By attributes and not by role, where it is asked at every move: among the thousands of shapes of
// a board the search by role and name takes most of a test's time.

/** The cubes that can be taken now, by their spoken names. */
export const takeable = (page: Page): Locator =>
  page.locator("[role=button][aria-label$=', can be taken']");

export const scoring = (page: Page): Locator => page.locator("section[aria-label='Final scoring']");

/** The lines of the move list in which somebody took a cube. */
export const removals = (page: Page): Locator =>
  page.locator("ol[aria-label='Moves'] .turn").filter({ hasText: " took the " });

/** Waits until this page is to move, or the game is over; says which. */
export async function myTurn(page: Page): Promise<boolean> {
  await takeable(page).or(scoring(page)).first().waitFor();
  return !(await scoring(page).isVisible());
}

/** A place on the screen where a click meets this element and no other. */
async function pointOn(target: Locator): Promise<{ x: number; y: number }> {
  const point = await target.evaluate((element) => {
    element.scrollIntoView({ block: "nearest" });
    const box = element.getBoundingClientRect();
    const steps = [...Array(19).keys()].map((step) => (step + 1) / 20);
    // From the middle outwards: the middle of a bent outline may belong to a neighbour.
    steps.sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
    for (const down of steps) {
      for (const along of steps) {
        const x = box.left + box.width * along;
        const y = box.top + box.height * down;
        if (document.elementFromPoint(x, y) === element) return { x, y };
      }
    }
    return null;
  });
  if (!point) throw new Error("nothing of the element can be clicked");
  return point;
}

export async function clickOn(target: Locator): Promise<void> {
  const { x, y } = await pointOn(target);
  await target.page().mouse.click(x, y);
}

/** Takes a cube by mouse and waits until the table has it. */
export async function takeByMouse(page: Page): Promise<void> {
  const before = await removals(page).count();
  await clickOn(takeable(page).first());
  await removals(page).nth(before).waitFor();
}

export async function playAtOnce(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play Pyramix against a bot", exact: true }).click();
  await expect(takeable(page).first()).toBeVisible();
}

/** Unfolds what only some choose at a new table. */
export const openMore = (page: Page): Promise<void> => page.locator("summary").first().click();

/** Two who sit down by chance sit in the order in which they stand in the form ($lib/seating). */
export async function sitInOrder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => {
      if (!(into instanceof Uint32Array) || into.length !== 1) return real(into);
      into.fill(1);
      return into;
    };
  });
}

/** A new table for friends by link instead of one against bots. */
export const chooseFriends = (page: Page): Promise<void> =>
  page.getByRole("radio", { name: /^Friends by link/ }).check();

/** How many events have happened, as the page counts them. */
export async function events(page: Page): Promise<number> {
  const count = await page.locator(".stepper .count").innerText();
  return Number(/\/ (\d+)/.exec(count)?.[1]);
}

/** So many events have happened. */
export const stands = (page: Page, count: number): Promise<void> =>
  expect.poll(() => events(page)).toBe(count);

/** More events have happened than there were. */
export const goneOn = (page: Page, before: number): Promise<void> =>
  expect.poll(() => events(page)).toBeGreaterThan(before);

/** The result; whoever went by keys to what lies under it has to ask for it again. */
export async function showResult(page: Page): Promise<void> {
  const again = page.getByRole("button", { name: "Show the result" });
  await expect(scoring(page).or(again).first()).toBeVisible();
  if (await again.isVisible()) await again.press("Enter");
  await expect(scoring(page)).toBeVisible();
}

/** The record that the table hands out. */
export async function savedRecord(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  const save = page.getByRole("button", { name: "Save record" });
  // At a table it stands in the menu, elsewhere by itself.
  if (!(await save.isVisible())) await page.getByRole("button", { name: "More" }).click();
  await save.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\w+-\d+\.game$/);
  return readFileSync(await file.path(), "utf8");
}

/** Collects what the page itself fails at, wherever it happens. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
