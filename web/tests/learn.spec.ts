// Learn in five minutes: a lesson played through by the keyboard alone, and another one by touch in
// German. Says, too, in how many presses somebody new makes a first move of their own.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { takeable } from "./table";

const focused = (page: Page): Locator => page.locator(":focus");

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the tab key does not lead there");
}

/** Goes by a letter to a cube of the heap. */
async function walkTo(page: Page, letter: string, place: string): Promise<void> {
  await tabTo(page, page.locator("[data-board] [data-place][tabindex='0']").first());
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(letter);
    if ((await focused(page).getAttribute("data-place")) === place) return;
  }
  throw new Error(`${letter} does not lead to ${place}`);
}

const next = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

test("is played through by the keyboard alone", async ({ page }) => {
  await page.goto("/learn");
  await expect(page.getByRole("link", { name: "Learn Pyramix" })).toBeVisible();
  await expectNoViolations(page, "lessons");
  await tabTo(page, page.getByRole("link", { name: "Learn Pyramix" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "One cube a turn" })).toBeVisible();
  const way = ["g 100", "o 012", "b 102", "o 110", "o 005", "o 200", "x 300", "p 121", "g 311"];
  for (const [at, step] of way.entries()) {
    await expect(page.getByRole("progressbar", { name: `Step ${at + 1} of 9` })).toBeVisible();
    const [letter = "", place = ""] = step.split(" ");
    await walkTo(page, letter, place);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Right!")).toBeVisible();
    await expect(next(page, "Next")).toBeFocused();
    if (at === 4) await expectNoViolations(page, "a refusal that was asked for");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "You know Pyramix now" })).toBeFocused();
  await tabTo(page, next(page, "Play a first game"));
  await page.keyboard.press("Enter");
  await expect(takeable(page).first()).toBeVisible();
  await page.goto("/learn");
  await expect(page.getByText("Learned")).toBeVisible();
});

test.describe("by touch, in German", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "de-DE",
  });

  const stone = (page: Page, place: string) => page.locator(`[data-board] [data-place="${place}"]`);
  const top = async (page: Page) => (await page.locator("[data-board]").boundingBox())?.y;

  test("is played through, and the board keeps its place", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Anubixx in fünf Minuten lernen" }).tap();
    const ways = ["P11", "P13", "P21", "P15", "P14", "P16", "M21 M22", "L1 R1", "K"];
    const stands = await top(page);
    for (const [at, way] of ways.entries()) {
      await expect(
        page.getByRole("progressbar", { name: `Schritt ${at + 1} von 9` }),
      ).toBeVisible();
      if (at === 4) {
        // A joker would pay, too, but is not asked for: the step is begun again.
        await stone(page, "P14").tap();
        await page.getByRole("button", { name: /^Ein Joker/ }).tap();
        await expect(page.getByText("Besser so: der markierte Stein")).toBeVisible();
        await next(page, "Noch einmal").tap();
      }
      for (const place of way.split(" ")) await stone(page, place).tap({ force: true });
      if (at === 4) await page.getByRole("button", { name: /^Steinbruch 2/ }).tap();
      if (at === 8) await next(page, "Zug beenden").tap();
      await expect(page.getByText("Richtig!")).toBeVisible();
      expect(await top(page)).toBe(stands);
      if (at === 2) await expectNoViolations(page, "lesson on a phone");
      await next(page, "Weiter").tap();
    }
    await expect(
      page.getByRole("heading", { name: "Du kannst jetzt Anubixx spielen" }),
    ).toBeVisible();
  });

  test("leads to a first move of one’s own in three taps", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Pyramix in fünf Minuten lernen" }).tap();
    await page.locator("[data-board] [data-place='000']").tap();
    await page.locator("[data-board] .bar .primary").tap();
    await expect(page.getByText("Richtig!")).toBeVisible();
  });
});
