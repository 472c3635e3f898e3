// Pieces fly to their owners: from where they lay to where they come to lie, or to who has them now
// where that is out of sight; none does where a person asked for less motion.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { events, goneOn } from "./table";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece in the air, by the middles of its picture. */
interface Flown {
  readonly piece: string;
  readonly from: Point;
  readonly to: Point;
}

declare global {
  interface Window {
    /** What has flown so far. */
    flown?: Flown[];
  }
}

/** Has the page keep where each flight begins and ends; they stay in the air, half on their way. */
const watchFlights = (page: Page) =>
  page.addInitScript(() => {
    const kept: Flown[] = [];
    window.flown = kept;
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const flownBy = (element: HTMLElement): Flown[] =>
      element.getAnimations().map((animation) => {
        const lasts = Number(animation.effect?.getTiming().duration);
        const at = (time: number) => {
          animation.currentTime = time;
          return middle(element);
        };
        animation.pause();
        const way = { piece: element.dataset.flight ?? "", from: at(0), to: at(lasts) };
        animation.currentTime = lasts / 2;
        return way;
      });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        if (node instanceof HTMLElement && "flight" in node.dataset) kept.push(...flownBy(node));
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Sits down at a game under way between two at this device. */
async function sitDown(page: Page, game: string, before?: string): Promise<void> {
  const record = readFileSync(new URL(`../pictures/${game}.game`, import.meta.url), "utf8");
  const end = before === undefined ? record.length : record.indexOf(`\n${before}`) + 1;
  const seats = ["Ada", "Grace"].map((name) => ({ kind: "me", name }));
  const entry = { id: "game", game, seats, record: record.slice(0, end), over: false, touched: 1 };
  await watchFlights(page);
  await page.addInitScript(
    (value) => localStorage.setItem("benben.game.game", value),
    JSON.stringify(entry),
  );
  await page.goto("/local/game");
  await page.locator("section.players [data-seat]").first().waitFor();
}

/** What flies has been loaded, too. */
const loaded = (page: Page) => page.locator(".air").waitFor({ state: "attached" });

const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const box = await page.locator(selector).last().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const flown = (page: Page): Promise<Flown[]> => page.evaluate(() => window.flown ?? []);

/** The only piece that has flown. */
async function oneFlown(page: Page): Promise<Flown> {
  await expect.poll(async () => (await flown(page)).length).toBe(1);
  const [flight] = await flown(page);
  if (!flight) throw new Error("nothing flew");
  return flight;
}

const desktop = { width: 1440, height: 900 };
/** So low that all cards are out of sight. */
const phone = { width: 390, height: 664 };

const cube = "[role=button][aria-label$=', can be taken']";

/** Takes the first cube that can be taken; answers where it lay, and how broad it is. */
async function takeCube(page: Page): Promise<Point & { width: number }> {
  const lay = await page.locator(cube).first().boundingBox();
  if (!lay) throw new Error("the cube is not on the screen");
  await page.locator(cube).first().press("Enter");
  return { x: lay.x + lay.width / 2, y: lay.y + lay.height / 2, width: lay.width };
}

test.describe("where pieces may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a cube flies from the heap to its taker's cubes", async ({ page }) => {
    await page.setViewportSize(desktop);
    await sitDown(page, "pyramix");
    await loaded(page);
    const seat = await page.locator(".players .active").getAttribute("data-seat");
    const lay = await takeCube(page);
    const { piece, from, to } = await oneFlown(page);
    // Being pointed at has lifted it.
    expect(distance(from, lay)).toBeLessThan(0.7 * lay.width);
    expect(from.y).toBeLessThan(lay.y);
    const taken = `.players [data-seat='${seat}'] [data-cube='${piece}']`;
    expect(distance(to, await middleOf(page, taken))).toBeLessThan(2);
  });

  test("a cube flies to its taker's name where the cards are out of sight", async ({ page }) => {
    await page.setViewportSize(phone);
    await sitDown(page, "pyramix");
    await loaded(page);
    await takeCube(page);
    const { to } = await oneFlown(page);
    const sentence = await page.locator("div.line .sentence").boundingBox();
    expect(sentence?.x).toBeLessThan(to.x);
    expect(distance(to, { x: sentence?.x ?? 0, y: (sentence?.y ?? 0) + 8 })).toBeLessThan(60);
  });

  test("a tile flies from the market to its place in the buyer's city", async ({ page }) => {
    await page.setViewportSize(desktop);
    await sitDown(page, "ankhor", "0 buy 0 0,0^0");
    await loaded(page);
    const lay = await middleOf(page, "[data-place='slot0'] .tile");
    await page.locator("[data-place='slot0']").click();
    await page.locator(".city [data-place='0,0^0']").press("Enter");
    const { piece, from, to } = await oneFlown(page);
    expect(piece).toBe("Fb");
    expect(distance(from, lay)).toBeLessThan(2);
    // The city has settled round its new tile by then.
    const pan = page.locator(".city svg > g");
    await pan.evaluate((it) => it.getAnimations().map((way) => way.finish()));
    expect(distance(to, await middleOf(page, ".city [data-place='0,0^0']"))).toBeLessThan(3);
  });

  test("tokens fly from the tray to whoever takes them", async ({ page }) => {
    await page.setViewportSize(desktop);
    await sitDown(page, "ankhor", "0 take FPT");
    await loaded(page);
    for (const token of "FPT") await page.locator(`[data-place='supply${token}']`).click();
    const lay = await middleOf(page, ".tray [data-token='P']");
    await page.getByRole("button", { name: "Take and end turn" }).click();
    await expect.poll(async () => (await flown(page)).length).toBe(3);
    const [fish, plant] = await flown(page);
    expect([fish?.piece, plant?.piece]).toEqual(["F", "P"]);
    if (!plant) throw new Error("no plant flew");
    expect(distance(plant.from, lay)).toBeLessThan(2);
    const held = await middleOf(page, ".players [data-seat='0'] [data-token='P']");
    expect(distance(plant.to, held)).toBeLessThan(2);
  });

  test("a die flies from the throw to the stone, which is struck when it comes", async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await sitDown(page, "anubixx", "0 P15<die");
    await loaded(page);
    const dice = await Promise.all(
      (await page.locator("[data-die]").all()).map((die) => die.boundingBox()),
    );
    await page.locator("[data-board] [data-place='P15']").press("Enter");
    const { from, to } = await oneFlown(page);
    const near = dice.filter(
      (box) => box && distance(from, { x: box.x + box.width / 2, y: box.y + box.height / 2 }) < 2,
    );
    expect(near).toHaveLength(1);
    expect(distance(to, await middleOf(page, "[data-board] [data-place='P15']"))).toBeLessThan(3);
    const strokes = page.locator("[data-board] [data-stone='P15'] .stroke");
    await expect(strokes).toHaveCount(2);
  });

  test("a drawn card flies from the deck to the hand of whoever builds", async ({ page }) => {
    await page.setViewportSize(desktop);
    await sitDown(page, "cubus", "0 pass");
    await loaded(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button("Nothing to build").click();
    await button("Let it pass").click();
    const { piece, from, to } = await oneFlown(page);
    const card = `[data-card='${piece}'] svg`;
    expect(distance(from, await middleOf(page, `.players .deck ${card}`))).toBeLessThan(2);
    expect(distance(to, await middleOf(page, `.hand[data-seat='1'] ${card}`))).toBeLessThan(3);
  });

  test("what flies is over with the next press, and nothing flies back", async ({ page }) => {
    await page.setViewportSize(desktop);
    await sitDown(page, "pyramix");
    await loaded(page);
    await takeCube(page);
    await oneFlown(page);
    const air = page.locator(".air [data-flight]");
    await expect(air).toHaveCount(1);
    await page.locator("div.line").click();
    await expect(air).toHaveCount(0);

    const ply = await events(page);
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".stepper .count")).toContainText(`${ply - 1} / ${ply}`);
    expect(await flown(page)).toHaveLength(1);
    // Who looks on from there sees it again.
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await flown(page)).length).toBe(2);
  });
});

test("nothing flies where a person asked for less motion", async ({ page }) => {
  await page.setViewportSize(desktop);
  await sitDown(page, "pyramix");
  await loaded(page);
  const before = await events(page);
  await takeCube(page);
  await goneOn(page, before);
  expect(await flown(page)).toEqual([]);
});
