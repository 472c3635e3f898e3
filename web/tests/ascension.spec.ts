// Ascension against a bot of this device: by mouse, by keyboard alone, by touch on a phone.
//
// Most games go on from a record: Gold has borne two pyramids off, and the third lacks its top.
import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { deedsOfTurn, planTurn, powers, usedIn, type Deed } from "./ascension_play";
import { expectNoViolations } from "./axe";
import { clickOn, savedRecord, watchForErrors } from "./table";
import { nightly } from "./nightly";

const lastTurns = readFileSync(new URL("ascension-last-turns.game", import.meta.url), "utf8");
const start = '[Game "ascension"]\n[Rules "1"]\n[Players "2"]\n[Seat1 "bot:1"]\n\n* colours 0\n';

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
};

const place = (page: Page, name: string): Locator => page.locator(`[data-place="${name}"]`);
const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });
const undo = (page: Page): Locator =>
  page.locator("[data-board]").getByRole("button", { name: "Undo", exact: true });
const ending = (page: Page): Locator => page.locator("section[aria-label='The end']");
const yourTurn = (page: Page): Locator => page.locator("p.turn", { hasText: /^Your turn$/ });

/** Sits down at a game of this device as if it had been played here so far. */
async function resume(page: Page, record: string, opponent = "bot:1"): Promise<void> {
  const seats = [
    { kind: "me", name: "" },
    { kind: opponent.startsWith("bot") ? "bot" : "me", name: opponent },
  ];
  const entry = { id: "race", game: "ascension", seats, record, over: false, touched: 1 };
  await page.goto("/");
  await page.evaluate(
    (value) => localStorage.setItem("benben.game.race", value),
    JSON.stringify(entry),
  );
  await page.goto("/local/race");
  await expect(place(page, "O0").or(ending(page))).toBeVisible();
}

/** The record as this browser keeps it. */
async function keptRecord(page: Page): Promise<string> {
  const entry = await page.evaluate(() => localStorage.getItem("benben.game.race"));
  return (JSON.parse(entry ?? "{}") as { record: string }).record;
}

/** Waits until this page is to move, or the game is over; says which. */
async function myTurn(page: Page): Promise<boolean> {
  await yourTurn(page).or(ending(page)).first().waitFor();
  return !(await ending(page).isVisible());
}

async function play(page: Page, record: string, act: (deed: Deed) => Promise<void>): Promise<void> {
  for (const deed of deedsOfTurn(record, planTurn(record))) await act(deed);
  const confirm = button(page, "End turn");
  if (await confirm.isVisible()) await act({ button: "End turn" });
  await expect.poll(() => keptRecord(page)).not.toBe(record);
}

const byMouse = (page: Page) => async (deed: Deed) => {
  if ("place" in deed) await clickOn(place(page, deed.place));
  else if ("push" in deed) await page.locator(`[data-place="${deed.push}"]`).click();
  else if ("flip" in deed) await page.locator("button.stone").nth(deed.flip).click();
  else await button(page, deed.button).click();
};

async function playToTheEnd(page: Page, act: (deed: Deed) => Promise<void>): Promise<void> {
  for (let turns = 0; await myTurn(page); turns++) {
    expect(turns, "own turns").toBeLessThan(100);
    await play(page, await keptRecord(page), act);
  }
}

