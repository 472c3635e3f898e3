// Vite plugin: writes /service_worker.js with the list of all files of this build.
//
// The worker's source is an entry of the build like the page itself; it holds two names that are
// replaced here, once all other files and their hashes are known.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The entry's name; it keeps its place at the root, because a worker rules only what lies below. */
export const workerEntry = "service_worker";

export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: "benben-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[`${workerEntry}.js`];
        if (worker?.type !== "chunk") this.error("the service worker is not in the bundle");
        if (worker.imports.length > 0) this.error("the service worker is not one file");
        const built = Object.values(bundle).filter((file) => file !== worker);
        const hash = createHash("sha256").update(worker.code);
        for (const file of built) {
          hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        }
        const publicFiles = readdirSync(publicFolder).sort();
        for (const name of publicFiles) hash.update(readFileSync(join(publicFolder, name)));
        // index.html is kept under the address that people open.
        const names = built.map(({ fileName }) => (fileName === "index.html" ? "" : fileName));
        const files = [...names, ...publicFiles].map((name) => `/${name}`).sort();
        const build = hash.digest("hex").slice(0, 16);
        worker.code = worker.code
          .replace("__FILES__", JSON.stringify(files))
          .replace("__BUILD__", JSON.stringify(build));
        if (/__(FILES|BUILD)__/.test(worker.code)) this.error("the worker names its build twice");
      },
    },
  };
}
