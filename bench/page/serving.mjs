// Serves a built page from its folder as `benben serve` does: the same heads, brotli where there is
// some, index.html for every address. Unlike the server it needs no C++ build after each change.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const security =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

function answer(folder, request, response) {
  const path = normalize(new URL(request.url, 'http://page').pathname);
  if (path.startsWith('/api/')) return response.writeHead(404).end();
  const file = join(folder, path === '/' || !extname(path) ? 'index.html' : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  const packed = existsSync(`${file}.br`);
  const sent = packed ? `${file}.br` : file;
  const page = file.endsWith('.html');
  response.sendDate = false;
  response.writeHead(200, {
    ...(page ? { 'Content-Security-Policy': security } : {}),
    'X-Content-Type-Options': 'nosniff',
    ...(page ? { 'Referrer-Policy': 'no-referrer' } : {}),
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/')
      ? 'max-age=31536000, immutable'
      : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(packed ? { 'Content-Encoding': 'br' } : {}),
    'Content-Length': statSync(sent).size,
  });
  createReadStream(sent).pipe(response);
}

/** Serves the folder at a free port of this machine: its address, and how to end it. */
export async function serve(folder) {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`no built page in ${folder}`);
  const server = createServer((request, response) => answer(folder, request, response));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}`, close };
}
