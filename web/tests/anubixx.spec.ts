// Anubixx against bots of this device: by mouse, by keyboard alone, by touch on a phone; prepared
// turns at a table by link; sheets of one's own.
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import {
  buildByPointer,
  byDie,
  finish,
  inBar,
  pass,
  place,
  stones,
  ways,
  yourTurn,
} from "./anubixx_play";
import { expectNoViolations } from "./axe";
import {
  chooseFriends,
  events,
  goneOn,
  openMore,
  savedRecord,
  scoring,
  showResult,
  stands,
  watchForErrors,
} from "./table";
import { nightly } from "./nightly";
import { test } from "./people";

/** A finished game of two: the scoring example of the rules. */
const finishedRecord = readFileSync(
  new URL("../../games/anubixx/golden/scoring-example.game", import.meta.url),
  "utf8",
);

/** A block that the page cannot draw. */
const otherSymbols = readFileSync(
  new URL("../../games/anubixx/sheets/five-unique-symbols.txt", import.meta.url),
  "utf8",
);

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
};

/** A game of three on this device, the person first; the bots answer fast. */
async function sitDown(page: Page): Promise<void> {
  await page.goto("/new/anubixx");
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await openMore(page);
  for (const seat of [2, 3]) {
    await page.getByLabel(`How strong the bot of seat ${seat} is`).selectOption("1");
  }
  await page.getByLabel("Draw the order of the seats by chance").uncheck();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(yourTurn(page)).toBeVisible();
}

const moves = (page: Page): Locator => page.locator("ol[aria-label='Moves'] .turn");

/** Waits until this page is to build, or the game is over; says which. */
async function myTurn(page: Page): Promise<boolean> {
  await yourTurn(page).or(scoring(page)).first().waitFor();
  return !(await scoring(page).isVisible());
}

test.describe("by mouse", () => {
  test.use({ viewport: sizes.desktop });

  test("a whole game of three", nightly(true), async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page);
    while (await myTurn(page)) await buildByPointer(page, (target) => target.click());
    // Who wants no motion has the result at once, and each part at a press.
    await expect(page.locator("p.turn", { hasText: / won$|^A draw$/ })).toBeVisible();
    for (const part of ["Pyramid", "Arch", "Mosaic", "Bonuses"]) {
      await scoring(page).getByRole("button", { name: part }).click();
      await expect(scoring(page).getByRole("row", { name: part })).toHaveClass(/now/);
    }
    expect(await savedRecord(page)).toMatch(/^\[Result "\d+ \d+ \d+"\]$/m);
    expect(errors).toEqual([]);
  });

  test("steps are taken back, refused with their rule, and others' sheets looked at", async ({
    page,
  }) => {
    await sitDown(page);
    const before = await events(page);
    await byDie(page).first().click();
    // What rests on nothing yet says so.
    await place(page, "P61").click({ force: true });
    await expect(page.getByRole("alert").getByRole("link", { name: "Rule ANX-21" })).toBeVisible();
    if (await pass(page).isVisible()) {
      const undo = inBar(page, "Undo");
      if (await undo.isVisible()) await undo.click();
    }
    await expect(inBar(page, "End turn")).toBeVisible();
    await stands(page, before);
    const other = page.getByRole("button", { name: "Show Nefru II’s sheet large" });
    await other.click();
    await expect(page.getByRole("heading", { name: "Nefru II’s sheet" })).toBeVisible();
    await expect(stones(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Back to your sheet" }).click();
    await expect(stones(page).first()).toBeVisible();
  });

  test("sheets of one's own are read, and a faulty one is named by its line", async ({ page }) => {
    const sheet = [
      "sheet G",
      "pyramid rygblo boryg glbo yrl og b",
      "arch yrobl grlyo g",
      "mosaic rogb lbyo gyr",
      "quarry obglyrborylg",
    ];
    await page.goto("/new/anubixx");
    await openMore(page);
    await page.getByText(/sheets of your own/).click();
    await page.getByLabel("Text of the file").fill(sheet.join("\n"));
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Line 4:" })).toBeVisible();
    await expectNoViolations(page, "a faulty sheet");
    await page.getByLabel("Text of the file").fill(otherSymbols);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "cannot draw a block" })).toBeVisible();
    await page.getByLabel("Text of the file").fill("block\nquarry 10");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "of this block, of which there are 0" }),
    ).toBeVisible();
    await page.getByLabel("Text of the file").fill(sheet.join("\n").replace("gyr\n", "gyrl\n"));
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/\/local\//);
    expect(await savedRecord(page)).toContain('[Sheet.G "rygbloborygg');
  });
});

