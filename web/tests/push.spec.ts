// Notices: a browser asks for them in the settings, the server sends one to a push service of the test's
// own, and the service worker says it. Only what lies between the two, the browser's own push service,
// is stood in for, as it is not to be reached from here.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server as Service } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { keptOnDevice, whenKept } from "./kept";
import { mainPort, Server } from "./server";
import { takeByMouse, takeable, watchForErrors } from "./table";
import { test } from "./people";

const port = mainPort + 4;
let data: string;
let server: Server;
let service: Service;
let origin: string;
const sent: { headers: IncomingMessage["headers"]; body: Buffer }[] = [];

test.describe.configure({ mode: "serial" });
test.use(keptOnDevice);
// The browser without a screen shows no notices.
test.use({ launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] } });

test.beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      sent.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  data = mkdtempSync(join(tmpdir(), "benben-push-"));
  server = new Server(port, data);
  await server.start(["--push-service", origin, "--notice-s", "1"]);
});

test.afterAll(async () => {
  await server.kill();
  service.close();
  rmSync(data, { recursive: true });
});

/** RFC 8291, as a browser reads what it is sent. */
function read(body: Buffer, browser: ECDH, auth: Buffer): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", browser.computeSecret(sender), auth, info, 32));
  const derive = (name: string, size: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`${name}\0`), size));
  const key = derive("Content-Encoding: aes128gcm", 16);
  const opening = createDecipheriv("aes-128-gcm", key, derive("Content-Encoding: nonce", 12));
  opening.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** The browser's push service in the page: what Chromium has asks Google, which is not to be reached. */
async function standIn(page: Page, browser: ECDH, auth: Buffer): Promise<void> {
  await page.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      const bytes = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
      const keys: Record<string, string> = { p256dh, auth };
      const kept = () => localStorage.getItem("test.subscription");
      const subscription = () => ({
        endpoint,
        options: { applicationServerKey: bytes(kept() ?? "") },
        getKey: (name: string) => bytes(keys[name] ?? ""),
        unsubscribe: () => {
          localStorage.removeItem("test.subscription");
          return Promise.resolve(true);
        },
      });
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(kept() === null ? null : (subscription() as unknown as PushSubscription));
      PushManager.prototype.subscribe = (options) => {
        const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
        localStorage.setItem("test.subscription", btoa(String.fromCharCode(...key)));
        return Promise.resolve(subscription() as unknown as PushSubscription);
      };
    },
    {
      endpoint: `${origin}/browser`,
      p256dh: browser.getPublicKey().toString("base64"),
      auth: auth.toString("base64"),
    },
  );
}

const tellMe = (page: Page) => page.getByRole("switch", { name: "Tell me when it is my turn" });

test("a browser that asks is told, and says it in words", async ({ person }) => {
  const grace = await person({ baseURL: server.address });
  await grace.context().grantPermissions(["notifications"], { origin: server.address });
  const ada = await person({ baseURL: server.address });
  const errors = [ada, grace].map(watchForErrors);
  const [keys, auth] = [createECDH("prime256v1"), randomBytes(16)];
  keys.generateKeys();
  await standIn(grace, keys, auth);
  await grace.goto("/settings");
  await whenKept(grace);
  await grace.reload();

  await expect(tellMe(grace)).not.toBeChecked();
  await tellMe(grace).press("Space");
  await expect(grace.getByText("This browser tells you.")).toBeVisible();
  await expect(tellMe(grace)).toBeChecked();
  await expectNoViolations(grace, "notices in the settings");
  await grace.reload();
  await expect(tellMe(grace)).toBeChecked();

  // Ada opens a table by days, Grace sits down and goes; then Ada moves.
  await ada.goto("/icon.svg");
  const { table, link } = await ada.evaluate(async () => {
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        game: "pyramix",
        players: 2,
        seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
        clock: { kind: "days", move_s: 86400, bank_s: 0, weekends: true, then: "lose" },
      }),
    });
    const answer = (await response.json()) as { table: string; invitations: [{ path: string }] };
    return { table: answer.table, link: answer.invitations[0].path };
  });
  await grace.goto(link);
  await expect(tellMe(grace)).toBeChecked();
  await expectNoViolations(grace, "an invitation to a table by days");
  await grace.getByLabel("Your name").fill("Grace");
  await grace.getByRole("button", { name: "Sit down and play" }).click();
  await expect(grace).toHaveURL(new RegExp(table));
  await grace.goto("/settings");
  await ada.goto(`/table/${table}`);
  await expect(takeable(ada).first()).toBeVisible();
  await takeByMouse(ada);
  await expect.poll(() => sent.length).toBe(1);
  const [message] = sent;
  if (!message) throw new Error("no notice came");
  const said = read(message.body, keys, auth);
  expect(JSON.parse(said)).toEqual({ kind: "turn", game: "pyramix", table });
  expect(message.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);

  // What came is handed to the service worker, as the browser would.
  const tools = await grace.context().newCDPSession(grace);
  const registration = new Promise<string>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send("ServiceWorker.enable");
  const registrationId = await registration;
  const shown = () =>
    grace.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
    });
  // On a busy machine nothing came once of what the browser was handed; a second notice of the same
  // table takes the place of the first.
  await expect(async () => {
    await tools.send("ServiceWorker.deliverPushMessage", {
      origin: server.address,
      registrationId,
      data: said,
    });
    const notice = { title: "Pyramix", body: "It is your turn.", tag: table };
    await expect.poll(shown, { timeout: 5_000 }).toEqual([{ ...notice, data: `/table/${table}` }]);
  }).toPass({ timeout: 60_000 });

  await tellMe(grace).press("Space");
  await expect(grace.getByText("This browser tells you nothing.")).toBeVisible();
  await grace.reload();
  await expect(tellMe(grace)).not.toBeChecked();
  expect(errors.flat()).toEqual([]);
});

test("a browser that may not is told why", async ({ person }) => {
  const page = await person({ baseURL: server.address, locale: "de" });
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  await standIn(page, keys, randomBytes(16));
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
    Notification.requestPermission = () => Promise.resolve("denied");
  });
  await page.goto("/settings");
  await whenKept(page);
  await page.reload();
  await expect(page.getByText("Dieser Browser blockiert Benachrichtigungen")).toBeVisible();
  await expectNoViolations(page, "notices that are blocked");
});
