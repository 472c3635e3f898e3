// Makes the games' pictures of the first page: the boards in small, in the midst of a game.
//
//     node pictures/make.mjs ADDRESS
//
// ADDRESS is a page that runs (`npm run preview`). The positions are the records beside this file; the
// drawings are those of the page itself, so run it again when a board looks different.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const games = ["pyramix", "anubixx", "ankhor", "cubus", "ascension"];
const address = process.argv[2] ?? "http://localhost:4173";
const file = (path) => new URL(path, import.meta.url);

/** How large a card shows it at most; twice as many points, for screens that have them. */
const size = 160;

/** The game as this browser would remember it. */
const remembered = (game) => ({
  id: game,
  game,
  seats: [1, 2].map((seat) => ({ kind: "me", name: `${seat}` })),
  record: readFileSync(file(`${game}.game`), "utf8"),
  over: false,
  touched: 1,
});

/** Nothing but the drawing. */
const bare = `
  *:not(svg *) { background: transparent !important; border-color: transparent !important;
    box-shadow: none !important; }
  .thumb { flex: 0 0 ${size}px !important; }
`;

/** A PNG as a WebP, which the browser itself knows to write. */
async function asWebp(png) {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.6 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({
  baseURL: address,
  colorScheme: "light",
  deviceScaleFactor: 2,
  serviceWorkers: "block",
  viewport: { width: 1000, height: 1400 },
});
const page = await context.newPage();
await page.goto("/icon.svg");
await page.evaluate((entries) => {
  for (const entry of entries)
    localStorage.setItem(`benben.game.${entry.id}`, JSON.stringify(entry));
}, games.map(remembered));
await page.goto("/");
await page.addStyleTag({ content: bare });
const made = {};
for (const game of games) {
  const drawing = page.locator(`[data-card="${game}"] .thumb svg`).first();
  await page.locator(`[data-card="${game}"]`).scrollIntoViewIfNeeded();
  await drawing.waitFor();
  const png = await drawing.screenshot({ omitBackground: true });
  const webp = await page.evaluate(asWebp, `data:image/png;base64,${png.toString("base64")}`);
  made[game] = Buffer.from(webp, "base64");
}
await browser.close();
// Written when all are made: a page under development loads itself anew when they change.
for (const [game, bytes] of Object.entries(made)) {
  writeFileSync(file(`../src/lib/pictures/${game}.webp`), bytes);
  console.log(`${game}: ${bytes.length} bytes`);
}