test.describe("by mouse", () => {
  test.use({ viewport: sizes.desktop });

  test("a whole game, with every power", nightly(true), async ({ page }) => {
    const errors = watchForErrors(page);
    await resume(page, start);
    await playToTheEnd(page, byMouse(page));
    await expect(ending(page).getByRole("heading", { name: /wins?|drawn/ })).toBeVisible();
    const whole = await savedRecord(page);
    expect(whole).toMatch(/^\[Result "\d \d"\]$/m);
    expect([...usedIn(whole, 0)].sort()).toEqual([...powers].sort());
    await button(page, "Rematch").click();
    await expect(place(page, "O0")).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("a piece is dragged to where it lands", async ({ page }) => {
    await resume(page, start);
    const middle = async (name: string) => {
      const box = await place(page, name).boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 3,
      };
    };
    const [from, wrong, to] = [await middle("O22"), await middle("O5"), await middle("O0")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(wrong.x, wrong.y, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole("alert").getByRole("link", { name: "Rule ASC-20" })).toBeVisible();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect(place(page, "O0")).toHaveAccessibleName(/small Gold stone/);
    await button(page, "End turn").click();
    await expect.poll(() => keptRecord(page)).toContain("0 O22>0\n");
  });

  test("a turn is prepared step by step and taken back", async ({ page }) => {
    await resume(page, start, "Grace");
    await clickOn(place(page, "I20"));
    await expect(place(page, "I21")).toHaveAccessibleName(/land here: lands on an empty space/);
    await clickOn(place(page, "I21"));
    const small = page.getByRole("button", { name: /^small Gold stone/ });
    await expect(small).toHaveAccessibleName(/counterclockwise to O23; turn it clockwise to O21/);
    await small.click();
    await button(page, "Scatter O22").click();
    await expect(place(page, "O21")).toHaveAccessibleName(/small Gold stone/);
    await undo(page).click();
    await expect(button(page, "Scatter O22")).toBeVisible();
    await undo(page).click();
    await expect(place(page, "I20")).toHaveAccessibleName(/Gold Anubis/);
    expect(await keptRecord(page)).toBe(start);
  });

  test("the boards that are options are played on", async ({ page }) => {
    for (const board of ["ring18", "hex18"]) {
      const tags = `[Option.board "${board}"]\n[Seat1 "bot:1"]`;
      await resume(page, start.replace('[Seat1 "bot:1"]', tags));
      await clickOn(place(page, "O17"));
      await clickOn(page.locator("[data-place][aria-label*='land here']").first());
      await button(page, "End turn").click();
      await expect.poll(() => keptRecord(page)).toContain("0 O17>");
    }
  });
});

test.describe("by keyboard", () => {
  test.use({ viewport: sizes.desktop });

  const focused = (page: Page, selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the ${key} key does not lead to ${String(target)}`);
  }

  const byKeys = (page: Page) => async (deed: Deed) => {
    if ("place" in deed) {
      if (!(await focused(page, "[data-place]"))) {
        await tabTo(page, page.locator("[data-place][tabindex='0']"), "Shift+Tab");
      }
      await tabTo(page, place(page, deed.place), "n");
    } else if ("push" in deed) {
      const way = deed.push.endsWith("+") ? "counterclockwise" : "clockwise";
      await tabTo(page, page.locator("button.button", { hasText: ` ${way}` }));
    } else if ("flip" in deed) await tabTo(page, page.locator("button.stone").nth(deed.flip));
    else await tabTo(page, button(page, deed.button));
    await page.keyboard.press("Enter");
  };

  test("a game to its end, with every power", async ({ page }) => {
    const errors = watchForErrors(page);
    await resume(page, lastTurns.replace("\n\n", '\n[Seat1 "bot:1"]\n\n'));
    await tabTo(page, page.locator("[data-place][tabindex='0']"));
    await playToTheEnd(page, byKeys(page));
    await expect(ending(page).getByRole("heading", { name: /wins?/ })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });

  test("powers are used by touch, and everything fits", async ({ page }) => {
    await resume(page, start);
    const fits = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(sizes.phone.width);
    };
    await fits();
    for (const target of await page.locator("[data-place^='O'], [data-place^='I']").all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await place(page, "I20").tap();
    await place(page, "I21").tap({ force: true });
    await page.getByRole("button", { name: /^large Gold stone/ }).tap();
    await fits();
    await expect(button(page, "Scatter O22")).toBeInViewport();
    await button(page, "Scatter O22").tap();
    // Away from where the last tap was: two at one place are a double one, which presses once.
    await button(page, "End turn").tap({ position: { x: 6, y: 6 } });
    await expect.poll(() => keptRecord(page)).toContain("0 scatter 22 ++-\n");
    await fits();
  });
});

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, nightly(name === "desktop"), () => {
    test.use({ viewport });

    test("axe finds nothing", async ({ page }) => {
      await resume(page, lastTurns, "Grace");
      await clickOn(place(page, "O4"));
      await expectNoViolations(page, "a piece in hand");
      await page.keyboard.press("Escape");
      for (const [from, to] of [
        ["I1", "I4"],
        ["I3", "I5"],
      ] as const) {
        await clickOn(place(page, from));
        await clickOn(place(page, to));
        await expectNoViolations(page, `the power after ${from} to ${to}`);
        await undo(page).click();
      }
    });
  });
}
