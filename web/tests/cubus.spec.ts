// Cubus against two bots of this device: whole games by mouse and by keys, with a knock, a layer
// pushed under the stack, and the demolition; practice offline.
import { expect, test, type Page } from "@playwright/test";
import {
  button,
  fixSeeds,
  keysBetween,
  missedByEdsger,
  playOn,
  result,
  sitDown,
  sizes,
  storedRecord,
  target,
  viewOf,
  type Hands,
} from "./cubus";
import { keptOnDevice, whenKept } from "./kept";
import { nightly } from "./nightly";
import { clickOn, watchForErrors } from "./table";

test.use({ viewport: sizes.desktop });

const mouse: Hands = {
  choose: (page, key) => clickOn(target(page, key)),
  press: (page, name) => button(page, name).click(),
};

/** Knocks for what the last player missed, then pushes a layer under the two boxes. */
async function knockAndPush(page: Page, hands: Hands): Promise<void> {
  await hands.press(page, "Knock");
  await hands.choose(page, "ghost 1,0", "put");
  await expect(page.getByText("It may be laid, for 1 point.")).toBeVisible();
  await hands.press(page, "Lay it");
  await expect(page.locator("p.turn")).toHaveText("Your turn");
  await expect(button(page, "Nothing to build")).toBeVisible();
  await hands.press(page, "Push a layer under everything");
  await expect(page.getByText("It may be laid, for 3 points.")).toBeVisible();
  await hands.press(page, "Lay it");
  await expect.poll(() => storedRecord(page)).toMatch(/^0 build 2,2$/m);
}

test.describe("by mouse", () => {
  test(
    "a whole game of three: a knock, a layer pushed under, the demolition",
    nightly(true),
    async ({ page }) => {
      const errors = watchForErrors(page);
      await sitDown(page, { events: missedByEdsger, tags: ['[Option.mode "both"]'] });
      await knockAndPush(page, mouse);
      await playOn(page, mouse);
      const record = await storedRecord(page);
      expect(record).toMatch(/^0 take \d+,\d+$/m);
      // The record has it as if nobody else had been asked (CUB-22).
      expect(record).toMatch(/^2 pass\n0 knock build 1,1$/m);
      expect(record).toMatch(/^\[Result "\d+ \d+ \d+"\]$/m);
      await expect(result(page).getByRole("listitem")).toHaveCount(3 + 3 * 4);
      expect(errors).toEqual([]);
    },
  );

  test("a demolition of three", async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page, { events: [], tags: ['[Option.mode "demolition"]'] });
    // A box that is under another, or carries the back, is refused with its rule.
    await target(page, "0,0,3").click({ force: true });
    await expect(page.getByRole("alert").getByRole("link", { name: /^Rule CUB-4/ })).toBeVisible();
    await playOn(page, mouse);
    const record = await storedRecord(page);
    expect(record.match(/^\d take /gm)).toHaveLength(64);
    expect(errors).toEqual([]);
  });

  test("a stack is drawn, taken back, refused with its rule, and drawn again", async ({ page }) => {
    await sitDown(page, { events: missedByEdsger.slice(0, 4) });
    await expect(button(page, "Lay it")).toHaveAttribute("aria-disabled", "true");
    await clickOn(target(page, "ghost 1,0"));
    const words = page.locator("[data-board] .bar");
    await expect(words).toContainText("This takes");
    await expect(words.getByRole("link", { name: "Rule CUB-13" })).toBeVisible();
    await button(page, "Undo the last step").click();
    await expect(words).toContainText("Change the stack");
    await button(page, "Redo it").click();
    await expect(words.getByRole("link", { name: "Rule CUB-13" })).toBeVisible();
    await page.getByRole("radio", { name: "Take off" }).check();
    await clickOn(target(page, "1,0,0"));
    await expect(words).toContainText("Change the stack");
    await page.getByRole("radio", { name: "Lid or open" }).check();
    await clickOn(target(page, "0,0,0"));
    await expect(words.getByRole("link", { name: /^Rule CUB-1/ })).toBeVisible();
    await button(page, "Start over with the stack on the table").click();
    await expect(words).toContainText("Change the stack");
    // In the mirror the same box lies on the other side.
    const side = async () => (await target(page, "0,0,0").getAttribute("d")) ?? "";
    await page.getByRole("radio", { name: "Put a box" }).check();
    await clickOn(target(page, "ghost 1,0"));
    const before = await side();
    await button(page, "Mirrored view").click();
    expect(await side()).not.toBe(before);
  });
});

test("people at one device let a pass pass, and hear what they missed", async ({ page }) => {
  await sitDown(page, { events: missedByEdsger, bots: false, tags: ['[Missed "shown"]'] });
  await expect(button(page, "Grace knocks")).toBeVisible();
  await button(page, "Nobody knocks").click();
  const words = "Nobody saw it: 1 point was there in Edsger’s turn.";
  await expect(page.locator("[data-board] .bar strong")).toHaveText(words);
  const heard = page.getByRole("status").first();
  await expect(heard).toContainText("Grace lets it pass.");
  await expect(heard).toContainText(words);
  expect(await storedRecord(page)).toMatch(/^2 pass\n0 waive\n1 waive\n\* draw [LRTO]$/m);
});

