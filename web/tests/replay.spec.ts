// Records: one that is right, and some that are not.
import { expect, test } from "@playwright/test";
import { finishedRecord, removals, savedRecord, scoring, takeable } from "./table";

test("a record is replayed from a file", async ({ page }) => {
  await page.goto("/replay");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "example.game",
    mimeType: "text/plain",
    buffer: Buffer.from(finishedRecord),
  });
  await expect(removals(page)).toHaveCount(35);
  await expect(page.getByText(/^0 \/ \d+/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^2 \/ \d+/)).toBeVisible();
  await expect(takeable(page)).toHaveCount(0);
  await page.getByRole("button", { name: "To the latest" }).click();
  await expect(scoring(page)).toBeVisible();
  expect(await savedRecord(page)).toBe(finishedRecord);
});

test("a record plays by itself, at three paces, and stops at any step and at its end", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto("/replay");
  await page.getByLabel("Or paste a record").fill(finishedRecord);
  await page.getByRole("button", { name: "Show it" }).click();
  const count = page.locator(".stepper .count");
  const pause = page.getByRole("button", { name: "Pause", exact: true });
  await expect(count).toContainText(/^0 \/ \d+/);
  await page.clock.pauseAt(3_600_000);
  const places = () =>
    page.locator(".stepper > *").evaluateAll((ways) =>
      ways.map((way) => {
        const { x, y } = way.getBoundingClientRect();
        return [x, y];
      }),
    );
  const before = await places();
  await page.getByRole("button", { name: "Play the game" }).click();
  await expect(count).toContainText(/^1 \//);
  expect(await places()).toEqual(before);
  await page.clock.runFor(1000);
  await expect(count).toContainText(/^2 \//);
  await page.getByLabel("Pace of playing").selectOption("fast");
  await page.clock.runFor(1000);
  await expect(count).toContainText(/^3 \//);
  await page.clock.runFor(450);
  await expect(count).toContainText(/^4 \//);
  await pause.press("k");
  await expect(pause).toHaveCount(0);
  await page.keyboard.press("k");
  await expect(count).toContainText(/^5 \//);
  await page.keyboard.press("ArrowLeft");
  await expect(pause).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(count).toContainText(/^4 \//);
  await page.keyboard.press("End");
  await page.clock.runFor(5000);
  await expect(scoring(page)).toBeVisible();
  await page.keyboard.press("k");
  await expect(count).toContainText(/^0 \//);
  await page.clock.runFor(60_000);
  await expect(scoring(page)).toBeVisible();
  await expect(pause).toHaveCount(0);
});

test("a faulty record is refused with its line and rule", async ({ page }) => {
  const lines = finishedRecord.split("\n");
  const first = lines.findIndex((line) => line.startsWith("0 "));
  lines[first] = "0 111";
  await page.goto("/replay");
  await page.getByLabel("Or paste a record").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Show it" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(`Line ${first + 1}:`);
  await expect(alert).toContainText("0 111");
  await alert.getByRole("link", { name: "Rule PYX-11" }).click();
  await expect(page.locator("#PYX-11")).toBeInViewport();
  await page.goBack();
  await expect(alert).toContainText("0 111");
});

test("a file that is no record says so", async ({ page }) => {
  await page.goto("/replay");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "picture.png",
    mimeType: "image/png",
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]),
  });
  await expect(page.getByRole("alert")).toContainText("This is no record of a game.");
  await expect(page.getByRole("alert")).not.toContainText("Line");
});

test("what is nearly a record says which line is wrong", async ({ page }) => {
  await page.goto("/replay");
  await page.getByLabel("Or paste a record").fill('[Game "pyramix]\n[Rules "1"]\n\n');
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("alert")).toContainText("Line 1:");
});
