import { afterEach, describe, expect, it, vi } from "vitest";
import {
  claimSeat,
  createTable,
  deleteTable,
  describeTable,
  fetchRecord,
  lookAtInvitation,
  makeRecovery,
  recover,
  seatedTables,
  socketAddress,
} from "./api";

/** A server that gives one answer; what it was asked is kept. */
function serve(status: number, body: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal("fetch", fetch);
  return () => {
    const [path, request] = fetch.mock.lastCall ?? [];
    const { method = "GET", body } = request ?? {};
    return [method, path, ...(typeof body === "string" ? [JSON.parse(body) as unknown] : [])];
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("what a person can ask for", () => {
  const tables = [{ table: "a", game: "pyramix", you: [0], ply: 17, over: false }];

  it("is the tables of this browser", async () => {
    const asked = serve(200, JSON.stringify({ tables }));
    expect(await seatedTables()).toEqual({ ok: true, value: { tables } });
    expect(asked()).toEqual(["GET", "/api/person"]);
  });

  it("is a link that carries the seats elsewhere, and to take them there", async () => {
    const made = serve(200, '{"path":"/recover#Vw9"}');
    expect(await makeRecovery()).toEqual({ ok: true, value: { path: "/recover#Vw9" } });
    expect(made()).toEqual(["POST", "/api/person/recovery", {}]);
    const taken = serve(200, JSON.stringify({ tables }));
    expect(await recover("Vw9")).toEqual({ ok: true, value: { tables } });
    expect(taken()).toEqual(["POST", "/api/person/recover", { secret: "Vw9" }]);
  });

  it("is to delete a table", async () => {
    const asked = serve(200, '{"deleted":"a/b"}');
    expect(await deleteTable("a/b")).toEqual({ ok: true, value: { deleted: "a/b" } });
    expect(asked()).toEqual(["DELETE", "/api/tables/a%2Fb"]);
  });
});

describe("what can be asked of a table", () => {
  it("is to make it, and to be given its links", async () => {
    const value = { table: "t", seats: [0], invitations: [{ seat: 1, path: "/join/t#x" }] };
    const asked = serve(200, JSON.stringify(value));
    const request = { game: "cubus", players: 2, options: {}, seats: [{ kind: "open" as const }] };
    expect(await createTable(request)).toEqual({ ok: true, value });
    expect(asked()).toEqual(["POST", "/api/tables", request]);
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.headers).toEqual({
      "Content-Type": "application/json",
    });
  });

  it("is how it stands now, whatever the browser has kept", async () => {
    const value = { table: "a/b", header: "", seats: [], you: [], ply: 0, over: false };
    const asked = serve(200, JSON.stringify(value));
    expect(await describeTable("a/b")).toEqual({ ok: true, value });
    expect(asked()).toEqual(["GET", "/api/tables/a%2Fb"]);
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.cache).toBe("no-store");
  });

  it("is what an invitation is good for", async () => {
    const asked = serve(200, '{"free":[1,2]}');
    expect(await lookAtInvitation("t", "Vw9")).toEqual({ ok: true, value: { free: [1, 2] } });
    expect(asked()).toEqual(["POST", "/api/tables/t/invitation", { invitation: "Vw9" }]);
  });

  it("is to sit down with an invitation", async () => {
    const asked = serve(200, '{"table":"t","seats":[1]}');
    expect(await claimSeat("t", { invitation: "Vw9", name: "Ada" })).toMatchObject({
      value: { seats: [1] },
    });
    const said = { invitation: "Vw9", name: "Ada" };
    expect(asked()).toEqual(["POST", "/api/tables/t/claim", said]);
    await claimSeat("t", { invitation: "Vw9", name: "Ada", seat: 2 });
    expect(asked()).toEqual(["POST", "/api/tables/t/claim", { ...said, seat: 2 }]);
  });

  it("is its record, as it is or not at all", async () => {
    const asked = serve(200, '[Game "cubus"]\n\n');
    expect(await fetchRecord("t")).toBe('[Game "cubus"]\n\n');
    expect(asked()).toEqual(["GET", "/api/tables/t/record"]);
    serve(404, "{}");
    await expect(fetchRecord("t")).rejects.toThrow("404");
  });

  it("is what happens there from now on, as safely as the page came", () => {
    vi.stubGlobal("location", { protocol: "https:", host: "benben.test" });
    expect(socketAddress("a/b", { since: 7, incidents: ["3 0 leave", "5 0 return"] })).toBe(
      "wss://benben.test/api/tables/a%2Fb/socket?protocol=2&since=7&incidents=2",
    );
    vi.stubGlobal("location", { protocol: "http:", host: "localhost:8080" });
    expect(socketAddress("t", { since: 0, incidents: [] })).toBe(
      "ws://localhost:8080/api/tables/t/socket?protocol=2&since=0&incidents=0",
    );
  });
});

describe("an answer", () => {
  it("that refuses is told in the server's own sentence", async () => {
    for (const [status, code] of [
      [403, "not_yours"],
      [503, "read_only"],
      [503, "rate_limited"],
    ] as const) {
      const error = { code, message: "A sentence." };
      serve(status, JSON.stringify({ error }));
      expect(await deleteTable("a")).toEqual({ ok: false, error });
    }
  });

  it("that has not its form is none, and its field is named", async () => {
    serve(200, '{"tables":[{"table":"a","game":"pyramix","you":[0],"ply":"17","over":false}]}');
    expect(await seatedTables()).toMatchObject({
      ok: false,
      error: {
        code: "misread",
        params: { field: "tables[0].ply" },
      },
    });
  });

  it("that is none, or no JSON, means that the server cannot be reached", async () => {
    serve(502, "<html>");
    expect(await seatedTables()).toMatchObject({ ok: false, error: { code: "unreachable" } });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await seatedTables()).toMatchObject({ ok: false, error: { code: "unreachable" } });
  });
});
