// Fetches and compiles benben.wasm once per page. The compiled module can be sent to a Worker, so
// the bots' Worker costs no second download.
import wasmUrl from "$wasm/benben.wasm?url";
import { Core } from "./core";

let module: Promise<WebAssembly.Module> | undefined;
let core: Promise<Core> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`The rules core could not be loaded (${response.status}).`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The compiled core; a failed download is tried again at the next call. */
export function loadModule(): Promise<WebAssembly.Module> {
  module ??= compile().catch((error: unknown) => {
    module = undefined;
    throw error;
  });
  return module;
}

/** The page's own instance of the core. */
export function loadCore(): Promise<Core> {
  core ??= loadModule()
    .then((compiled) => Core.instantiate(compiled))
    .catch((error: unknown) => {
      core = undefined;
      throw error;
    });
  return core;
}
