// A game that is over is looked back upon beside its board.
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { events, finishedRecord, watchForErrors } from "./table";

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
  test(`what decided a game is told and shown at ${width} by ${height}`, async ({ page }) => {
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
    await expect(why.getByRole("heading", { name: /^What a hint would have told / })).toBeVisible();
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
  });
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
