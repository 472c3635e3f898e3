// The page's first lines: styles, the app, and the service worker that keeps it for offline days.
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";
import "./lib/base.css";

const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works as well, only not offline; nothing needs to be said.
  navigator.serviceWorker.register("/service_worker.js").catch(() => undefined);
}
