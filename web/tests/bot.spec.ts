// Games against a bot of this device: one by mouse, one by keyboard alone.
import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  clickOn,
  events,
  myTurn,
  playAtOnce,
  removals,
  savedRecord,
  showResult,
  takeable,
  takeByMouse,
  watchForErrors,
} from "./table";

test("a whole game by mouse", async ({ page }) => {
  const errors = watchForErrors(page);
  await playAtOnce(page);
  while (await myTurn(page)) await takeByMouse(page);
  await expect(removals(page)).toHaveCount(35);
  await expect(page.getByRole("dialog", { name: / won$|^A draw$/ })).toBeVisible();
  expect(await savedRecord(page)).toMatch(/^\[Result "\d+ \d+"\]$/m);
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(takeable(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("an illegal cube is refused with the rule, and the rule can be read", async ({ page }) => {
  await playAtOnce(page);
  await clickOn(page.getByRole("button", { name: /cannot be taken: .*PYX-11/ }).first());
  const rule = page.getByRole("alert").getByRole("link", { name: "Rule PYX-11" });
  await expect(rule).toBeVisible();
  await expect(removals(page)).toHaveCount(0);
  // It is heard once, and seen once: in the bar while the pointer rests on the cube, else over the board.
  const sentence = page.getByRole("alert").getByText(/visible\.$/);
  await expect(sentence).toHaveCSS("clip-path", "inset(50%)");
  await page.mouse.move(2, 2);
  await expect(sentence).toHaveCSS("clip-path", "none");
  await rule.click();
  await expect(page.locator("#PYX-11")).toBeInViewport();
  await page.goBack();
  await expect(page.locator("#PYX-11")).toHaveCount(0);
  await expect(takeable(page).first()).toBeVisible();
});

test("a step is taken back with the bot's answer, if nothing was revealed", async ({ page }) => {
  await playAtOnce(page);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeDisabled();
  // Whether a step reveals something is up to chance and the bot: play until one does not.
  do {
    await takeByMouse(page);
    expect(await myTurn(page)).toBe(true);
  } while (await undo.isDisabled());
  const before = await removals(page).count();
  await undo.click();
  await expect(removals(page)).toHaveCount(before - 2);
  await expect(takeable(page).first()).toBeVisible();
});

async function tabTo(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await reached()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the tab key does not lead there");
}

const focused = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test("a hint nudges, then lights places, then tells the move and why, and plays nothing", async ({
  page,
}) => {
  await playAtOnce(page);
  const before = await events(page);
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  const sentence = page.locator(".line .sentence");
  const card = page.getByRole("region", { name: "Hint" });
  await hint.click();
  await expect(sentence).toHaveText(/Ask again for the place\.$/);
  await expect(page.locator("[data-board] .gone")).toHaveCount(0);
  await hint.click();
  await expect(sentence).toHaveText(/^Look at level \d, .* The 3 best moves are marked\.$/);
  await expect(page.locator("[data-board] .gone")).toHaveCount(3);
  await expect(card).toHaveCount(0);
  await hint.click();
  await expect(sentence).toHaveText(/^Hint: Take the /);
  await expect(page.locator("[data-board] .gone")).toHaveCount(1);
  await expect(card).toContainText(/\d+% to win \(\d+% to \d+%\)/);
  await expectNoViolations(page, "a hint");
  await card.getByText("Other good moves").click();
  await card
    .getByRole("button", { name: /% to win/ })
    .first()
    .click();
  await expect(page.locator("[data-board] .gone")).toHaveCount(1);
  expect(await events(page)).toBe(before);
  await card.getByRole("button", { name: "Close the hint" }).click();
  await expect(card).toHaveCount(0);
  await expect(hint).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await takeByMouse(page);
  await expect(sentence).not.toHaveText(/^Hint:/);
});

test("the keys can be read, by a key and from the menu", async ({ page }) => {
  await playAtOnce(page);
  const keys = page.getByRole("dialog", { name: "Keys" });
  await page.getByRole("button", { name: "More" }).waitFor();
  await page.keyboard.press("?");
  await expect(keys).toContainText("Arrow keys");
  await expect(keys).toContainText("Home and End");
  await expectNoViolations(page, "keys");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Keys" }).click();
  await expect(keys.getByRole("heading")).toBeFocused();
});

test("a whole game by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, focused(page, ".hero button"));
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    "Play Pyramix now",
  );
  await page.keyboard.press("Enter");
  while (await myTurn(page)) {
    const before = await removals(page).count();
    await tabTo(page, focused(page, "[data-place]"));
    // L leads to the next cube that can be taken; the one with the focus may be one already.
    if (!(await focused(page, "[aria-disabled='false']")())) await page.keyboard.press("l");
    await page.keyboard.press("Enter");
    await removals(page).nth(before).waitFor();
  }
  await expect(removals(page)).toHaveCount(35);
  // Away from the board the keys step through the game.
  await tabTo(page, focused(page, "[aria-label='One step back']"));
  await page.keyboard.press("Home");
  await expect(page.getByText(/^0 \/ \d+/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^1 \/ \d+/)).toBeVisible();
  await page.keyboard.press("End");
  await showResult(page);
});
