// A game that is over is looked back upon beside its board.
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { remember } from "./stored";
import { events, finishedRecord, takeByMouse, watchForErrors } from "./table";
import { nightly } from "./nightly";

/** How many reviews this browser keeps. */
const keptReviews = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer) => {
        const opening = indexedDB.open("benben-reviews");
        opening.onsuccess = () => {
          const database = opening.result;
          const asked = database.transaction("reviews").objectStore("reviews").get("index");
          asked.onsuccess = () => {
            database.close();
            answer(Array.isArray(asked.result) ? asked.result.length : 0);
          };
        };
      }),
  );

async function openReview(page: Page): Promise<void> {
  await page.goto("/replay");
  await page.getByLabel("Or paste a record").fill(finishedRecord);
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What decided the game" })).toBeVisible({
    timeout: 60_000,
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `what decided a game is told and shown at ${width} by ${height}`,
    nightly(width === 390),
    async ({ page }) => {
      const errors = watchForErrors(page);
      await page.setViewportSize({ width, height });
      await openReview(page);
      const review = page.getByRole("region", { name: "Review of the game" });
      await expect(review.locator(".account")).toHaveCount(3);
      const moments = review.locator(".moment");
      expect(await moments.count()).toBeGreaterThan(0);

      // A moment leads to its position, and from there to the better move on the board.
      const mistake = moments.filter({ hasText: "−" }).first();
      const why = mistake.locator("+ .why");
      await expect(why).toContainText("What it changed:");
      await expect(why).toContainText("Better:");
      await expect(
        why.getByRole("heading", { name: /^What a hint would have told / }),
      ).toBeVisible();
      await expect(why.getByRole("listitem").first()).toContainText(/\d/);
      await mistake.click();
      await expect(mistake).toHaveAttribute("aria-current", "step");
      await expect(review.locator(".here")).toContainText("Better:");
      const ask = review.getByRole("button", { name: "Why?" });
      await expect(ask).toHaveAttribute("aria-expanded", "false");
      await ask.click();
      await expect(review.locator(".here .why")).toContainText("What a hint would have told ");
      await expectNoViolations(page, "review with its reasons");
      const count = page.locator(".stepper .count");
      const at = Number.parseInt((await count.textContent()) ?? "");
      await review.getByRole("button", { name: "Show the better move" }).click();
      await expect(count).toContainText(`${at - 1} /`);
      await expect(page.locator("div.line")).toContainText("Better:");
      await expectNoViolations(page, "review");
      expect(errors).toEqual([]);
    },
  );
}

test("the curve is a slider that keys move, and the moves are still there", async ({ page }) => {
  await openReview(page);
  const curve = page.getByRole("slider");
  await curve.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const all = await events(page);
  await expect(page.locator(".stepper .count")).toContainText(`${all - 1} / ${all}`);
  await expect(curve).toHaveAttribute("aria-valuetext", /\d+%/);
  await page.getByRole("button", { name: "Moves", exact: true }).click();
  await expect(page.locator("ol[aria-label='Moves']")).toBeVisible();
  await expect(curve).toBeHidden();
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await expect(page.getByRole("heading", { name: "What decided the game" })).toBeVisible();
});

test("a review rests when somebody says so", async ({ page }) => {
  await page.goto("/replay");
  await page.getByLabel("Or paste a record").fill(finishedRecord);
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByRole("button", { name: "Review", exact: true }).click();
  const closer = page.getByRole("button", { name: "Look more closely" });
  await closer.click({ timeout: 60_000 });
  const done = page.getByRole("progressbar");
  await expect(done).toHaveAttribute("aria-valuetext", /^[1-9]\d* of/);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
});

