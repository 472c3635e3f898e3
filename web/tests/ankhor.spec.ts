// Ankh'or against a bot of this device: by mouse, by keyboard alone, by touch on a phone; steps taken
// back and refused; nothing for axe to find. The draws are fixed, so that every game is the same.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { EVENTS, HEADER } from "../src/games/ankhor/fixture_record";
import { expectNoViolations } from "./axe";
import { clickOn, scoring, showResult, watchForErrors } from "./table";
import { nightly } from "./nightly";

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
};

/** A set-up that puts scribes and their colours into the row, so that a stack is never far. */
const setUp = ["* prices FI CP FT IIC PPT FCT", "* row Fs Cs Ps Ff Pb Cj", "* backs a=P b=T"];

interface Sitting {
  events?: readonly string[];
  bot?: boolean;
}

/** Sits down at a game of this device that has come so far. */
async function sitDown(page: Page, { events = setUp, bot = true }: Sitting = {}): Promise<void> {
  await page.addInitScript(() => {
    // The page draws its seeds, and nothing else, as whole numbers of 64 bits.
    const real = crypto.getRandomValues.bind(crypto);
    let seed = 7n;
    crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
      if (!(array instanceof BigInt64Array)) return real(array as never) as T;
      array.fill((seed = (seed * 2862933555777941757n + 3037000493n) % 2n ** 62n));
      return array;
    };
  });
  const record = [HEADER, ...events, ""].join("\n");
  const grace = bot ? { kind: "bot", name: "bot:1" } : { kind: "me", name: "Grace" };
  const seats = [{ kind: "me", name: bot ? "" : "Ada" }, grace];
  const entry = { id: "game", game: "ankhor", seats, record, over: false, touched: 1 };
  await page.goto("/");
  await page.evaluate(
    (value) => localStorage.setItem("benben.game.game", value),
    JSON.stringify(entry),
  );
  await page.goto("/local/game");
  await expect(page.locator(".board, section[aria-label='Final scoring']").first()).toBeVisible();
}

const storedRecord = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("benben.game.game") ?? "{}") as { record: string }).record,
  );

/** Where in the game before events of the sample begin so. */
const upTo = (start: string): readonly string[] =>
  EVENTS.slice(
    0,
    EVENTS.findIndex((event) => event.startsWith(start)),
  );

const yourTurn = (page: Page): Locator => page.locator("p.turn", { hasText: /^Your turn$/ });
const slot = (page: Page, number: number): Locator => page.locator(`[data-place=slot${number}]`);
const supply = (page: Page, token: string): Locator => page.locator(`[data-place=supply${token}]`);
const place = (page: Page, at: string): Locator => page.locator(`[data-place='${at}']`);
const openPlaces = (page: Page): Locator =>
  page.locator("[data-place][aria-label^='Place '][aria-disabled='false']");
const bar = (page: Page): Locator => page.locator(".board .bar");
const button = (page: Page, name: string | RegExp): Locator =>
  bar(page).getByRole("button", { name });

/** Waits until this page is to play, or the game is over; says which. */
async function myTurn(page: Page): Promise<boolean> {
  await yourTurn(page).or(scoring(page)).first().waitFor();
  return !(await scoring(page).isVisible());
}

/** What the board offers, read from what it says. */
interface Offer {
  /** Slots that can be bought, those on top of others first, then scribes. */
  slots: number[];
  /** Tokens that bring a tile nearer. */
  wanted: string;
  ankhs: number;
  due: string[];
  buttons: string[];
}

