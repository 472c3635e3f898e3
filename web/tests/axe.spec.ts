// Axe finds nothing on any screen: large and small, by day and by night.
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  chooseFriends,
  clickOn,
  finishedRecord,
  myTurn,
  openMore,
  playAtOnce,
  scoring,
  takeByMouse,
} from "./table";
import { nightly } from "./nightly";
import { test } from "./people";

const sizes = [
  { name: "desktop", viewport: { width: 1280, height: 800 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
];

/** A finished game of this device, as if it had been played here. */
async function remember(page: Page, id: string): Promise<void> {
  const seats = ["Ada", "Grace", "Edsger"].map((name) => ({ kind: "me", name }));
  const entry = { id, game: "pyramix", seats, record: finishedRecord, over: true, touched: 1 };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `benben.game.${id}`,
    JSON.stringify(entry),
  ] as const);
}

test("who wants no motion sees every change at once", async ({ page }) => {
  await page.goto("/new/pyramix");
  const opacities = await page.getByRole("button", { name: "Start" }).evaluate((button) => {
    const before = getComputedStyle(button).opacity;
    button.setAttribute("aria-disabled", "true");
    return [before, getComputedStyle(button).opacity];
  });
  // Not the old one until the next frame, as in a transition of next to no time.
  expect(opacities).toEqual(["1", "0.65"]);
});

for (const { name, viewport } of sizes) {
  test.describe(name, nightly(name === "desktop"), () => {
    test.use({ viewport });

    test("screens of this device", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page, "home");

      await playAtOnce(page);
      await takeByMouse(page);
      await myTurn(page);
      await clickOn(page.getByRole("button", { name: /cannot be taken/ }).first());
      await expectNoViolations(page, "table with a refusal");

      await remember(page, "finished");
      await page.goto("/local/finished");
      await expect(scoring(page)).toBeVisible();
      await expectNoViolations(page, "final scoring");

      await page.goto("/");
      await expect(page.getByRole("heading", { name: "Go on playing" })).toBeVisible();
      await expectNoViolations(page, "home with games");
    });

    test("screens without a table", async ({ page }) => {
      await page.goto("/new/pyramix");
      await expect(page.getByRole("radio", { name: "Imhotep" })).toBeVisible();
      await openMore(page);
      await expect(page.getByRole("group", { name: "Inner cubes" })).toBeVisible();
      await expectNoViolations(page, "new table against bots");
      await chooseFriends(page);
      await expectNoViolations(page, "new table by link");

      await page.goto("/rules/pyramix#PYX-12");
      await expect(page.locator("#PYX-12")).toBeVisible();
      await expectNoViolations(page, "rules");

      await page.goto("/replay");
      await page.getByLabel("Or paste a record").fill("[Game");
      await expectNoViolations(page, "replay");
      await page.getByRole("button", { name: "Show it" }).click();
      await expect(page.getByRole("alert")).toContainText("Line 1:");
      await expectNoViolations(page, "faulty record");

      for (const path of ["/nowhere", "/local/unknown", "/table/unknown"]) {
        await page.goto(path);
        await expect(page.getByRole("link", { name: "To the first page" })).toBeVisible();
        await expectNoViolations(page, path);
      }
    });

    test("screens of a table by link", async ({ page, person }) => {
      await page.goto("/new/pyramix");
      await chooseFriends(page);
      await page.getByRole("button", { name: "Open the table" }).click();
      const link = page.getByLabel(/^Link for seat/);
      await expect(link).toBeVisible();
      await expectNoViolations(page, "table that waits for a friend");

      const guest = await person({ viewport });
      await guest.goto(await link.inputValue());
      await expect(guest.getByRole("button", { name: "Sit down and play" })).toBeVisible();
      await expectNoViolations(guest, "invitation");
    });
  });
}
