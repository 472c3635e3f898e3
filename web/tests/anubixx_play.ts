// Plays turns of Anubixx as a person does, by whatever points.
import { expect, type Locator, type Page } from "@playwright/test";
import { events, goneOn } from "./table";

/** The stones that can be crossed out now, and those of them that a die pays. */
export const stones = (page: Page): Locator =>
  page.locator("[data-place][aria-label*='can be crossed out'][aria-disabled='false']");
export const byDie = (page: Page): Locator =>
  page.locator("[data-place][aria-label$='with a die'][aria-disabled='false']");
export const place = (page: Page, at: string): Locator => page.locator(`[data-place=${at}]`);
export const yourTurn = (page: Page): Locator => page.locator("p.turn", { hasText: /^Your turn$/ });
export const ways = (page: Page): Locator => page.getByRole("dialog").getByRole("listitem");
export const inBar = (page: Page, name: string): Locator =>
  page.locator("[data-board] .bar").getByRole("button", { name });
export const finish = (page: Page): Locator =>
  page.locator("[data-board] .button.primary", { hasText: "End turn" });
export const pass = (page: Page): Locator => page.getByRole("button", { name: "End turn" });

/** Crosses out what can be had, the cheapest first, until the turn is whole, and plays it. */
export async function buildByPointer(page: Page, point: (target: Locator) => Promise<void>) {
  const before = await events(page);
  for (let steps = 0; !(await finish(page).isVisible()); steps++) {
    expect(steps).toBeLessThan(6);
    if (await ways(page).first().isVisible()) {
      await point(ways(page).first().getByRole("button"));
      continue;
    }
    const target = (await byDie(page).count()) > 0 ? byDie(page) : stones(page);
    if ((await target.count()) === 0) break;
    await point(target.first());
  }
  await point((await finish(page).isVisible()) ? finish(page) : pass(page));
  await goneOn(page, before);
}
