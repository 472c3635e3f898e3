import { describe, expect, it } from "vitest";
import { scoreAt, TournamentFold } from "./fold";

// As the server writes them: server/tournament_writer.cc, docs/protocol.md.
const terms =
  '{"name":"Cup","game":"pyramix","seats":2,"system":"swiss","clock":"live 300 3 lose","most":8,"bots":3,"level":4}';
const hello = (from: number, facts: string, more = "") =>
  `{"type":"hello","protocol":2,"tournament":"Tq8","terms":${terms},"organiser":true,"you":1,"now":50,"from":${from},"facts":[${facts}],"phase":"waiting"${more}}`;
const entered = '{"at":1,"text":"enter 0","name":"Ada"},{"at":2,"text":"enter 1"}';
const facts = (from: number, texts: string[], more = "") =>
  `{"type":"facts","from":${from},"facts":[${texts.map((text) => `{"at":9,"text":"${text}"}`).join(",")}],"phase":"running"${more}}`;
const standings =
  ',"due":80,"standings":[[1,2000,1500,1000,2,2,0],[2,0,0,0,0,0,0],[0,0,0,0,0,0,0]]';

const greeted = () => {
  const fold = new TournamentFold();
  expect(fold.receive(hello(0, entered))).toBe("told");
  return fold;
};

describe("the fold of a tournament", () => {
  it("begins with who has entered", () => {
    const fold = greeted();
    expect(fold.entrants.map(({ name }) => name)).toEqual(["Ada", ""]);
    expect([fold.you, fold.organiser, fold.phase, fold.number]).toEqual([1, true, "waiting", 2]);
  });

  it("follows who comes and goes, rounds and results", () => {
    const fold = greeted();
    fold.receive(facts(2, ["leave 0", "return 0", "start"], standings));
    expect(fold.entrants[2]).toEqual({ name: "", isBot: true, isIn: true });
    expect(fold.standings[0]).toMatchObject({ entrant: 1, score: 2000, games: 2 });
    expect(fold.due).toBe(80);
    const before = fold.snapshot();
    fold.receive(facts(5, ["round p3Zk:1,0 byes 2"]));
    expect([before.tables.length, before.byes.length, before.number]).toEqual([0, 0, 5]);
    expect(fold.tables).toEqual([{ id: "p3Zk", round: 1, entrants: [1, 0], ranks: null }]);
    expect(fold.byes).toEqual([[2]]);
    fold.receive(facts(6, ["result 0 0,1", "leave 0"]));
    expect(fold.tables[0]?.ranks).toEqual([0, 1]);
    expect(fold.entrants[0]?.isIn).toBe(false);
    expect(fold.number).toBe(8);
  });

  it("passes over what it has, notices what was lost, and goes on after a hello", () => {
    const fold = greeted();
    fold.receive(facts(1, ["enter 1", "enter 2"]));
    expect(fold.entrants.length).toBe(3);
    expect(fold.receive(facts(4, ["start"]))).toBe("gap");
    expect(fold.receive(hello(3, '{"at":1,"text":"enter 3"}'))).toBe("told");
    expect(fold.entrants.length).toBe(4);
    fold.receive(hello(0, entered));
    expect([fold.entrants.length, fold.number]).toEqual([2, 2]);
  });

  it("says what it cannot read, and when the page is of another version", () => {
    const fold = greeted();
    expect(fold.receive("{")).toBe("misread");
    expect(fold.receive('{"type":"facts","from":2}')).toBe("misread");
    expect(fold.receive('{"type":"hello","protocol":3}')).toBe("outdated");
    expect(fold.receive('{"type":"error","error":{"code":"outdated"}}')).toBe("outdated");
    expect(fold.receive('{"type":"pong"}')).toBe("nothing");
  });
});

it("tells what a seat has scored", () => {
  expect([0, 1].map((seat) => scoreAt([0, 1], seat))).toEqual([1000, 0]);
  expect([0, 1].map((seat) => scoreAt([0, 0], seat))).toEqual([500, 500]);
  expect([0, 1, 2, 3].map((seat) => scoreAt([0, 1, 2, 3], seat))).toEqual([1000, 667, 333, 0]);
});
