// Writes the table of embedded assets: node embed_assets.mjs <folder of the built page> <output.cc>
//
// Every file goes into the program by `.incbin`, beside it as gzip and brotli where that is smaller;
// compressing once here costs less than compressing for every client.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const types = {
  ".css": "text/css; charset=utf-8",
  ".game": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const [page, output] = process.argv.slice(2).map((path) => resolve(path));
if (!existsSync(join(page, "index.html"))) {
  console.error(`${page} holds no built page. \`./run --build-only\` builds it and what needs it.`);
  process.exit(1);
}

const files = readdirSync(page, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const assets = files
  .map((file) => ({ file, path: `/${relative(page, file).replaceAll("\\", "/")}` }))
  .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));

const scratch = `${output}.files`;
mkdirSync(scratch, { recursive: true });

/** The path of a compressed copy, or nothing where it would not be smaller. */
function compressed(bytes, index, suffix, compress) {
  const smaller = compress(bytes);
  if (smaller.length >= bytes.length) return undefined;
  const file = join(scratch, `${index}.${suffix}`);
  writeFileSync(file, smaller);
  return file;
}

const blobs = [];

/** The expression of a view of a file's bytes, which the assembler includes. */
function included(file) {
  if (!file) return "{}";
  const name = `benben_asset_${blobs.length}`;
  blobs.push(`".balign 16\\n${name}: .incbin \\"${file}\\"\\n${name}_end:\\n"`);
  return { name };
}

const rows = assets.map(({ file, path }, index) => {
  const type = types[extname(path)];
  if (!type) {
    console.error(`${path}: which Content-Type has this? Please add it to ${import.meta.filename}.`);
    process.exit(1);
  }
  const bytes = readFileSync(file);
  const views = [
    file,
    compressed(bytes, index, "gz", (all) => gzipSync(all, { level: 9 })),
    compressed(bytes, index, "br", brotliCompressSync),
  ].map(included);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { path, type, hash, views, isHashed: /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path) };
});

const names = rows.flatMap((row) => row.views).filter((view) => view.name).map((view) => view.name);
const view = (blob) => (blob.name ? `view(${blob.name}, ${blob.name}_end)` : "{}");
const entry = (row) =>
  `      {"${row.path}", "${row.type}", "${row.hash}",\n` +
  `       ${row.views.map(view).join(",\n       ")},\n       ${row.isHashed}},`;

writeFileSync(
  output,
  `// The files of the page; made by server/embed_assets.mjs.
#include "server/assets.h"

asm(".section .rodata\\n"
    ${blobs.join("\n    ")}
    ".previous\\n");

extern "C" {
${names.map((name) => `extern const char ${name}[], ${name}_end[];`).join("\n")}
}

namespace benben {
namespace {

std::string_view view(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

Assets embedded_assets() {
  static const Asset kAssets[] = {
${rows.map(entry).join("\n")}
  };
  return Assets(kAssets);
}

}  // namespace benben
`,
);
