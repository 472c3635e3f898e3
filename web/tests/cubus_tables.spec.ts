// Cubus in more places than one: a phone, and nothing for axe to find by day and by night.
import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe";
import {
  button,
  missedByEdsger,
  playOn,
  result,
  sitDown,
  sizes,
  target,
  wholeGame,
  type Hands,
} from "./cubus";
import { clickOn, openMore, watchForErrors } from "./table";
import { nightly } from "./nightly";

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  const finger: Hands = {
    async choose(page, key) {
      await target(page, key).scrollIntoViewIfNeeded();
      await clickOn(target(page, key));
    },
    press: (page, name) => button(page, name).tap(),
  };

  test("the last turns of a game, with targets that fingers hit", async ({ page }) => {
    const errors = watchForErrors(page);
    const events = await wholeGame();
    const late = events.findLastIndex((event) => event.startsWith("* draw"));
    const mine = events.findLastIndex(
      (event, at) => at < late && event.startsWith("* draw") && events[at + 1]?.startsWith("0 "),
    );
    await sitDown(page, { events: events.slice(0, mine + 1) });
    await expect(button(page, "Lay it")).toBeVisible();
    const small = await page.locator("[data-place^=ghost]").evaluateAll((ghosts) =>
      ghosts
        .map((it) => ({ key: it.getAttribute("data-place"), box: it.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 18)
        .map(({ key }) => key),
    );
    expect(small).toEqual([]);
    // What hinders stands above the buttons, in sight with the stack.
    await button(page, "Push a layer under everything").tap();
    await expect(page.locator("[data-board] .bar span")).toBeInViewport();
    await expect(page.locator("[data-board] .bar span")).toContainText("This takes");
    await button(page, "Undo the last step").tap();
    await playOn(page, finger);
    await expect(result(page)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(sizes.phone.width);
    expect(errors).toEqual([]);
  });
});

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, nightly(name === "desktop"), () => {
    test.use({ viewport });

    test("nothing for axe to find", async ({ page }) => {
      await sitDown(page, { events: missedByEdsger.slice(0, 4) });
      await expectNoViolations(page, "building mode");
      await clickOn(target(page, "ghost 1,0"));
      await expect(page.getByRole("link", { name: "Rule CUB-13" })).toBeVisible();
      await expectNoViolations(page, "a stack that may not be laid");
    });

    test("nothing for axe to find in what comes later", nightly(true), async ({ page }) => {
      await sitDown(page, { events: missedByEdsger });
      await expect(button(page, "Knock")).toBeVisible();
      await expectNoViolations(page, "the bell");
      await button(page, "Knock").click();
      await clickOn(target(page, "ghost 1,0"));
      await expect(page.getByText("It may be laid, for 1 point.")).toBeVisible();
      await expectNoViolations(page, "a knock that may be laid");
      await button(page, "Lay it").click();
      await expect(button(page, "Nothing to build")).toBeVisible();
      await expectNoViolations(page, "after a knock");

      await sitDown(page, { events: [], tags: ['[Option.mode "demolition"]'] });
      await expect(page.locator("[data-place^='3,3']").first()).toBeVisible();
      await expectNoViolations(page, "demolition");

      await sitDown(page, { events: await wholeGame(), bots: false, over: true });
      await expect(result(page)).toBeVisible();
      await expectNoViolations(page, "result");

      await page.goto("/practice/cubus");
      await page.getByRole("button", { name: "Show the best move" }).click();
      await expect(page.getByRole("button", { name: "Next position" })).toBeVisible();
      await expectNoViolations(page, "practice");
      await page.goto("/new/cubus");
      await openMore(page);
      await expect(page.getByRole("group", { name: "Time to knock" })).toBeVisible();
      await expectNoViolations(page, "new table");
    });
  });
}
