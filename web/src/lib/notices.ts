// Notices by Web Push (docs/protocol.md, Notices): whether this browser is told when the game waits for
// its person, and what it takes to begin and to end that. What is shown then is the service worker's
// affair (workers/notices.ts), which finds the language here.
import { ask, posted } from "./api";
import type { Outcome } from "./core";
import { isAppleTouch } from "./install.svelte";
import { flag, object, text } from "./reading";

/** `unable`: this browser cannot; `install`: it could as an app; `blocked`: its person has said no to the
    page; `never`: this server sends none. */
export type Standing = "on" | "off" | "unable" | "install" | "blocked" | "never";

/** Where the service worker finds the language. */
export const languageCache = "language";
export const languageKey = "/language";

const path = "/api/person/push";
const described = object({ key: text, kept: flag });
const nothing = object({});

const describe = () => ask(described, path);

/** The worker's registration; undefined where a page has none or cannot be told anything. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("PushManager" in window) || !("Notification" in window)) return undefined;
  return navigator.serviceWorker?.getRegistration();
}

const inWords = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const inBytes = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(words.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

const send = (subscription: PushSubscription): Promise<Outcome<object>> =>
  ask(
    nothing,
    path,
    posted({
      endpoint: subscription.endpoint,
      p256dh: inWords(subscription.getKey("p256dh")),
      auth: inWords(subscription.getKey("auth")),
    }),
  );

/** How it stands here. */
export async function standing(): Promise<Outcome<Standing>> {
  const registration = await registered();
  if (!registration) {
    return { ok: true, value: isAppleTouch(navigator) ? "install" : "unable" };
  }
  const answer = await describe();
  if (!answer.ok && answer.error.fault === "no_notices") return { ok: true, value: "never" };
  if (!answer.ok) return answer;
  if (Notification.permission === "denied") return { ok: true, value: "blocked" };
  const own = await registration.pushManager.getSubscription();
  return { ok: true, value: own && answer.value.kept ? "on" : "off" };
}

/** The subscription of this browser for the server with that key. One for another key is of no use. */
async function subscribed(
  registration: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const older = await registration.pushManager.getSubscription();
  if (older && inWords(older.options.applicationServerKey) === key) return older;
  await older?.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: inBytes(key),
  });
}

/** Asks the browser's person, and the server to keep what comes of it. */
export async function begin(language: string): Promise<Outcome<Standing>> {
  const registration = await registered();
  if (!registration) return standing();
  if ((await Notification.requestPermission()) !== "granted") {
    return { ok: true, value: Notification.permission === "denied" ? "blocked" : "off" };
  }
  const answer = await describe();
  if (!answer.ok) return answer;
  let subscription: PushSubscription;
  try {
    subscription = await subscribed(registration, answer.value.key);
  } catch {
    // The browser has no push service, or does not reach it.
    return { ok: true, value: "unable" };
  }
  await remember(language);
  const kept = await send(subscription);
  return kept.ok ? { ok: true, value: "on" } : kept;
}

export async function end(): Promise<Outcome<Standing>> {
  const registration = await registered();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  const answer = await ask(nothing, path, { method: "DELETE" });
  return answer.ok ? { ok: true, value: "off" } : answer;
}

/** At a later visit: the browser may have become another person, or its person speak another
    language. What cannot be done now is done at the next one. */
export async function renew(subscription: PushSubscription, language: string): Promise<void> {
  await remember(language);
  const answer = await describe();
  if (!answer.ok) return;
  // Whoever was signed out here is not to be told any more what is the account's: the next who comes
  // says so themselves.
  if (answer.value.kept) await send(subscription);
  else await subscription.unsubscribe();
}

async function remember(language: string): Promise<void> {
  const cache = await caches.open(languageCache);
  await cache.put(languageKey, new Response(language));
}