test("it is kept, a comment goes into the record, and one can play on from there", async ({
  page,
}) => {
  const errors = watchForErrors(page);
  await openReview(page);
  await expect.poll(() => keptReviews(page)).toBe(1);
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await openReview(page);
  expect(workers.filter((url) => url.includes("review"))).toEqual([]);

  await page.getByRole("slider").fill("3");
  await expect(page.locator(".here")).toContainText(/Chances: .*%/);
  const comment = page.getByLabel("Comment on this position");
  await comment.fill('Here it turned "at last".');
  await page.getByRole("slider").fill("4");
  await expect(comment).toHaveValue("");
  await comment.fill("And here?");
  await page.getByRole("slider").fill("3");
  await expect(comment).toHaveValue('Here it turned "at last".');
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record with the review" }).click();
  const record = await readFile(await (await saved).path(), "utf8");
  expect(record).toContain(
    '[Comment.3 "Here it turned \\"at last\\"."]\n[Comment.4 "And here?"]\n[Review.Nodes "400"]\n',
  );

  await page.getByRole("button", { name: /^Play on from here as / }).click();
  await page.waitForURL(/\/local\//);
  await expect(page.locator(".line .turn")).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  const begun = await page.evaluate((key) => localStorage.getItem(key), `benben.game.${id}`);
  expect(begun).toContain('[Continued \\"3\\"]');
  expect(errors).toEqual([]);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(
    `moves are tried from a position and kept at ${width} by ${height}`,
    nightly(width > 390),
    async ({ page }) => {
      const errors = watchForErrors(page);
      await page.setViewportSize({ width, height });
      await page.goto(await remember(page, "pyramix", finishedRecord, true));
      const kept = () => page.evaluate(() => localStorage.getItem("benben.game.game") ?? "");
      const review = page.getByRole("region", { name: "Review of the game" });
      const open = async () => {
        // On a phone the end may lie over it, and gives way to the keys.
        await page.getByRole("button", { name: "Review", exact: true }).press("Enter");
        await page.getByRole("slider").fill("4");
      };
      await open();
      await expect(review.getByRole("heading", { name: "Variations from here" })).toBeVisible();
      const tries = review.getByRole("button", { name: "Try moves from here" });
      // Who tries nothing leaves nothing.
      await tries.press("Enter");
      const bar = page.getByRole("region", { name: "Variation from move 4" });
      await expect(bar.getByRole("heading")).toBeFocused();
      await bar.getByRole("button", { name: "Back to the game" }).press("Enter");
      await expect(tries).toBeFocused();
      await expect(page.locator(".stepper .count")).toContainText(/^4 \//);
      expect(await kept()).not.toContain("Variation.");

      await tries.press("Enter");
      await takeByMouse(page);
      await takeByMouse(page);
      const tried = await events(page);
      expect(tried).toBeGreaterThanOrEqual(6);
      await bar.getByRole("button", { name: "What is this worth?" }).click();
      await expect(bar).toContainText(/Chances: .*\d%/, { timeout: 60_000 });
      await expectNoViolations(page, "variation");
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      expect(await events(page)).toBe(4);
      expect(await kept()).not.toContain("Variation.");
      await takeByMouse(page);
      await takeByMouse(page);
      // Both moves are on the board before a key steps back from there.
      await expect(page.locator(".stepper .count")).toContainText(`${tried} / ${tried}`);
      // The arrows step through the variation, and only through it.
      await bar.getByRole("heading").press("ArrowLeft");
      await expect(page.locator(".stepper .count")).toContainText(`${tried - 1} / ${tried}`);
      await bar.getByRole("button", { name: "Back to the game" }).click();
      await expect(tries).toBeFocused();
      await expect(page.locator(".stepper .count")).toContainText(/^4 \//);
      await expect(review.getByRole("button", { name: "Open variation 1" })).toBeVisible();
      expect(await kept()).toMatch(/\[Variation\.0 \\"4 [^"]*; [^"]*\\"\]/);

      // It is found again after a reload, in the moves and in the review.
      await page.reload();
      const line = page.locator("ol[aria-label='Moves'] .turn").filter({ hasText: "1 variation" });
      await expect(line).toHaveCount(1);
      await open();
      await expectNoViolations(page, "review with a variation");
      await review.getByRole("button", { name: "Open variation 1" }).click();
      await bar.getByRole("heading").press("End");
      await expect(page.locator(".stepper .count")).toContainText(`${tried} / ${tried}`);
      await bar.getByRole("button", { name: "Back to the game" }).click();
      await review.getByRole("button", { name: "Delete variation 1" }).click();
      await expect(tries).toBeFocused();
      await expect(review.getByRole("button", { name: "Open variation 1" })).toHaveCount(0);
      expect(await kept()).not.toContain("Variation.");
      expect(errors).toEqual([]);
    },
  );
}

test("a variation that cannot be played says why, and goes into the saved record until it is deleted", async ({
  page,
}) => {
  const tags = ["4 0 999", "900 0 000", "nonsense"].map((it, at) => `[Variation.${at} "${it}"]\n`);
  await page.goto("/replay");
  await page
    .getByLabel("Or paste a record")
    .fill(finishedRecord.replace("\n\n", `\n${tags.join("")}\n`));
  await page.getByRole("button", { name: "Show it" }).click();
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await page.getByRole("slider").fill("4");
  const items = page.locator(".variations li");
  await expect(items).toHaveCount(3);
  for (const item of await items.all()) await expect(item).toContainText("Cannot be played: ");
  await page.getByRole("button", { name: "Delete variation 2" }).click();
  await expect(items).toHaveCount(2);
  const save = page.getByRole("button", { name: "Save the record with the review" });
  await save.waitFor({ timeout: 60_000 });
  const saved = page.waitForEvent("download");
  await save.click();
  const record = await readFile(await (await saved).path(), "utf8");
  expect(record).toContain('[Variation.0 "4 0 999"]\n[Variation.1 "nonsense"]\n[Review.Nodes');
});