function readOffer(page: Page): Promise<Offer> {
  return page.evaluate(() => {
    const letters: Record<string, string> = {
      fish: "F",
      ivory: "I",
      coal: "C",
      plant: "P",
      plants: "P",
      textile: "T",
      textiles: "T",
      ankh: "A",
    };
    const numbers: Record<string, number> = { one: 1, two: 2, three: 3 };
    const named = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((it) => it.ariaLabel ?? "");
    const held: Record<string, number> = {};
    for (const name of named("[data-place^=held]")) {
      const found = /^(\w+): \w+ ha\w+ (\d+)/.exec(name);
      if (found) held[letters[found[1] ?? ""] ?? ""] = Number(found[2]);
    }
    const supplied: Record<string, number> = {};
    for (const name of named("[data-place^=supply]")) {
      const found = /^(\w+): (\d+) /.exec(name);
      if (found) supplied[letters[found[1] ?? ""] ?? ""] = Number(found[2]);
    }
    const there = (token: string): boolean => {
      const left = supplied[token] ?? 0;
      supplied[token] = left - 1;
      return left > 0;
    };
    const row = named("[data-place^=slot]").map((name, index) => ({ name, index }));
    const tiles = row.filter(({ name }) => !name.includes("empty"));
    const missing = tiles.map(({ name }) => {
      const cost = [...name.matchAll(/(one|two|three) (\w+)/g)];
      return cost.flatMap(([, amount = "", token = ""]) => {
        const letter = letters[token] ?? "";
        const lack = (numbers[amount] ?? 0) - (held[letter] ?? 0);
        return Array.from({ length: Math.max(0, lack) }, () => letter);
      });
    });
    const nearest = missing.sort((a, b) => a.length - b.length)[0] ?? [];
    const rank = (name: string) => (name.includes("on top") ? 0 : name.includes("scribe") ? 1 : 2);
    return {
      slots: tiles
        .filter(({ name }) => name.includes("can be bought"))
        .sort((a, b) => rank(a.name) - rank(b.name))
        .map(({ index }) => index),
      wanted: [...nearest, ..."AFPCIT"].filter(there).slice(0, 3).join(""),
      ankhs: held.A ?? 0,
      due: Object.keys(held).filter((token) => token !== "A" && (held[token] ?? 0) > 0),
      buttons: [...document.querySelectorAll(".board .bar .buttons button")].map(
        (it) => it.textContent ?? "",
      ),
    };
  });
}

/** The places that make a square first. */
const square = ["0,0^0", "2,0^0", "0,2^0", "2,2^0"];

/** Where to lay what is in hand: as high as can be, else into the square, else anywhere. */
async function goodPlace(page: Page): Promise<string> {
  const open = await openPlaces(page).evaluateAll((all) =>
    all.map((it) => it.getAttribute("data-place") ?? ""),
  );
  const high = open.find((at) => !at.endsWith("^0"));
  return high ?? square.find((at) => open.includes(at)) ?? open[0] ?? "";
}

/** How a person reaches things. */
interface Hands {
  buy: (page: Page, slot: number) => Promise<void>;
  take: (page: Page, tokens: string) => Promise<void>;
  giveBack: (page: Page, token: string) => Promise<void>;
  refresh: (page: Page) => Promise<void>;
  press: (page: Page, label: RegExp) => Promise<void>;
}

/** Plays one turn to its end. */
async function playTurn(page: Page, hands: Hands): Promise<void> {
  let refreshed = false;
  for (let steps = 0; steps < 20; steps++) {
    const { slots, wanted, ankhs, due, buttons } = await readOffer(page);
    const give = buttons.find((label) => label.startsWith("Give back"));
    if (give) {
      if (await button(page, give).isEnabled()) return hands.press(page, /^Give back/);
      for (const token of due) {
        if (await button(page, /^Give back/).isEnabled()) break;
        await hands.giveBack(page, token);
      }
      continue;
    }
    const end = buttons.find((label) => label.startsWith("End turn"));
    if (end) {
      const gaps = await page.locator("[data-place^=slot][aria-label*=': empty']").count();
      if (ankhs > 0 && gaps > 0 && !refreshed) {
        refreshed = true;
        await hands.refresh(page);
        continue;
      }
      await hands.press(page, /^End turn/);
      if (end.includes("give back")) continue;
      return;
    }
    const [first] = slots;
    if (first === undefined) {
      await hands.take(page, wanted);
      if (await button(page, "Only take").isVisible()) await hands.press(page, /^Only take/);
      else {
        await hands.press(page, /^Take and end turn/);
        if (!(await button(page, /^Give back/).isVisible())) return;
      }
    } else await hands.buy(page, first);
  }
  throw new Error("a turn does not end");
}

const mouse: Hands = {
  async buy(page, number) {
    await slot(page, number).click();
    await clickOn(place(page, await goodPlace(page)));
    const choice = button(page, /^Save the/).first();
    if (await choice.isVisible()) await choice.click();
  },
  async take(page, tokens) {
    for (const token of tokens) await supply(page, token).click();
  },
  giveBack: (page, token) => page.locator(`[data-place=held${token}]`).click(),
  async refresh(page) {
    const pile = page.locator("[data-place^=pile][aria-label*='can refresh']").first();
    await pile.click();
    await button(page, /^Refresh from pile/).click();
  },
  press: (page, label) => button(page, label).click(),
};

/** To the end, or so many turns. */
async function playOn(page: Page, hands: Hands, most = Infinity): Promise<void> {
  for (let turns = 0; turns < most && (await myTurn(page)); turns++) {
    await playTurn(page, hands);
    // What the button has done is on the page.
    await expect(button(page, /end turn|Give back/i)).toHaveCount(0);
  }
}

