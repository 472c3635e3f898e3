// The bytes that come over the wire until a first move can be made, by address and by file.
//
//     node bench/page/bytes.mjs [FOLDER] [--files]
//
// FOLDER is a built page (web/dist). What has to be reached is asserted in web/tests/size.spec.ts;
// this says where the bytes are. Heads of answers count, as they come over the wire, too.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { askedBefore, freshPage, games, launch, noteBoard, open, openAtOnce } from "./browser.mjs";
import { serve } from "./serving.mjs";

const { values, positionals } = parseArgs({
  options: { files: { type: "boolean" } },
  allowPositionals: true,
});
const folder = positionals[0] ?? fileURLToPath(new URL("../../web/dist", import.meta.url));

/**
 * What is asked for before a board stands: bytes by path. What a page fetches afterwards, while
 * nobody waits for it, does not count.
 */
async function fetched(browser, address, done) {
  const { page, tools, close } = await freshPage(browser, address);
  const addresses = new Map();
  const bytes = new Map();
  tools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const asked = addresses.get(requestId);
    bytes.set(asked, (bytes.get(asked) ?? 0) + encodedDataLength);
  });
  await noteBoard(page);
  await done(page);
  await page.waitForLoadState("networkidle");
  const before = new Set(await askedBefore(page));
  await close();
  return new Map([...before].map((asked) => [new URL(asked).pathname, bytes.get(asked) ?? 0]));
}

const server = await serve(folder);
const browser = await launch();
const ways = [
  ["first page", (page) => page.goto("/")],
  ["pyramix at once", openAtOnce],
  ...games.map((game) => [`/new/${game}`, (page) => open(page, game, { people: true })]),
];
for (const [name, done] of ways) {
  const bytes = await fetched(browser, server.address, done);
  const sum = [...bytes.values()].reduce((all, some) => all + some, 0);
  console.log(`${name.padEnd(18)} ${String(sum).padStart(7)} B in ${bytes.size} files`);
  if (!values.files) continue;
  for (const [path, size] of [...bytes].sort(([, one], [, other]) => other - one)) {
    console.log(`  ${String(size).padStart(7)} ${path}`);
  }
}
await browser.close();
server.close();
