import { afterEach, describe, expect, it, vi } from "vitest";
import { acceptInvite, decline, elsewhereOnly, invite, listKnown, type KnownPerson } from "./known";
import { Memory, passingEntries } from "./storage";

const ada: KnownPerson = { table: "a/b", seat: 1, name: "Ada", game: "cubus", at: 1772236800 };

/** What was asked, and what a server answers to each path; anything else is refused. */
function serve(answers: Record<string, object>): unknown[][] {
  const asked: unknown[][] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push([method, path, ...(typeof body === "string" ? [JSON.parse(body) as unknown] : [])]);
    const refused = { error: { code: "conflict", message: "Somebody was quicker." } };
    return Promise.resolve(new Response(JSON.stringify(answers[path] ?? refused)));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("known people", () => {
  it("are told by the server, and invited by where they sat", async () => {
    const asked = serve({
      "/api/person/known": { known: [ada] },
      "/api/tables/x%2Fy/invite": {},
      "/api/tables/x%2Fy/decline": {},
    });
    expect(await listKnown()).toEqual({ ok: true, value: { known: [ada] } });
    expect(await invite("x/y", ada)).toMatchObject({ ok: true });
    expect(await decline("x/y")).toMatchObject({ ok: true });
    expect(asked).toEqual([
      ["GET", "/api/person/known"],
      ["POST", "/api/tables/x%2Fy/invite", { table: "a/b", seat: 1 }],
      ["POST", "/api/tables/x%2Fy/decline", {}],
    ]);
  });

  it("are not asked where they sit, as far as names tell", () => {
    const grace = { ...ada, name: "Grace" };
    const seats = [
      { kind: "human" as const, name: "Grace", claimed: true },
      { kind: "human" as const, name: "", claimed: false },
    ];
    expect(elsewhereOnly([ada, grace], seats)).toEqual([ada]);
    expect(elsewhereOnly([], seats)).toEqual([]);
  });
});

describe("who is invited", () => {
  const watched = {
    id: "t",
    game: "cubus",
    record: "[Game]",
    seats: [],
    you: [],
    over: false,
    touched: 1,
    invitations: [],
  };

  it("sits down by name and figure, and the table is looked at anew", async () => {
    const memory = new Memory(passingEntries());
    memory.tables.put(watched);
    const asked = serve({
      "/api/account": { name: "Grace", figure: "ibis" },
      "/api/tables/t/sit": { table: "t", seats: [1] },
    });
    expect(await acceptInvite(memory, "t", "Grace")).toMatchObject({ ok: true });
    expect(asked.at(-1)).toEqual(["POST", "/api/tables/t/sit", { name: "Grace", figure: "ibis" }]);
    expect(memory.tables.get("t")?.record).toBe("");
    expect(await acceptInvite(memory, "t", "Grace")).toMatchObject({ ok: true });
  });

  it("hears why not, and what was seen of the table stays", async () => {
    const memory = new Memory(passingEntries());
    memory.tables.put(watched);
    serve({ "/api/account": { name: "", figure: "" } });
    expect(await acceptInvite(memory, "t", "")).toMatchObject({
      ok: false,
      error: { code: "conflict" },
    });
    expect(memory.tables.get("t")?.record).toBe("[Game]");
    expect(memory.tables.get("other")).toBeNull();
  });
});