test.describe("by mouse", () => {
  test.use({ viewport: sizes.desktop });

  test(
    "a whole game, with a stack, an ankh's action and a scribe",
    nightly(true),
    async ({ page }) => {
      const errors = watchForErrors(page);
      await sitDown(page);
      await playOn(page, mouse);
      const record = await storedRecord(page);
      expect(record).toMatch(/^0 buy \d -?\d,-?\d\^1 -[FICPT]$/m);
      expect(record).toMatch(/^0 refresh [ab]$/m);
      // Who wants no motion has the result at once, and each part at a press.
      await expect(page.getByText(/ won$|^A draw$/).first()).toBeVisible();
      for (const part of ["Two-point tiles", "Animals", "Colours", "Tokens"]) {
        await scoring(page).getByRole("button", { name: part, exact: true }).click();
        await expect(scoring(page).getByRole("heading", { name: part, exact: true })).toBeVisible();
      }
      const told = page.locator("ol[aria-label='Moves'] .turn");
      await expect(
        told.filter({ hasText: "You ended the turn; the bonus turn begins." }),
      ).not.toHaveCount(0);
      expect(errors).toEqual([]);
    },
  );

  test("steps are taken back until something is drawn, and refused with their rule", async ({
    page,
  }) => {
    await sitDown(page, { events: upTo("0 buy 4 2,0^0"), bot: false });
    await expect(page.locator("p.turn")).toHaveText("Ada, it is your turn");
    // The white two-point tile has to touch the city; far away it may not lie.
    await slot(page, 2).click();
    await clickOn(place(page, "2,0^0"));
    await expect(page.getByRole("alert").getByRole("link", { name: "Rule ANK-12" })).toBeVisible();
    await page.keyboard.press("Escape");

    await slot(page, 4).click();
    await place(page, "2,0^0").hover();
    await expect(bar(page)).toContainText("Pays one fish and two ivory.");
    await clickOn(place(page, "2,0^0"));
    await expect(
      page.getByRole("button", { name: /^White two-point tile, on the table, 2,0/ }),
    ).toBeVisible();
    await button(page, "Undo").click();
    await expect(slot(page, 4)).toHaveAttribute("aria-label", /white two-point tile/);
    await expect(button(page, "Undo")).toHaveCount(0);

    await mouse.buy(page, 4);
    await page.locator("[data-place=pilea]").click();
    await button(page, "Refresh from pile A").click();
    await expect(button(page, "End turn")).toBeVisible();
    await expect(button(page, "Undo")).toHaveCount(0);
    expect(await storedRecord(page)).toMatch(/0 refresh a\n\* draw .*\n$/);
  });

  test("a city is looked at from nearer, and another's in large", async ({ page }) => {
    await sitDown(page, { events: EVENTS.slice(0, -4), bot: false });
    const city = page.getByRole("application", { name: /^The city of/ });
    const whole = await city.getAttribute("viewBox");
    await page.getByRole("button", { name: "Nearer" }).click();
    await expect(city).not.toHaveAttribute("viewBox", whole ?? "");
    await page.getByRole("button", { name: "Show the whole city" }).click();
    await expect(city).toHaveAttribute("viewBox", whole ?? "");
    await city.hover();
    await page.mouse.wheel(0, -300);
    await expect(city).not.toHaveAttribute("viewBox", whole ?? "");
    await page.getByRole("button", { name: /^Show the city of Grace/ }).click();
    await expect(page.getByRole("application", { name: "The city of Grace" })).toBeVisible();
    await page.getByRole("button", { name: /^Back to/ }).click();
    await expect(page.getByRole("application", { name: "The city of Ada" })).toBeVisible();
  });
});

