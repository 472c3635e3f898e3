// Draws the icons of the installed page from public/icon.svg, for systems that take no SVG:
//
//     node web/build_plugins/draw_icons.mjs
//
// They fill their square, and what they show lies in its inner four fifths, so that a system may cut
// them into any shape.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const folder = new URL("../public/", import.meta.url);
const drawing = readFileSync(new URL("icon.svg", folder), "utf8");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  writeFileSync(new URL(`icon-${size}.png`, folder), await page.screenshot());
}
await browser.close();
