import { describe, expect, it } from "vitest";
import { networkFirst } from "./network_first";

const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const kept = () => Promise.resolve(new Response("kept"));
const nothing = () => Promise.resolve(undefined);

describe("the first page", () => {
  it("is the network's, if it answers with a page", async () => {
    expect((await networkFirst(answer(204), kept)).status).toBe(204);
    expect((await networkFirst(answer(304), kept)).status).toBe(304);
  });

  it("is the kept one where the network is silent or answers with an error page", async () => {
    for (const ask of [offline, answer(404), answer(502), answer(503)])
      expect(await (await networkFirst(ask, kept)).text()).toBe("kept");
  });

  it("is the error page, or an error, where nothing is kept", async () => {
    expect((await networkFirst(answer(502), nothing)).status).toBe(502);
    expect((await networkFirst(offline, nothing)).type).toBe("error");
  });
});
