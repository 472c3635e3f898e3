// Vite plugin: writes every file of the build as gzip and brotli beside it, where that is smaller.
//
// Compressing once here costs less than compressing for every client, and the C++ build, which puts
// all three into the server (server/embed_page.cmake), needs no Node for it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** With blocks of 64 KiB some files become smaller, and others greater. */
const blocks = [0, 16];

const encodings = {
  gz: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
  br: (bytes: Buffer) =>
    blocks
      .map((block) =>
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGBLOCK]: block } }),
      )
      .reduce((best, other) => (other.length < best.length ? other : best)),
};

/** Compresses all files in a folder and below it. */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    for (const [suffix, encode] of Object.entries(encodings)) {
      const encoded = encode(bytes);
      if (encoded.length < bytes.length) writeFileSync(`${path}.${suffix}`, encoded);
    }
  }
}

/** The plugin. Vite empties the folder before it builds, so nothing in it is compressed already. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "benben-compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: { order: "post", handler: () => compressFiles(folder) },
  };
}
