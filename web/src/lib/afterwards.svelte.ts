// What the page does once all of it is kept on the device, and no first move waits for: it tells of new
// versions, keeps the offer to be installed, and counts finished games.
import { mount } from "svelte";
import { countHere } from "./count_here";
import "./install.svelte";
import { navigation } from "./navigation.svelte";
import UpdateNotice from "./parts/UpdateNotice.svelte";
import { Updates } from "./updates";
import { needDeviceWords } from "./words/device";
import { spoken } from "./words/language.svelte";

/** Whoever leaves a table may have ended a game; at a table nothing else is to be computed. */
function countBetweenGames(): void {
  $effect.root(() => {
    $effect(() => {
      if (navigation.route.page === "local" || navigation.route.page === "table") return;
      void countHere();
    });
  });
}

function tellUpdates(registration: ServiceWorkerRegistration): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  if (!script) return;
  const outside = {
    registration,
    container: navigator.serviceWorker,
    entry: new URL(script.src).pathname,
    uptime: () => performance.now(),
    reload: () => location.reload(),
  };
  let told = false;
  const updates = new Updates(outside, () => {
    if (told) return;
    told = true;
    const show = () =>
      mount(UpdateNotice, { target: document.body, props: { take: () => updates.take() } });
    // Without its words it is told at the next visit.
    needDeviceWords().then(show, () => (told = false));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") updates.ask();
  });
}

/** Whoever has asked for notices is known to the server as who they are now. */
async function renewNotices({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const subscription = await pushManager?.getSubscription();
  if (!subscription) return;
  const { renew } = await import("./notices");
  await renew(subscription, spoken.language);
}

export function afterwards(registration: ServiceWorkerRegistration): void {
  countBetweenGames();
  tellUpdates(registration);
  void renewNotices(registration).catch(() => {}); // it is tried at the next visit
}
