// The language of the page: the browser's from the first paint on, another by choice, remembered.
import { expect, test, type Page } from "@playwright/test";
import { openMore } from "./table";

test.use({ locale: "de-DE" });

/** Every language that the page's heading was in since it was there. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { headings: seen });
    new MutationObserver(() => {
      const heading = document.querySelector("h1")?.textContent?.trim();
      if (heading) seen.add(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings]);
}

const language = (page: Page) => page.getByRole("banner").getByRole("combobox");

test("a German browser sees German from the first paint on", async ({ page }) => {
  const headings = await watchHeadings(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein Tisch für Pyramidenspiele");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle("Ein Tisch für Pyramidenspiele · Benben");
  expect(await headings()).toEqual(["Ein Tisch für Pyramidenspiele"]);
});

test("another language is chosen in the header, at once and for good", async ({ page }) => {
  await page.goto("/");
  await language(page).selectOption({ label: "Français" });
  const title = "Une table pour des jeux de pyramides";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle(`${title} · Benben`);
  const headings = await watchHeadings(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await headings()).toEqual([title]);
});

test("a game goes on while the language changes", async ({ page }) => {
  await page.goto("/new/pyramix");
  await page.getByRole("radio", { name: /^An einem Gerät/ }).check();
  await page.getByLabel("Name auf Platz 1").fill("Ada");
  await page.getByLabel("Name auf Platz 2").fill("Grace");
  await openMore(page);
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Partie beginnen" }).click();
  await expect(page.getByText("Ada, du bist am Zug", { exact: true })).toBeVisible();
  const address = page.url();

  // Somebody chooses a cube, thinks, and changes the language.
  const take = page.locator("[data-board] [role=button], [data-board] button").first();
  await take.focus();
  await page.keyboard.press("Enter");
  await language(page).selectOption({ label: "English" });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText(/^(Ada|Grace), it is your turn$/)).toBeVisible();
  await expect(page.locator("[data-board]")).toBeVisible();
  expect(page.url()).toBe(address);

  await language(page).selectOption({ label: "Deutsch" });
  await expect(page.getByText(/^(Ada|Grace), du bist am Zug$/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Züge" })).toBeVisible();
});

test("the rules are in the language, or marked as English", async ({ page }) => {
  await page.goto("/rules/pyramix");
  await expect(page.locator("article [lang]").first()).toHaveAttribute("lang", "de");
  await language(page).selectOption({ label: "English" });
  await expect(page.locator("article [lang]").first()).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { name: "The cubes" })).toBeVisible();
});
