// The rules over a game: a drawer beside the board, a sheet on a phone; the game stays as it is.
import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { clickOn, playAtOnce, removals, takeable, takeByMouse } from "./table";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Rules of Pyramix" });
const rulesButton = (page: Page) => page.getByRole("link", { name: "Rules", exact: true });

async function refuse(page: Page): Promise<void> {
  await clickOn(page.getByRole("button", { name: /cannot be taken: .*PYX-11/ }).first());
}

test("a refusal's rule opens over the game, and the game goes on beside it", async ({ page }) => {
  await playAtOnce(page);
  const address = page.url();
  await refuse(page);
  await page.getByRole("alert").getByRole("link", { name: "Rule PYX-11" }).click();
  const rule = drawer(page).locator("#PYX-11");
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveClass(/marked/);
  await expect(rule).toBeFocused();
  expect(page.url()).toBe(address);
  // Beside it the board can be played on.
  await takeByMouse(page);
  await expect(drawer(page)).toBeVisible();
  // A rule that is named leads there, and the contents, too.
  await drawer(page).getByRole("link", { name: "PYX-12", exact: true }).first().click();
  await expect(drawer(page).locator("#PYX-12")).toBeFocused();
  await drawer(page).getByText("Contents").click();
  await drawer(page).getByRole("link", { name: "Facts" }).click();
  await expect(drawer(page).getByRole("heading", { name: "Facts" })).toBeInViewport();
  // One step back closes it, however much was read.
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(removals(page).first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test("Escape and the button close it, and the focus goes back", async ({ page }) => {
  await playAtOnce(page);
  for (const close of ["Escape", "button"]) {
    await rulesButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(drawer(page).getByRole("heading", { name: "Rules of Pyramix" })).toBeFocused();
    // Keys move what is read and not the game.
    const before = await removals(page).count();
    await page.keyboard.press("Home");
    await expect(removals(page)).toHaveCount(before);
    await expect(takeable(page).first()).toBeVisible();
    if (close === "Escape") await page.keyboard.press("Escape");
    else await drawer(page).getByRole("button", { name: "Close the rules" }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(rulesButton(page)).toBeFocused();
  }
});

test("a search finds rules by their words", async ({ page }) => {
  await playAtOnce(page);
  await rulesButton(page).click();
  await drawer(page).getByRole("searchbox", { name: "Search the rules" }).fill("cobra tray");
  await expect(drawer(page).getByRole("status")).toHaveText(/^\d+ places found\.$/);
  await expect(drawer(page).locator("#PYX-21 mark").first()).toHaveText(/cobra/i);
  await expect(drawer(page).locator("#PYX-10")).toHaveCount(0);
  await drawer(page).getByRole("searchbox").fill("quxx");
  await expect(drawer(page).getByRole("status")).toHaveText("Nothing found.");
});

test("after a reload it lies open, and can be closed", async ({ page }) => {
  await playAtOnce(page);
  await rulesButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.reload();
  await expect(drawer(page)).toBeVisible();
  await expect(takeable(page).first()).toBeVisible();
  await drawer(page).getByRole("button", { name: "Close the rules" }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(takeable(page).first()).toBeVisible();
});

test("as a page it leads back to the game", async ({ page, context }) => {
  await playAtOnce(page);
  const address = page.url();
  await rulesButton(page).click();
  await drawer(page).getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(/\/rules\/pyramix$/);
  await expect(drawer(page)).toBeHidden();
  await page.reload();
  await page.getByRole("link", { name: "Back to your game" }).click();
  await expect(takeable(page).first()).toBeVisible();
  expect(page.url()).toBe(address);
  // With a modifier a link is a page in a tab, as anywhere.
  const opened = context.waitForEvent("page");
  await rulesButton(page).click({ modifiers: ["Control"] });
  const other = await opened;
  await expect(other).toHaveURL(/\/rules\/pyramix$/);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Rules of Pyramix");
  await expect(other.getByRole("link", { name: "Back to your game" })).toHaveCount(0);
  await expect(drawer(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it is a sheet over the game that a touch beside it closes", async ({ page }) => {
    await playAtOnce(page);
    await rulesButton(page).tap();
    const box = await drawer(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    expect(box?.y).toBeGreaterThan(100);
    await expectNoViolations(page, "rules over a game");
    // Nothing behind it can be reached meanwhile.
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await page.touchscreen.tap(195, 40);
    await expect(drawer(page)).toBeHidden();
    await expect(takeable(page).first()).toBeVisible();
    // Its way back is gone from the history.
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});
