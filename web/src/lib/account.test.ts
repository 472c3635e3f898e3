// What the page makes of accounts: the parts of an export, labels of devices, where a refusal belongs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  deviceLabel,
  deviceSecret,
  exportAccount,
  fieldOf,
  signOut,
  signUp,
  whoAmI,
} from "./account";
import { figureNames, figures, isFigure } from "./parts/you/figures";

const answers = (...bodies: unknown[]) => {
  const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(bodies.shift()))),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" });
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

describe("the server", () => {
  it("tells who somebody is, with an account and without", async () => {
    answers({ name: "Ada", figure: "" });
    expect(await whoAmI()).toEqual({ ok: true, value: { name: "Ada", figure: "" } });
    const account = {
      made: 1,
      codes: 10,
      device: 3,
      devices: [{ device: 3, label: "Firefox, Linux", made: 1, seen: 2 }],
    };
    answers({ name: "Ada", figure: "ibis", account });
    expect(await whoAmI()).toMatchObject({ ok: true, value: { account } });
    answers({ name: "Ada", figure: "", account: { made: 1 } });
    expect(await whoAmI()).toMatchObject({ ok: false, error: { fault: "page_misread" } });
  });

  it("is told which device signs up, and which is signed out", async () => {
    const fetched = answers({ name: "Ada", codes: ["A"] }, {});
    expect(await signUp("Ada", "correct horse")).toMatchObject({ value: { codes: ["A"] } });
    await signOut(7);
    const bodies = fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
    expect(bodies[0]).toEqual({
      name: "Ada",
      password: "correct horse",
      device: "Firefox, Linux",
    });
    expect(bodies[1]).toEqual({ device: "7" });
  });

  it("exports in parts, which become one", async () => {
    const part = { name: "Ada", figure: "" };
    const table = (id: string) => ({ table: id, record: `record of ${id}` });
    const fetched = answers(
      { ...part, tables: [table("a"), table("b")], next: 100 },
      { ...part, tables: [table("c")] },
    );
    expect(await exportAccount()).toEqual({
      ok: true,
      value: { ...part, tables: ["a", "b", "c"].map(table) },
    });
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      "/api/account/export?from=0",
      "/api/account/export?from=100",
    ]);
    const error = { code: "not_yours", message: "No." };
    answers({ ...part, tables: [], next: 100 }, { error });
    expect(await exportAccount()).toMatchObject({ ok: false, error });
  });
});

it("knows a link for a device from one for seats", () => {
  expect(deviceSecret("device.abc-_")).toBe("abc-_");
  expect(deviceSecret("abc-_")).toBeNull();
  expect(deviceSecret("device.")).toBeNull();
});

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge, Windows",
  ],
  ["something else", ""],
])("names the device of %s", (agent, label) => expect(deviceLabel(agent)).toBe(label));

it.each([
  ["account_taken", "name"],
  ["name_hidden", "name"],
  ["password_form", "password"],
  ["password_is_name", "password"],
  ["wrong_password", "password"],
  ["passwords_busy", null],
  ["no_such_code", "code"],
  ["too_many_sign_ins", null],
  [undefined, null],
])("says at its field what %s is about", (fault, field) => expect(fieldOf(fault)).toBe(field));

it("draws the figures that the server takes, each of its own", () => {
  const source = join(import.meta.dirname, "../../../server/figures.h");
  const list = /kFigures = \{([^}]*)\}/.exec(readFileSync(source, "utf-8"))?.[1] ?? "";
  expect([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(figureNames);
  const shapes = Object.values(figures).map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(isFigure("cat")).toBe(true);
  expect(isFigure("toString")).toBe(false);
});
