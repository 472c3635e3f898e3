// Cubus in more places than one: two browsers that knock at the same moment at a table of the
// server, a phone, and nothing for axe to find by day and by night.
import { expect, test, type Browser, type Page } from "@playwright/test";
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
import { chooseFriends, clickOn, openMore, savedRecord, watchForErrors } from "./table";

const person = async (from: Browser) => (await from.newContext()).newPage();
const moves = (page: Page) => page.locator("ol[aria-label='Moves'] button");

/** A person's line to the server, which can be made to keep back what the server says. */
class Line {
  private held: (() => void)[] | null = null;
  /** What the page has sent. */
  readonly sent: string[] = [];

  async lay(page: Page): Promise<void> {
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        this.sent.push(String(message));
        server.send(message);
      });
      server.onMessage((message) => {
        if (this.held) this.held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
  }

  hold(): void {
    this.held ??= [];
  }

  release(): void {
    for (const deliver of this.held ?? []) deliver();
    this.held = null;
  }
}

/** Ada opens a table by link; Grace and Edsger sit down. */
async function sitDownByLink(ada: Page, guests: [string, Page][]): Promise<void> {
  await ada.goto("/new/cubus");
  await chooseFriends(ada);
  await ada.getByRole("radio", { name: "3", exact: true }).check();
  await ada.getByLabel("Name of seat 1").fill("Ada");
  await openMore(ada);
  await ada.getByRole("radio", { name: "No limit" }).check();
  await ada.getByLabel("Draw the order of the seats by chance").uncheck();
  await ada.getByRole("button", { name: "Open the table" }).click();
  // One link for all: whoever comes first takes the first seat that is free.
  const link = await ada.getByLabel("Link for any free seat").inputValue();
  for (const [name, page] of guests) {
    await page.goto(link);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Sit down and play" }).click();
    await expect(page).toHaveURL(/\/table\/[\w-]+$/);
  }
}

/** The ghost around the first box for which Ada's cards are enough; null if there is none. */
async function affordable(page: Page): Promise<string | null> {
  const cards = page.locator("section[aria-label='Ada'] li .visually-hidden");
  const held = (await cards.allTextContents()).filter((words) => !words.trim().startsWith("no "));
  const has = (kind: string) => held.some((words) => words.includes(kind));
  if (has("left side") && has("right side")) return "ghost 0,0";
  if (has("lid") && has("left side")) return "ghost 1,0";
  return has("lid") && has("right side") ? "ghost 0,1" : null;
}

/** Lets a pass pass: everybody but the passer says so. */
async function waive(others: Page[]): Promise<void> {
  for (const page of others) await button(page, "Let it pass").click();
}

test("CUB-22: of two who knock at the same moment one is first", async ({ browser }) => {
  const [ada, grace, edsger] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  const everybody = [ada, grace, edsger];
  const errors = everybody.map(watchForErrors);
  const lines = [new Line(), new Line()];
  await lines[0]?.lay(grace);
  await lines[1]?.lay(edsger);
  await sitDownByLink(ada, [
    ["Grace", grace],
    ["Edsger", edsger],
  ]);

  // All pass until Ada holds enough for a second box, and passes once more.
  let ghost: string | null = null;
  for (let round = 0; ghost === null; round++) {
    expect(round).toBeLessThan(12);
    for (const passer of everybody) {
      await expect(button(passer, "Nothing to build")).toBeVisible();
      ghost = passer === ada ? await affordable(ada) : null;
      await button(passer, "Nothing to build").click();
      if (ghost !== null) break;
      await waive(everybody.filter((page) => page !== passer));
    }
  }

  const knockers = [grace, edsger];
  for (const page of knockers) {
    await button(page, "Knock").click();
    await clickOn(target(page, ghost ?? ""));
    await expect(page.getByText("It may be laid, for 1 point.")).toBeVisible();
  }
  // Both have sent their move before either hears of the other's.
  for (const line of lines) line.hold();
  await Promise.all(knockers.map((page) => button(page, "Lay it").click()));
  const knocks = () => lines.map(({ sent }) => sent.filter((it) => it.includes("knock build")));
  await expect.poll(() => knocks().map(({ length }) => length)).toEqual([1, 1]);
  for (const line of lines) line.release();

  // Everybody sees the same: one knock, and the next one's turn.
  for (const page of everybody) {
    await expect(moves(page).filter({ hasText: /knocked and built/ })).toHaveCount(1);
    await expect(page.locator("p.turn")).toHaveText(/^(Your turn|Grace to move)$/);
  }
  const record = await savedRecord(ada);
  for (const page of knockers) expect(await savedRecord(page)).toBe(record);
  // In the order of the seats: who sits before the first to knock has waived.
  expect(record).toMatch(
    /\n0 pass\n(?:1 knock build \S+|1 waive\n2 knock build \S+)\n\* draw [LRTO]\n$/,
  );
  expect(record.match(/ knock /g)).toHaveLength(1);
  expect(errors.flat()).toEqual([]);
});

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
    await button(page, "Take the last step back").tap();
    await playOn(page, finger);
    await expect(result(page)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(sizes.phone.width);
    expect(errors).toEqual([]);
  });
});

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport });

    test("nothing for axe to find", async ({ page }) => {
      await sitDown(page, { events: missedByEdsger.slice(0, 4) });
      await expectNoViolations(page, "building mode");
      await clickOn(target(page, "ghost 1,0"));
      await expect(page.getByRole("link", { name: "Rule CUB-13" })).toBeVisible();
      await expectNoViolations(page, "a stack that may not be laid");

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
