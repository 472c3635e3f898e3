import { describe, expect, it } from "vitest";
import { parseRoute, paths } from "./router";

/** What a link to an address leads to from some other page. */
const at = (address: string) => parseRoute(new URL(address, "http://benben.test/local/other"));

describe("parseRoute", () => {
  it("knows every page", () => {
    expect(at("/")).toEqual({ page: "home" });
    expect(at("/new/pyramix")).toEqual({ page: "new", game: "pyramix" });
    expect(at("/table/p3Zk_-9")).toEqual({ page: "table", id: "p3Zk_-9" });
    expect(at("/local/abc")).toEqual({ page: "local", id: "abc" });
    expect(at("/practice/cubus")).toEqual({ page: "practice", game: "cubus" });
    expect(at("/replay")).toEqual({ page: "replay" });
    expect(at("/puzzles")).toEqual({ page: "puzzles", id: "" });
    expect(at("/puzzles/cubus/")).toEqual({ page: "puzzles", id: "cubus" });
    expect(at("/puzzles/cubus/1-2-3")).toEqual({ page: "puzzles", id: "cubus/1-2-3" });
  });

  it("reads the invitation and the rule behind the #", () => {
    expect(at("/join/abc#Vw9-_x")).toEqual({ page: "join", id: "abc", invitation: "Vw9-_x" });
    expect(at("/recover#Vw9-_x")).toEqual({ page: "recover", secret: "Vw9-_x" });
    expect(at("/rules/pyramix#PYX-11")).toEqual({
      page: "rules",
      game: "pyramix",
      anchor: "PYX-11",
    });
  });

  it("forgives slashes at the end", () => {
    expect(at("/rules/pyramix/")).toEqual({ page: "rules", game: "pyramix", anchor: "" });
    expect(at("/replay//")).toEqual({ page: "replay" });
  });

  it("calls everything else missing", () => {
    const near = ["/recovered", "/the/recover", "/replays", "/a/replay", "/a/new/cubus"];
    for (const path of [
      "/nothing",
      "/table",
      "/table/a/b",
      "/table/a%20b",
      "/puzzles/a/b/c",
      "/puzzlesa",
      ...near,
    ]) {
      expect(at(path)).toEqual({ page: "missing", path });
    }
    expect(at("/new/")).toEqual({ page: "missing", path: "/new" });
  });

  it("reads back the addresses that the page writes", () => {
    expect(at(paths.home)).toEqual({ page: "home" });
    expect(at(paths.replay)).toEqual({ page: "replay" });
    expect(at(paths.create("cubus"))).toEqual({ page: "new", game: "cubus" });
    const byLink = { page: "new", game: "cubus", place: "link" };
    expect(at(paths.create("cubus", "link"))).toEqual(byLink);
    expect(at(paths.create("cubus", "device"))).toEqual({ ...byLink, place: "device" });
    expect(at("/new/cubus#elsewhere")).toEqual({ page: "new", game: "cubus" });
    expect(at(paths.instead("cubus", "x-1"))).toEqual({ ...byLink, instead: "x-1" });
    expect(at(paths.practice("cubus"))).toEqual({ page: "practice", game: "cubus" });
    expect(at(paths.puzzles())).toEqual({ page: "puzzles", id: "" });
    expect(at(paths.puzzles("cubus"))).toEqual({ page: "puzzles", id: "cubus" });
    expect(at(paths.puzzles("cubus", "1-2"))).toEqual({ page: "puzzles", id: "cubus/1-2" });
    expect(at(paths.recover)).toEqual({ page: "recover", secret: "" });
    expect(at(paths.table("x"))).toEqual({ page: "table", id: "x" });
    expect(at(paths.local("x"))).toEqual({ page: "local", id: "x" });
    expect(at(paths.rules("pyramix", "PYX-12"))).toMatchObject({ anchor: "PYX-12" });
    expect(at(paths.rules("pyramix"))).toMatchObject({ anchor: "" });
  });
});
