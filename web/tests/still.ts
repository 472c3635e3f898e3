// What keeps its place at a table, and what moved.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

export const games = ["pyramix", "anubixx", "ankhor", "cubus", "ascension"] as const;
export type Game = (typeof games)[number];

/** As many as can sit at a table. */
export const mostSeats: Readonly<Record<Game, number>> = {
  pyramix: 4,
  anubixx: 5,
  ankhor: 4,
  cubus: 6,
  ascension: 2,
};

/** A game under way, between two. */
export function pictured(game: Game): string {
  return readFileSync(new URL(`../pictures/${game}.game`, import.meta.url), "utf8");
}

/** Where the picture's cell lies in the page, and the frame's bar; in whole pixels. */
export const places = (page: Page) =>
  page.locator("[data-board]").evaluate((board) =>
    [board, ...board.querySelectorAll(".cell:has(> .picture), .words")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

/** Stores a game in this browser, with nobody to look away from it. */
export async function store(page: Page, seats: object[], record: string): Promise<void> {
  const game = /^\[Game "(\w+)"/.exec(record)?.[1];
  const entry = { id: "game", game, seats, record, over: false, touched: 1 };
  await page.goto("/icon.svg");
  await page.evaluate((value) => {
    localStorage.setItem("benben.game.game", value);
    localStorage.setItem("benben.settings", JSON.stringify({ speed: "instant" }));
  }, JSON.stringify(entry));
}

/** The same game at every run: what is random here counts on from one. */
export const chanceIsFixed = (page: Page) =>
  page.addInitScript(() => {
    let state = 1;
    crypto.getRandomValues = (array) => {
      if (!array) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) {
        state = (state * 48_271) % 2_147_483_647;
        bytes[at] = state & 0xff;
      }
      return array;
    };
  });

/** All that stands round the board has come, too. */
export async function settle(page: Page): Promise<void> {
  await page.locator(".stepper").waitFor();
  await page.locator("section.players [data-seat]").first().waitFor();
  await page.evaluate(() => document.fonts.load("600 1em 'El Messiri'"));
}

/** What may move as it grows: the log, and Pyramix's cubes of a colour, which close up. */
export const growing = ".moves ol, .cubes";

type Watched = Window & { shifts: string[]; seeShifts: () => void };

/**
 * Keeps from now on what moves in the page by nobody's hand, or, with `own`, also by the hand of who
 * plays. What is in `but` may.
 */
export async function watchShifts(page: Page, { own = false, but = growing } = {}): Promise<void> {
  await page.evaluate(
    ([own, but]) => {
      type Source = { node?: Node | null };
      type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: Source[] };
      const moved = ({ node }: Source) =>
        node instanceof Element && !node.closest(but)
          ? [`${node.parentElement?.className ?? ""} > ${node.outerHTML.slice(0, 120)}`]
          : [];
      const watched = window as unknown as Watched;
      watched.shifts = [];
      const see = (entries: PerformanceEntryList) => {
        for (const { hadRecentInput, sources } of entries as Shift[]) {
          if (own || !hadRecentInput) watched.shifts.push(...sources.flatMap(moved));
        }
      };
      const observer = new PerformanceObserver((list) => see(list.getEntries()));
      observer.observe({ type: "layout-shift" });
      watched.seeShifts = () => see(observer.takeRecords());
    },
    [own, but] as const,
  );
}

/** What has moved so far, once all that has been done is drawn. */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const watched = window as unknown as Watched;
    watched.seeShifts();
    return watched.shifts;
  });
