import { beforeAll, describe, expect, it } from "vitest";
import games from "$wasm/games.json";
import { catalogue, gameOf } from "./catalogue";
import { characters } from "./characters";
import type { Core, Position } from "./core";
import { gameHeader, pyramixHeader, realCore } from "./testing";
import * as german from "./words/de_tables";
import * as english from "./words/en_tables";
import * as french from "./words/fr_tables";

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

function opened(record: string): Position {
  const result = core.open(record);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe("the rules core", () => {
  it("is one of a game each, of which it told when it was built", async () => {
    expect(games.map(({ name }) => name).sort()).toEqual(catalogue.map(({ name }) => name).sort());
    for (const { name, rules, min_players } of games) {
      const own = await realCore(name);
      const header = `[Game "${name}"]\n[Rules "${rules}"]\n[Players "${min_players}"]\n\n`;
      const opened = own.open(header);
      expect(opened.ok).toBe(true);
      const other = own.open(header.replace(name, name === "pyramix" ? "cubus" : "pyramix"));
      expect(other).toMatchObject({ ok: false, error: { code: "unknown" } });
    }
    const pyramix = gameOf("pyramix");
    expect(pyramix).toMatchObject({ title: "Pyramix", rules: 1, min_players: 2, max_players: 4 });
    expect(pyramix?.options.map((option) => option.name)).toContain("cobras");
  });

  it("reads a file with data of a game's own, and names the line that is wrong", async () => {
    const core = await realCore("anubixx", true);
    const sheet = [
      "sheet G # mine",
      "pyramid rygblo boryg glbo yrl og b",
      "arch yrobl grlyo g",
      "mosaic rogb lbyo gyrl",
      "quarry obglyrborylg",
    ];
    const colours = "rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg";
    expect(gameOf("anubixx")?.tags?.prefix).toBe("Sheet.");
    expect(core.readTags("anubixx", sheet.join("\n"))).toEqual({
      ok: true,
      value: { "Sheet.G": colours },
    });
    const faulty = sheet.with(3, "mosaic rogb lbyo gyr").join("\n");
    expect(core.readTags("anubixx", faulty)).toMatchObject({ ok: false, error: { line: 4 } });
    expect(core.readTags("nothing", "")).toMatchObject({ ok: false, error: { code: "unknown" } });
  });

  it("opens tags alone and waits for chance", () => {
    const position = opened(`${pyramixHeader(3)}\n`);
    expect(position.ply).toBe(0);
    expect(position.view()).toMatchObject({ ply: 0, next: "chance", legal: null });
    expect(position.view().scores).toEqual([0, 0, 0]);
    position.close();
  });

  it("tells with every view what is true in all games of a set-up, as one object", async () => {
    const core = await realCore("ascension");
    const board = (option: string, more = "") => {
      const opened = core.open(`${gameHeader("ascension", 2)}${option}${more}\n`);
      if (!opened.ok) throw new Error(opened.error.message);
      const position = opened.value;
      const copy = position.clone();
      position.apply({ actor: null, text: position.sample(1n) });
      const { facts } = position.view();
      expect(copy.view().facts).toBe(facts);
      expect(position.view().facts).toBe(facts);
      position.close();
      copy.close();
      return facts;
    };
    const who = '[Seat0 "Ada"]\n[Seat1 "bot:3"]\n[Date "2026-11-01"]\n';
    expect(board("", who)).toBe(board(""));
    expect(board("")).toMatchObject({ board: "ring24", pyramids: 3, turns: 600 });
    expect(board('[Option.board "hex18"]\n')).toMatchObject({ board: "hex18" });
  });

  it("draws the same chance for the same seed, and plays on", () => {
    const position = opened(`${pyramixHeader(2)}\n`);
    const text = position.sample(7n);
    expect(position.sample(7n)).toBe(text);
    expect(position.sample(-1n)).not.toBe(text);
    expect(position.apply({ actor: null, text })).toBeNull();
    expect(position.ply).toBe(1);
    const view = position.view();
    expect(view.next).toEqual([0]);
    expect(view.legal).toContain("000");
    expect(view.standing.total).toEqual([0, 0]);
    position.close();
  });

  it("says which rule forbids a move, and changes nothing", () => {
    const position = opened(`${pyramixHeader(2)}\n`);
    position.apply({ actor: null, text: position.sample(1n) });
    expect(position.check({ actor: 0, text: "000" })).toBeNull();
    expect(position.check({ actor: 0, text: "111" })).toMatchObject({ rule: "PYX-11" });
    expect(position.apply({ actor: 1, text: "000" })).toMatchObject({ rule: "PYX-06" });
    expect(position.apply({ actor: 0, text: "\u{1F40D}" })).toMatchObject({ rule: "PYX-31" });
    expect(position.ply).toBe(1);
    position.close();
  });

  it("throws where the page is wrong, and goes on", () => {
    const position = opened(`${pyramixHeader(2)}\n`);
    expect(() => position.check({ actor: 7, text: "000" })).toThrow("answered 4");
    position.close();
    expect(() => position.view()).toThrow("answered 3");
    expect(() => position.close()).toThrow("does not know");
    opened(`${pyramixHeader(2)}\n`).close();
  });

  it("keeps clones apart", () => {
    const position = opened(`${pyramixHeader(2)}\n`);
    position.apply({ actor: null, text: position.sample(1n) });
    const other = position.clone();
    other.apply({ actor: 0, text: "000" });
    expect(other.ply).toBe(2);
    expect(position.view().ply).toBe(1);
    other.close();
    position.close();
  });

  it("lets bots of every level move legally, the same for the same seed", async () => {
    const asked = (await realCore("pyramix", true)).open(`${pyramixHeader(2)}\n`);
    if (!asked.ok) throw new Error(asked.error.message);
    const position = asked.value;
    position.apply({ actor: null, text: position.sample(1n) });
    for (const bot of ["random", "greedy", "bot:1", "bot:3"]) {
      const text = position.choose(bot, 5n);
      expect(position.check({ actor: 0, text })).toBeNull();
      expect(position.choose(bot, 5n)).toBe(text);
    }
    position.close();
  });

  it("has a bot for each level that has a name, and no other", async () => {
    const asked = (await realCore("pyramix", true)).open(`${pyramixHeader(2)}\n`);
    if (!asked.ok) throw new Error(asked.error.message);
    const position = asked.value;
    // Chance is due, so that a bot has nothing to think about.
    const answerOf = (level: number) => () => position.choose(`bot:${level}`, 5n);
    for (const { seats } of [english, german, french]) {
      for (const names of [characters, seats.levels]) {
        names.forEach((_, i) => expect(answerOf(i + 1)).toThrow("has nothing to say"));
        expect(answerOf(names.length + 1)).toThrow(`bot:${names.length + 1}`);
      }
    }
    position.close();
  });

  it("names line and reason of a record that is wrong", () => {
    expect(core.open('[Game "pyramix"]\n[Rules "1"]\n')).toMatchObject({ ok: false });
    const result = core.open(`${pyramixHeader(2)}\n0 000\n`);
    expect(result).toMatchObject({ ok: false, error: { line: 5, rule: "PYX-17" } });
    expect(core.open("")).toMatchObject({ ok: false, error: { line: 1 } });
  });
});
