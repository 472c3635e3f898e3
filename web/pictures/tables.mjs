// Makes the pictures of the tables that README shows, from the page itself.
//
//     node pictures/tables.mjs ADDRESS
//
// ADDRESS is a page that runs (`npm run preview`). The positions are the records beside this file; run
// it again when a table looks different.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const address = process.argv[2] ?? "http://localhost:4173";
const file = (path) => new URL(path, import.meta.url);

/** By day, or by night. */
const tables = {
  pyramix: "light",
  anubixx: "light",
  ankhor: "dark",
  cubus: "light",
  ascension: "dark",
};

/** The game as this browser would remember it, between two people at one device: nobody plays on. */
const remembered = (game) => ({
  id: game,
  game,
  seats: ["Ada", "Grace"].map((name) => ({ kind: "me", name })),
  record: readFileSync(file(`${game}.game`), "utf8"),
  over: false,
  touched: 1,
});

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
for (const [game, colorScheme] of Object.entries(tables)) {
  const context = await browser.newContext({
    baseURL: address,
    colorScheme,
    locale: "en-US",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto("/icon.svg");
  await page.evaluate(
    (entry) => localStorage.setItem(`benben.game.${entry.id}`, JSON.stringify(entry)),
    remembered(game),
  );
  await page.goto(`/local/${game}`);
  // The log comes last, and goes to its end; with it comes the heading face.
  await page.locator("ol[aria-label='Moves'] .turn").first().waitFor();
  await page.waitForFunction(() => {
    const log = document.querySelector("ol[aria-label='Moves']");
    return log && log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
  });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "jpeg", quality: 85 });
  writeFileSync(file(`../../docs/${game}.jpg`), picture);
  console.log(`docs/${game}.jpg: ${picture.length} bytes`);
  await context.close();
}
await browser.close();
