// A server of the page that has a next version at a press: the same, but for the name of its first
// script, as if a line in it were another.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What names the version. */
const named = /\bindex-([\w-]{7})\.js/g;

/** @param page where the page as it is can be fetched */
export async function serveVersions(page: string) {
  let updated = false;
  async function answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await fetch(page + (url ?? "/").replace("-next.js", ".js"));
    const type = found.headers.get("Content-Type") ?? "application/octet-stream";
    response.writeHead(found.status, { "Content-Type": type });
    const bytes = Buffer.from(await found.arrayBuffer());
    const isText = /html|javascript/.test(type) && updated;
    response.end(isText ? bytes.toString().replaceAll(named, "index-$1-next.js") : bytes);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    update: () => (updated = true),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
