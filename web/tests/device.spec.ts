// This device: settings, statistics, both as a file, and a new version of the page.
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { keptOnDevice, whenKept } from "./kept";
import { serveVersions } from "./versions";
import { finishedRecord } from "./table";
import { test } from "./people";

/** A finished game of this device, as if it had been played here. */
async function remember(page: Page, id: string): Promise<void> {
  const seats = ["me", "bot:2", "bot:4"].map((name, at) => ({ kind: at ? "bot" : "me", name }));
  const entry = { id, game: "pyramix", seats, record: finishedRecord, over: true, touched: 1 };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `benben.game.${id}`,
    JSON.stringify(entry),
  ] as const);
}

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const night = "rgb(20, 22, 29)";
const day = "rgb(244, 234, 214)";

test("settings are kept, at once and in every tab", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/settings");

  await page.getByRole("radio", { name: "Night" }).check();
  await page.getByRole("radio", { name: "Instant" }).check();
  await page.getByRole("switch", { name: "Letters on pieces" }).uncheck();
  await page.getByRole("slider", { name: "Text size" }).fill("1.25");
  expect(await ground(page)).toBe(night);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(other.getByRole("radio", { name: "Instant" })).toBeChecked();

  await page.reload();
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Letters on pieces" })).not.toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-letters", "off");
  await expect(page.locator("html")).toHaveCSS("font-size", "20px");

  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expect(other.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();

  await page.getByRole("button", { name: "Alle Einstellungen zurücksetzen" }).click();
  await expect(page.getByRole("radio", { name: "As the device" })).toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-letters");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: "Nacht" })).toBeChecked();
});

test("the chosen theme is there from the first paint on", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    localStorage.setItem("benben.settings", '{"theme":"light"}');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries())
        seen.push(`${name} ${getComputedStyle(document.documentElement).backgroundColor}`);
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(day);
  // Nothing is painted before the script has run, which sets the theme.
  await expect(page.locator("script[type=module][blocking=render]")).toHaveCount(1);
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(seen).toContain(`first-contentful-paint ${day}`);
});

test("a finished game is counted once, and outlives its removal", async ({ page, context }) => {
  await page.goto("/statistics");
  await expect(page.getByText("No game was finished here yet.")).toBeVisible();
  await remember(page, "first");
  await page.reload();
  const row = page.getByRole("row", { name: /2 players|3 players/ });
  await expect(row).toHaveCount(1);
  const other = await context.newPage();
  await other.goto("/statistics");
  await expect(other.getByText("1 game", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Look at this game of Pyramix" })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem("benben.game.first"));
  await page.reload();
  await expect(page.getByText("1 game", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Look at this game" })).toHaveCount(0);
  await remember(page, "second");
  await page.reload();
  await expect(page.getByText("2 games", { exact: true })).toBeVisible();
});

test("settings and statistics travel as a file", async ({ page, person }) => {
  await page.goto("/settings");
  await remember(page, "first");
  await page.goto("/statistics");
  await expect(page.getByText("1 game", { exact: true })).toBeVisible();
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Night" }).check();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");

  const elsewhere = await person({ locale: "en-US" });
  await elsewhere.goto(page.url());
  const read = (text: string) =>
    elsewhere.getByLabel("Read a file").setInputFiles({
      name: "benben.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await read(saved.replace('"scores": [', '"scores": [1,'));
  await expect(elsewhere.getByText("“results[0].scores” is missing in it or wrong.")).toBeVisible();
  expect(await ground(elsewhere)).toBe(day);
  await read(saved);
  await expect(elsewhere.getByText("Taken from the file: 1 setting and 1 result.")).toBeVisible();
  expect(await ground(elsewhere)).toBe(night);
  await read(saved);
  await expect(elsewhere.getByText("There is nothing new in the file.")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Undo" }).click();
  expect(await ground(elsewhere)).toBe(day);
  await elsewhere.goto("/statistics");
  await expect(elsewhere.getByText("1 game", { exact: true })).toBeVisible();
  await elsewhere.context().close();
});

test("a new version is told, and shown when somebody wants it", async ({ person, baseURL }) => {
  const server = await serveVersions(baseURL ?? "");
  const page = await person({ locale: "en-US", ...keptOnDevice });
  await page.goto(`${server.address}/settings`);
  await whenKept(page);
  await page.reload();
  const script = () => page.locator("script[type=module]").getAttribute("src");
  const before = await script();

  server.update();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const notice = page.getByText("A new version of Benben is here.");
  await expect(notice).toBeVisible();
  expect(await script()).toBe(before);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(script).not.toBe(before);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.context().close();
  await server.close();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test("axe finds nothing on the pages of this device", async ({ page }) => {
      await page.goto("/settings");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page, "settings");
      await remember(page, "first");
      await page.goto("/statistics");
      await expect(page.getByText("1 game", { exact: true })).toBeVisible();
      await expectNoViolations(page, "statistics");
    });
  });
}
