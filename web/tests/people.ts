// People with browsers of their own, at a test's table.
import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";

/** Somebody comes, with a browser of their own that remembers nothing. */
export type Person = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * A test to which people come. When it is over they leave: their pages would play on beside the tests that follow.
 */
export const test = base.extend<{ person: Person }>({
  person: async ({ browser }: { browser: Browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
