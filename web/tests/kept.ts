// The service worker, which keeps the page on the device: for tests that are about it.
import type { Page } from "@playwright/test";

/** For `test.use`: the page may be kept, and is then there without a server. */
export const keptOnDevice = { serviceWorkers: "allow" } as const;

/** Until all of the page is kept. */
export const whenKept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
