// The bytes that come over the wire until a first move can be made, by address and by file.
//
//     node bench/page/bytes.mjs [FOLDER] [--files]
//
// FOLDER is a built page (web/dist). What has to be reached is asserted in web/tests/size.spec.ts;
// this says where the bytes are. Heads of answers count, as they come over the wire, too.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { freshPage, games, launch, open, openAtOnce } from "./browser.mjs";
import { serve } from "./serving.mjs";

const { values, positionals } = parseArgs({
  options: { files: { type: "boolean" } },
  allowPositionals: true,
});
const folder = positionals[0] ?? fileURLToPath(new URL("../../web/dist", import.meta.url));

/**
 * What is asked for until something is done: bytes by path, in the order of arrival. What a page
 * fetches afterwards, while nobody waits for it, does not count.
 */
async function fetched(browser, address, done) {
  const { page, tools, close } = await freshPage(browser, address);
  const paths = new Map();
  const bytes = new Map();
  let waiting = true;
  tools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (waiting) paths.set(requestId, new URL(request.url).pathname);
  });
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (paths.has(requestId)) bytes.set(paths.get(requestId), encodedDataLength);
  });
  await done(page);
  waiting = false;
  await page.waitForLoadState("networkidle");
  await close();
  return bytes;
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
