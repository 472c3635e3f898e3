// What has to come over the wire before somebody new can make a first move.
import { expect, test } from "@playwright/test";
import { playAtOnce } from "./table";

const budget = 200_000;

test.use({ serviceWorkers: "block" });

test("the first move is possible after less than 200 kB", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await playAtOnce(page);
  console.log(`bytes until the first move: ${bytes}`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(budget);
});
