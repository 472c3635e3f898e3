// The page of rules: a game's own board in the text, questions that it answers, what is behind a mark.
import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe";

test("the rules show positions, and questions with theirs", async ({ page }) => {
  await page.goto("/rules/pyramix");
  const short = page.getByRole("region", { name: "In short" });
  await expect(
    short.getByRole("img", { name: "The board of Pyramix" }).locator("svg").first(),
  ).toBeVisible();
  // Nothing in a picture can be pressed or gone to.
  await expect(short.getByRole("img").locator("[inert]")).toHaveCount(1);

  const asked = page.locator("#PYX-13 details").filter({ hasText: "touches a cobra that shows" });
  await expect(asked.getByRole("img")).toHaveCount(0);
  await asked.locator("summary").click();
  await expect(asked).toContainText("No. The purple crane touches a cobra");
  await expect(
    asked.getByRole("img", { name: "The board of Pyramix" }).locator("svg").first(),
  ).toBeVisible();

  const mark = page.locator("#PYX-13").getByRole("button", { name: "Ruling" });
  await mark.focus();
  await expect(page.getByRole("note")).toContainText(
    "If it touches a cobra cube on any flat side.",
  );
  await expectNoViolations(page, "rules with boards");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("note")).toHaveCount(0);

  // What is asked is found, too.
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("slid beside");
  await expect(page.getByRole("status")).toHaveText("1 place found.");
  await expect(page.locator("#PYX-16 summary mark").first()).toHaveText("slid");
});