test.describe("by keyboard", () => {
  test.use({ viewport: sizes.desktop });

  const focused = (page: Page, selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  /** Tab leads there, or back there from farther on the board. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    const key = (await focused(page, ".board *")) ? "Shift+Tab" : "Tab";
    for (let presses = 0; presses < 40; presses++) {
      if (await focused(page, selector)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the tab key does not lead to ${selector}`);
  }

  /** The keys of the board work wherever on it the focus is. */
  async function enterBoard(page: Page): Promise<void> {
    if (!(await focused(page, ".board *"))) await tabTo(page, ".market [data-place]");
  }

  /** Walks with the arrow keys to a place of the city. */
  async function walkTo(page: Page, at: string): Promise<void> {
    const reached = () => focused(page, `[data-place='${at}']`);
    await page.keyboard.press("Home");
    for (let presses = 0; presses < 60 && !(await reached()); presses++) {
      await page.keyboard.press(
        ["ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"][presses % 4] ?? "",
      );
    }
  }

  const keys: Hands = {
    async buy(page, number) {
      await enterBoard(page);
      await page.keyboard.press(String(number + 1));
      await expect(openPlaces(page).first()).toBeVisible();
      const at = await goodPlace(page);
      if (!(await focused(page, `[data-place='${at}']`))) await walkTo(page, at);
      if (!(await focused(page, "[aria-label^='Place '][aria-disabled='false']")))
        await openPlaces(page).first().focus();
      await page.keyboard.press("Enter");
      // Where a marker is to be chosen, its button has the focus.
      if (
        await button(page, /^Save the/)
          .first()
          .isVisible()
      )
        await page.keyboard.press("Enter");
    },
    async take(page, tokens) {
      await enterBoard(page);
      for (const token of tokens) await page.keyboard.press(token.toLowerCase());
    },
    giveBack: (page, token) => page.keyboard.press(token),
    async refresh(page) {
      await tabTo(page, ".market [data-place]");
      await page.keyboard.press("End");
      if (!(await focused(page, "[aria-label*='can refresh']")))
        await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
      await expect(button(page, /^Refresh from pile/)).toBeFocused();
      await page.keyboard.press("Enter");
    },
    async press(page, label) {
      await expect(button(page, label)).toBeVisible();
      // The main button has a key; the others are reached by Tab.
      await enterBoard(page);
      if (!/^\^Only/.test(label.source)) return page.keyboard.press("e");
      const reached = () => button(page, label).evaluate((it) => it === document.activeElement);
      for (let presses = 0; presses < 40 && !(await reached()); presses++)
        await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    },
  };

  test("three turns", async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page);
    await playOn(page, keys, 3);
    expect(await storedRecord(page)).toMatch(/^0 /m);
    expect(errors).toEqual([]);
  });

  test("a whole game", nightly(true), async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page);
    await playOn(page, keys);
    expect(await storedRecord(page)).toMatch(/^0 buy /m);
    // Away from the board the keys step through the game.
    await tabTo(page, "[aria-label='One step back']");
    await page.keyboard.press("Home");
    await expect(page.getByText(/^0 \/ \d+ · /)).toBeVisible();
    await page.keyboard.press("End");
    await showResult(page);
    expect(errors).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test("turns by touch, with targets that fingers hit", async ({ page }) => {
    const errors = watchForErrors(page);
    await sitDown(page, { events: upTo("0 buy 1 1,1^1"), bot: false });
    const tap = async (target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      await target.tap();
    };
    await tap(slot(page, 1));
    await place(page, "1,1^1").tap();
    // The first touch looks, and asks what is saved.
    await expect(bar(page)).toContainText("Which marker is saved?");
    await button(page, "Save the coal, pay one ivory").tap();
    await button(page, /^End turn/).tap();
    await expect(page.locator("p.turn")).toHaveText("Grace, it is your turn");
    for (const token of "FTP") await tap(supply(page, token));
    await button(page, "Start over").tap();
    for (const token of "FTA") await tap(supply(page, token));
    await button(page, "Take and end turn").tap();
    await expect(page.locator("p.turn")).not.toHaveText("Grace, it is your turn");

    const small = await page
      .locator(".board button:not(.visually-hidden), .board [data-place]")
      .evaluateAll((all) =>
        all
          .map((it) => ({ name: it.getAttribute("aria-label"), box: it.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < 24)
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(sizes.phone.width);
    expect(errors).toEqual([]);
  });
});

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, nightly(name === "desktop"), () => {
    test.use({ viewport });

    test("nothing for axe to find", async ({ page }) => {
      await sitDown(page);
      await expectNoViolations(page, "the first position");
      await slot(page, 0).click();
      await clickOn(place(page, "0,0^0"));
      await expect(page.getByRole("alert").getByRole("link")).toBeVisible();
      await expectNoViolations(page, "table with a refusal");
    });

    test("nothing for axe to find in what opens there", nightly(true), async ({ page }) => {
      await sitDown(page);
      await mouse.take(page, "FIA");
      await expectNoViolations(page, "tokens in the tray");

      await sitDown(page, { events: upTo("0 buy 1 1,1^1"), bot: false });
      await slot(page, 1).click();
      await clickOn(place(page, "1,1^1"));
      await expectNoViolations(page, "places, and a marker to choose");
      await page.getByRole("button", { name: /^Show the city of Grace/ }).click();
      await expectNoViolations(page, "another's city");

      await sitDown(page, { events: upTo("0 return C"), bot: false });
      await expectNoViolations(page, "tokens to give back");

      await sitDown(page, { events: EVENTS, bot: false });
      await expect(scoring(page)).toBeVisible();
      await expectNoViolations(page, "final scoring");
    });
  });
}