test("at a table that keeps it quiet nobody hears what they missed", async ({ page }) => {
  await sitDown(page, { events: missedByEdsger, bots: false, tags: ['[Missed "hidden"]'] });
  await button(page, "Nobody knocks").click();
  await expect(page.locator("p.turn")).toHaveText("Ada, it is your turn");
  await expect(page.locator("[data-board] .bar strong")).toHaveText("One box on the table.");
});

test.describe("by keyboard", () => {
  const focused = (page: Page) =>
    page.evaluate(() => ({
      target: document.activeElement?.getAttribute("data-place") ?? "",
      name:
        document.activeElement?.getAttribute("aria-label") ??
        document.activeElement?.textContent?.trim() ??
        "",
      onBoard: document.activeElement?.closest("[data-board]") !== null,
    }));

  async function tabTo(page: Page, found: (at: Awaited<ReturnType<typeof focused>>) => boolean) {
    for (let presses = 0; presses < 150; presses++) {
      if (found(await focused(page))) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("the tab key does not lead there");
  }

  const keys: Hands = {
    async choose(page, key, use) {
      await tabTo(page, ({ target }) => target !== "");
      const from = (await focused(page)).target;
      for (const press of keysBetween(await viewOf(page), use, from, key))
        await page.keyboard.press(press);
      expect((await focused(page)).target).toBe(key);
      await page.keyboard.press("Enter");
    },
    async press(page, name) {
      await tabTo(page, (at) => at.onBoard && at.name === name);
      await page.keyboard.press("Enter");
    },
  };

  test("a knock, and a layer pushed under", async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page, { events: missedByEdsger });
    await knockAndPush(page, keys);
    expect(errors).toEqual([]);
  });

  test("a whole game of three", nightly(true), async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page, { events: missedByEdsger });
    await knockAndPush(page, keys);
    await playOn(page, keys);
    expect(await storedRecord(page)).toMatch(/^\[Result "\d+ \d+ \d+"\]$/m);
    expect(errors).toEqual([]);
  });

  test("keys of their own draw, turn tops and go back", async ({ page }) => {
    await sitDown(page, { events: missedByEdsger.slice(0, 4) });
    await tabTo(page, ({ target }) => target !== "");
    const told = page.getByRole("status").first();
    await page.keyboard.press("+");
    await expect(told).toContainText("2 boxes after 1");
    await page.keyboard.press("u");
    await expect(told).toContainText("3 boxes after 1");
    await page.keyboard.press("d");
    await expect(told).toContainText("2 boxes after 1");
    await page.keyboard.press("-");
    await expect(told).toContainText("1 box after 1, as on the table");
    await page.keyboard.press("o");
    await expect(told).toContainText("CUB-");
    await page.keyboard.press("z");
    await expect(told).toContainText("as on the table");
    expect((await focused(page)).target).not.toBe("");
  });
});

test.describe("kept on the device", () => {
  test.use(keptOnDevice);

  test("the best move is found in the practice corner, without a network", async ({
    page,
    context,
  }) => {
    const errors = watchForErrors(page);
    await fixSeeds(page);
    await page.goto("/puzzles");
    await page.getByRole("link", { name: "Practise builds without end" }).click();
    const verdict = page.locator("p.task");
    await expect(verdict).toHaveText("Find the best place for a box.");
    await whenKept(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Another position" }).click();
    await expect(verdict).toHaveText("Find the best place for a box.");

    const ghosts = page.locator("[data-place^=ghost]:not([aria-label$='could show'])");
    const lay = page.getByRole("button", { name: "Lay it" });
    const next = page.getByRole("button", { name: "Next position" });
    const count = await ghosts.count();
    for (let index = 0; index < count && !(await next.isVisible()); index++) {
      await clickOn(ghosts.nth(index));
      if ((await lay.getAttribute("aria-disabled")) === "false") await lay.click();
      if (await next.isVisible()) break;
      await page.getByRole("button", { name: "Start over with the stack on the table" }).click();
    }
    await expect(verdict).toContainText("Nothing wins more");
    await expect(page.getByText("1 position solved")).toBeVisible();
    await expect(next).toBeFocused();
    await next.click();

    await page.getByRole("radio", { name: "Master" }).check();
    await expect(verdict).toHaveText("Find the move that wins most points.");
    await page.getByRole("button", { name: "Show the best move" }).click();
    await expect(verdict).toHaveText(/^This is one of the best moves: .*, (19|[2-9]\d) points\.$/);
    // What it changed can be looked at from both sides.
    const boxes = page.getByText(/^\d+ boxes on the table\.$/);
    const after = await boxes.innerText();
    await page.getByRole("radio", { name: "Before" }).check();
    await expect(boxes).not.toHaveText(after);
    await page.getByRole("radio", { name: "After" }).check();
    await expect(boxes).toHaveText(after);
    await page.getByRole("link", { name: "The rules" }).click();
    await expect(page.locator("#CUB-13")).toBeAttached();
    expect(errors).toEqual([]);
  });
});