test.describe("by keyboard", () => {
  test.use({ viewport: sizes.desktop });

  const focused = (page: Page, selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      if (await focused(page, selector)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the tab key does not lead to ${selector}`);
  }

  /** As by pointer: N walks to what can be crossed out, Enter takes it, Tab leads to the buttons. */
  async function buildByKeys(page: Page): Promise<void> {
    const before = await events(page);
    for (let steps = 0; !(await finish(page).isVisible()); steps++) {
      expect(steps).toBeLessThan(8);
      if (await ways(page).first().isVisible()) {
        // The first way to pay has the focus already.
        await page.keyboard.press("Enter");
        continue;
      }
      if ((await stones(page).count()) === 0) break;
      // Once a turn is played the focus is on the words under the sheet.
      const back = await focused(page, ".bar *");
      await tabTo(page, "[data-place]", back ? "Shift+Tab" : "Tab");
      if (!(await focused(page, "[aria-disabled='false']:not([aria-pressed])"))) {
        await page.keyboard.press("n");
      }
      await page.keyboard.press("Enter");
    }
    await tabTo(page, ".bar .buttons button");
    await page.keyboard.press("Enter");
    await goneOn(page, before);
  }

  test("three turns of a game of three", async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page);
    for (let turns = 0; turns < 3 && (await myTurn(page)); turns++) await buildByKeys(page);
    expect(errors).toEqual([]);
  });

  test("a whole game of three", nightly(true), async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page);
    while (await myTurn(page)) await buildByKeys(page);
    await tabTo(page, "[aria-label='One step back']");
    await page.keyboard.press("Home");
    await expect(page.getByText(/^0 \/ \d+/)).toBeVisible();
    await page.keyboard.press("End");
    await showResult(page);
    expect(errors).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test("a game of three by touch, with targets that fingers hit", async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page);
    const small = await page.locator("[data-place]").evaluateAll((places) =>
      places
        .map((element) => ({
          name: element.getAttribute("data-place"),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => Math.min(box.width, box.height) < 24)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    for (let turns = 0; turns < 4 && (await myTurn(page)); turns++) {
      await buildByPointer(page, (target) => target.tap());
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(sizes.phone.width);
    expect(errors).toEqual([]);
  });
});

/** A finished game of this device, as if it had been played here. */
async function remember(page: Page, record: string): Promise<void> {
  const seats = ["Ada", "Grace"].map((name) => ({ kind: "me", name }));
  const entry = { id: "finished", game: "anubixx", seats, record, over: true, touched: 1 };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    "benben.game.finished",
    JSON.stringify(entry),
  ] as const);
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, nightly(name === "desktop"), () => {
    test.use({ viewport });

    test("nothing for axe to find", async ({ page }) => {
      await sitDown(page);
      await expectNoViolations(page, "table");
      await place(page, "P61").click({ force: true });
      await expectNoViolations(page, "table with a refusal");
    });

    test("nothing for axe to find in what opens there", nightly(true), async ({ page }) => {
      await sitDown(page);
      const dear = page.locator("[data-place^=P][aria-label$='at a cost']").first();
      await dear.click();
      await expect(ways(page).first()).toBeVisible();
      await expectNoViolations(page, "ways to pay");
      await ways(page).first().getByRole("button").click();
      await expectNoViolations(page, "half a turn");
      await page.getByRole("button", { name: "Show Nefru’s sheet large" }).click();
      await expectNoViolations(page, "another's sheet");

      await remember(page, finishedRecord);
      await page.goto("/local/finished");
      await expect(scoring(page)).toBeVisible();
      await expectNoViolations(page, "final scoring");
    });
  });
}

test("a turn that was prepared is played when it is due", async ({ person }) => {
  const [ada, grace] = [await person(), await person()];
  await ada.goto("/new/anubixx");
  await chooseFriends(ada);
  await ada.getByLabel("Your name").fill("Ada");
  await openMore(ada);
  await ada.getByLabel("Draw the order of the seats by chance").uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await grace.goto(await ada.getByLabel("Link for seat 2").inputValue());
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();

  // While Ada thinks, Grace prepares a stone; it waits.
  await expect(yourTurn(ada)).toBeVisible();
  await byDie(grace).and(grace.locator("[data-place^=P]")).first().click();
  await grace.getByRole("button", { name: "End turn" }).click();
  await expect(grace.getByText("your turn is prepared").first()).toBeVisible();
  await stands(ada, 2);

  // Ada takes no die, so it is played at once, both steps, and Grace rolls.
  await inBar(ada, "End turn").click();
  for (const done of ["crossed out", "rolled"]) {
    await expect(moves(ada).filter({ hasText: `Grace ${done}` })).toHaveCount(1);
    await expect(moves(grace).filter({ hasText: `You ${done}` })).toHaveCount(1);
  }

  // Of what Grace does now, Ada sees nothing before it is confirmed.
  await expect(yourTurn(grace)).toBeVisible();
  await stones(grace).and(grace.locator("[data-place^=P]")).first().click();
  if (await ways(grace).first().isVisible()) await ways(grace).first().getByRole("button").click();
  await expect(inBar(grace, "Undo")).toBeVisible();
  await stands(ada, 6);
  await inBar(grace, "Undo").click();
  await inBar(grace, "End turn").click();
  await stands(ada, 7);
  await expect(yourTurn(ada)).toBeVisible();
});
