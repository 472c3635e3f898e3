// The service worker: keeps one whole build of the page for offline days.
//
// Two rules make updates safe. A page is only ever served together with the files of its own build:
// what lies under /assets has its hash in its name, and the cache holds one build, all of it or
// nothing. And a new build waits until the last page of the old one is closed, or until somebody wants
// it at once: then the old build stays beside it until the next one comes, so that no open game loses
// its code. The first page itself is asked of the network first, so that a reload online is
// always up to date; without a good answer in time it comes from the cache. /api is never touched.

import { networkFirst } from "./network_first";
import { languageCache, languageKey, readPushed, shown } from "./notices";

// Both names are filled in by the build (build_plugins/service_worker.ts).
declare const __FILES__: string[];
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const files = __FILES__;
const cacheName = `benben-${__BUILD__}`;
const patienceMs = 3000;

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
}

/** Drops what other builds have kept; the latest of them stays while a page is open. */
async function dropOthers(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const all = await caches.keys();
  const others = all.filter((name) => name !== cacheName && name !== languageCache);
  const dropped = pages.length > 0 ? others.slice(0, -1) : others;
  await Promise.all(dropped.map((name) => caches.delete(name)));
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(path);
}

/** Every address of the page is the same document. */
function page(request: Request): Promise<Response> {
  const ask = () => fetch(request, { signal: AbortSignal.timeout(patienceMs) });
  return networkFirst(ask, () => kept("/"));
}

async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // A page of the old build asks for files of its own, which have other names.
  return (await kept(pathname)) ?? (await caches.match(pathname)) ?? fetch(request);
}

/** What a page says to the worker: whether it keeps a file, or that it may take over (updates.ts). */
type Message = { holds: string } | "take over";

worker.addEventListener("message", ({ data, ports }: ExtendableMessageEvent) => {
  const message = data as Message;
  if (message === "take over") void worker.skipWaiting();
  else ports[0]?.postMessage(files.includes(message.holds));
});

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

/** The language of the page when it last asked for notices, or the browser's. */
async function language(): Promise<string> {
  const chosen = await (await caches.open(languageCache)).match(languageKey);
  return (await chosen?.text()) ?? navigator.language.slice(0, 2);
}

function dataOf({ data }: PushEvent): unknown {
  try {
    return data?.json() as unknown;
  } catch {
    return null;
  }
}

async function tell(event: PushEvent): Promise<void> {
  const { title, options } = shown(readPushed(dataOf(event)), await language());
  await worker.registration.showNotification(title, options);
}

/** A page that shows the table comes to the front; else one is opened. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("push", (event) => event.waitUntil(tell(event)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
