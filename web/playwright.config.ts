// The page in a real browser against the real server: `npm run e2e` after a release build.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { binary, mainPort } from "./tests/server.ts";

const data = join(tmpdir(), `benben-e2e-${mainPort}`);

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  // Sizes and ways at which nothing of its own is tested: `scripts/nightly.sh` runs them.
  ...(process.env.BENBEN_NIGHTLY ? { grep: /@nightly/ } : { grepInvert: /@nightly/ }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous: only a test that hangs may run into them, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${mainPort}`,
    // A new browser's worker would keep the whole page at once, which costs more than most of what is
    // tested here. What is about it allows it: `keptOnDevice` of tests/kept.ts.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    // Boards then move at once, and the tests wait for nothing but what they ask for.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: "/usr/bin/chromium-headless-shell",
      args: ["--no-sandbox"],
      // What is scrolled shows its bar, as on most desks: it takes room, and it comes and goes.
      ignoreDefaultArgs: ["--hide-scrollbars"],
    },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `rm -rf '${data}' && exec '${binary}' serve --port ${mainPort} --data '${data}'`,
    url: `http://127.0.0.1:${mainPort}/api/health`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
