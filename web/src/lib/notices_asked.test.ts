// @vitest-environment happy-dom
// What a browser is asked and what the server is told of it, with a browser of the test's own.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin, end, languageKey, renew, standing } from "./notices";

const key = "BEl6";
const bytes = (...numbers: number[]) => Uint8Array.from(numbers).buffer;

/** The keys of the browser: as base64url "-_8" and "AQI". */
const keys = { p256dh: bytes(251, 255), auth: bytes(1, 2) };

class Subscription {
  ended = false;
  constructor(
    readonly endpoint: string,
    readonly options: { applicationServerKey: ArrayBuffer },
  ) {}
  getKey = (name: keyof typeof keys) => keys[name];
  unsubscribe = () => {
    this.ended = true;
    return Promise.resolve(true);
  };
}

let own: Subscription | null;
let kept: boolean;
let answer: { status: number; body: object } | null;
let permission: NotificationPermission;
let asked: [method: string, body?: unknown][];
let language: string | undefined;
let refuses: boolean;

const pushManager = {
  getSubscription: () => Promise.resolve(own && !own.ended ? own : null),
  subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    if (refuses) return Promise.reject(new DOMException("no service", "AbortError"));
    const options = { applicationServerKey: applicationServerKey.buffer };
    return Promise.resolve((own = new Subscription("https://push.test/1", options)));
  },
};

beforeEach(() => {
  [own, kept, answer, permission, asked] = [null, false, null, "default", []];
  [language, refuses] = [undefined, false];
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => {
      if (permission === "default") permission = "granted";
      return Promise.resolve(permission);
    },
  });
  vi.stubGlobal("caches", {
    open: () =>
      Promise.resolve({
        put: async (at: string, said: Response) => {
          if (at === languageKey) language = await said.text();
        },
      }),
  });
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal("navigator", { serviceWorker, userAgent: "a test", maxTouchPoints: 0 });
  vi.stubGlobal("fetch", (_: string, { method = "GET", body }: RequestInit) => {
    asked.push(typeof body === "string" ? [method, JSON.parse(body)] : [method]);
    if (method === "POST") kept = true;
    if (method === "DELETE") kept = false;
    const said = answer?.body ?? (method === "GET" ? { key, kept } : {});
    return Promise.resolve(Response.json(said, { status: answer?.status ?? 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const is = (value: string) => ({ ok: true, value });
const wish = { endpoint: "https://push.test/1", p256dh: "-_8", auth: "AQI" };

describe("a browser that is to tell its person", () => {
  it("is asked, and the server keeps what comes of it", async () => {
    expect(await standing()).toEqual(is("off"));
    expect(await begin("fr")).toEqual(is("on"));
    expect(asked.at(-1)).toEqual(["POST", wish]);
    expect(language).toBe("fr");
    expect(await standing()).toEqual(is("on"));
  });

  it("is told no more once its person wants that", async () => {
    await begin("en");
    expect(await end()).toEqual(is("off"));
    expect(asked.at(-1)).toEqual(["DELETE"]);
    expect(own?.ended).toBe(true);
    expect(await standing()).toEqual(is("off"));
  });

  it("subscribes anew where it has a subscription for another server", async () => {
    own = new Subscription("https://push.test/old", { applicationServerKey: bytes(1) });
    const older = own;
    expect(await standing()).toEqual(is("off"));
    expect(await begin("en")).toEqual(is("on"));
    expect(older.ended).toBe(true);
    expect(own?.endpoint).toBe("https://push.test/1");
  });

  it("says what hinders it", async () => {
    permission = "denied";
    expect(await standing()).toEqual(is("blocked"));
    expect(await begin("en")).toEqual(is("blocked"));
    permission = "granted";
    refuses = true;
    expect(await begin("en")).toEqual(is("unable"));
    answer = {
      status: 404,
      body: { error: { code: "unknown", message: "", fault: "no_notices", params: {} } },
    };
    expect(await standing()).toEqual(is("never"));
    vi.stubGlobal("navigator", { userAgent: "iPhone", maxTouchPoints: 5 });
    expect(await standing()).toEqual(is("install"));
    vi.stubGlobal("navigator", { userAgent: "a test", maxTouchPoints: 0 });
    expect(await standing()).toEqual(is("unable"));
  });

  it("tells the server again at a later visit, unless the server has ended it", async () => {
    await begin("en");
    const subscription = own as unknown as PushSubscription;
    await renew(subscription, "de");
    expect(asked.at(-1)).toEqual(["POST", wish]);
    expect(language).toBe("de");
    kept = false;
    await renew(subscription, "de");
    expect(asked.at(-1)).toEqual(["GET"]);
    expect(own?.ended).toBe(true);
  });
});
