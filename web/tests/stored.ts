// Games that lie in the browser's memory as if they had been played here.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** A game that the rules are tested with. */
export function golden(game: string, name: string): string {
  const path = `../../games/${game}/golden/${name}.game`;
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** Puts a game of people at this device into its memory; gives its address. */
export async function remember(
  page: Page,
  game: string,
  record: string,
  over: boolean,
): Promise<string> {
  const players = Number(/^\[Players "(\d)"/m.exec(record)?.[1]);
  const seats = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Katherine"].slice(0, players);
  const entry = {
    ...{ id: "game", game, record, over, touched: 1 },
    seats: seats.map((name) => ({ kind: "me", name })),
  };
  await page.goto("/");
  await page.evaluate(
    (value) => localStorage.setItem("benben.game.game", value),
    JSON.stringify(entry),
  );
  return "/local/game";
}
