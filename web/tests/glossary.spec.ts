// What the words of a game mean: opened by pointer, key and touch, in the rules, over a game and in a
// lesson; the list of them.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { playAtOnce } from "./table";

const word = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true }).first();
/** What is open; a note of a ruling has no link. */
const means = (page: Page): Locator => page.locator("[popover][role=note]:popover-open");

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe("in the rules", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/rules/pyramix");
    await word(page.locator("#PYX-14"), "tray").scrollIntoViewIfNeeded();
  });

  test("a word opens under a pointer that rests on it, and closes behind it", async ({ page }) => {
    const tray = word(page.locator("#PYX-14"), "tray");
    await tray.hover();
    await expect(means(page)).toContainText("must never lie open");
    await expect(tray).toHaveAttribute("aria-expanded", "true");
    // The way to the explanation is open, and it stays under the pointer.
    const { x, y } = await middleOf(means(page));
    await page.mouse.move(x, y, { steps: 5 });
    await means(page).hover();
    await expect(means(page)).toBeVisible();
    // It can be sent away without moving the pointer.
    await page.keyboard.press("Escape");
    await expect(means(page)).toHaveCount(0);
    await tray.hover();
    await expect(means(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(means(page)).toHaveCount(0);
    // One at a time.
    await tray.click();
    await word(page.locator("#PYX-14"), "cobra").click();
    await expect(means(page)).toHaveCount(1);
    await expect(means(page)).toContainText("worth nothing");
    await page.mouse.click(1, 300);
    await expect(means(page)).toHaveCount(0);
  });

  test("a word opens by a key, tells what it means, and leads to its rule", async ({ page }) => {
    const tray = word(page.locator("#PYX-14"), "tray");
    await tray.focus();
    await expect(means(page)).toHaveCount(0);
    // Who hears the page is told at once.
    await expect(tray).toHaveAccessibleDescription(/^tray What the pyramid stands on\./);
    await page.keyboard.press("Enter");
    await expect(means(page)).toBeVisible();
    await expectNoViolations(page, "rules with a word explained");
    await page.keyboard.press("Escape");
    await expect(means(page)).toHaveCount(0);
    await expect(tray).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(means(page).getByRole("link", { name: "Rule PYX-12" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tray).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#PYX-12$/);
    await expect(page.locator("#PYX-12")).toHaveClass(/marked/);
    await expect(page.locator("#PYX-12")).toBeInViewport();
    await expect(means(page)).toHaveCount(0);
    // Going on closes it, too.
    await tray.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(means(page)).toHaveCount(0);
  });

  test("a word is marked once in a rule, and not in the rule that explains it", async ({
    page,
  }) => {
    await expect(page.locator("#PYX-21 .term")).toHaveText([
      "cobra",
      "tray",
      "layer",
      "face",
      "cells",
    ]);
    await expect(word(page.locator("#PYX-12"), "tray")).toHaveCount(0);
    await expect(page.locator("a .term, code .term, summary .term, h2 .term")).toHaveCount(0);
  });

  test("all words are listed in the order of the language, and can be linked", async ({ page }) => {
    const list = page.locator("dl dt");
    await expect(list.first()).toHaveText("ankh");
    const english = await list.count();
    await page.goto("/rules/pyramix#word-tray");
    await expect(page.locator("#word-tray")).toBeInViewport();
    await page.getByRole("link", { name: "Words", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Words", exact: true })).toBeInViewport();
    await page.getByRole("searchbox", { name: "Search the rules" }).fill("looped cross");
    await expect(page.getByRole("status")).toHaveText("1 place found.");
    await expect(list).toHaveText(["ankh"]);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("banner").getByRole("combobox").selectOption({ label: "Deutsch" });
    await expect(page.getByRole("heading", { name: "Wörter", exact: true })).toBeVisible();
    await expect(list).toHaveCount(english);
    const words = await list.allInnerTexts();
    expect(words).toEqual(words.toSorted(new Intl.Collator("de").compare));
    // On paper the list is there, and the marks are not.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#word-tray")).toBeVisible();
    await expect(page.locator("#PYX-14 .term").first()).toHaveCSS("text-decoration-line", "none");
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a word in the rules over a game opens by a tap and by a long touch", async ({ page }) => {
    await playAtOnce(page);
    await page.getByRole("link", { name: "Rules", exact: true }).tap();
    const drawer = page.getByRole("dialog", { name: "Rules of Pyramix" });
    const cobra = word(drawer.locator("section.short"), "cobra");
    await cobra.tap();
    await expect(means(page)).toContainText("worth nothing");
    const box = await means(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await expectNoViolations(page, "a word explained on a phone");
    // Escape is for what lies on top.
    await page.keyboard.press("Escape");
    await expect(means(page)).toHaveCount(0);
    await expect(drawer).toBeVisible();

    const tray = word(drawer.locator("section.short"), "tray");
    await tray.scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [await middleOf(tray)]);
    await expect(means(page)).toContainText("must never lie open");
    await touch("touchEnd", []);
    await expect(means(page)).toContainText("must never lie open");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
    await means(page).getByRole("link", { name: "Rule PYX-12" }).tap();
    await expect(drawer.locator("#PYX-12")).toBeFocused();
    await expect(means(page)).toHaveCount(0);
    // A touch elsewhere closes it and nothing else.
    await word(drawer.locator("#PYX-14"), "cobra").tap();
    await expect(means(page)).toBeVisible();
    await drawer.locator("#PYX-14").tap({ position: { x: 4, y: 4 } });
    await expect(means(page)).toHaveCount(0);
    await expect(drawer).toBeVisible();
  });
});

test("a lesson explains its words, and opens the rule beside them", async ({ page }) => {
  await page.goto("/learn/ascension");
  const ring = word(page, "outer ring");
  await ring.focus();
  await page.keyboard.press("Enter");
  await expect(means(page)).toContainText("Stones travel on the outer one");
  await expectNoViolations(page, "a lesson with a word explained");
  await means(page).getByRole("link", { name: "Rule ASC-01" }).click();
  await expect(
    page.getByRole("dialog", { name: "Rules of Ascension" }).locator("#ASC-01"),
  ).toBeFocused();
});
