import { describe, expect, it } from "vitest";
import { LobbyFold } from "./fold";
import { fitting, rowsOf, waiting, type Wanted } from "./rows";

// As the server writes them: server/lobby_writer.cc, docs/protocol.md.
const hello =
  '{"type":"hello","protocol":2,"run":"Gk3","number":812,"now":1772236800,"open":[{"table":"p3Zk","game":"pyramix","seats":["Ada",null],"since":1772236500}]}';
const lobby = (from: number, ...changes: string[]) =>
  `{"type":"lobby","from":${from},"changes":[${changes.join(",")}]}`;
const opened =
  '{"open":{"table":"q7","game":"cubus","seats":["Grace",null,"bot:4"],"since":1772236810,"options":{"deck":"small"},"own_data":true,"fill":{"after_s":60,"level":4},"watch":"players","clock":"fischer"}}';

const greeted = () => {
  const fold = new LobbyFold();
  expect(fold.receive(hello)).toBe("told");
  return fold;
};
const tables = (fold: LobbyFold) => [...fold.open.keys()];

describe("the fold of the lobby", () => {
  it("begins with all that waits", () => {
    const fold = greeted();
    expect([fold.run, fold.number, fold.now]).toEqual(["Gk3", 812, 1772236800]);
    expect(fold.open.get("p3Zk")?.seats).toEqual(["Ada", null]);
  });

  it("follows who comes, sits down and goes", () => {
    const fold = greeted();
    expect(fold.receive(lobby(812, opened))).toBe("told");
    expect(fold.open.get("q7")).toMatchObject({ watch: "players", fill: { level: 4 } });
    fold.receive(lobby(813, '{"table":"q7","seats":["Grace","Ada","bot:4"]}', '{"close":"p3Zk"}'));
    expect(fold.open.get("q7")?.seats).toEqual(["Grace", "Ada", "bot:4"]);
    expect(tables(fold)).toEqual(["q7"]);
    expect(fold.number).toBe(815);
  });

  it("passes over what it has folded already", () => {
    const fold = greeted();
    fold.receive(lobby(810, '{"close":"p3Zk"}', opened, '{"table":"p3Zk","seats":["Ada","Bo"]}'));
    expect(fold.open.get("p3Zk")?.seats).toEqual(["Ada", "Bo"]);
    expect(tables(fold)).toEqual(["p3Zk"]);
    expect(fold.number).toBe(813);
  });

  it("notices what was lost", () => {
    expect(greeted().receive(lobby(813, opened))).toBe("gap");
  });

  it("goes on where the server does, and begins anew where it does not", () => {
    const fold = greeted();
    const again = '{"type":"hello","protocol":2,"run":"Gk3","number":813,"now":1772236900}';
    expect(fold.receive(again)).toBe("told");
    expect([fold.number, fold.now]).toEqual([812, 1772236900]);
    fold.receive(lobby(812, opened));
    expect(tables(fold)).toEqual(["p3Zk", "q7"]);
    fold.receive('{"type":"hello","protocol":2,"run":"other","number":3,"now":1,"open":[]}');
    expect([fold.run, fold.number, fold.open.size]).toEqual(["other", 3, 0]);
  });

  it("says what it cannot read, and when the page is of another version", () => {
    const fold = greeted();
    expect(fold.receive("{")).toBe("misread");
    expect(fold.receive('{"type":"lobby","from":812,"changes":[{"open":{}}]}')).toBe("misread");
    expect(fold.receive('{"type":"hello","protocol":3}')).toBe("outdated");
    const outdated = '{"type":"error","error":{"code":"outdated","message":"x"}}';
    expect(fold.receive(outdated)).toBe("outdated");
    expect(fold.receive('{"type":"pong"}')).toBe("nothing");
    expect(fold.receive('{"type":"of a later version"}')).toBe("nothing");
  });
});

describe("the rows of the lobby", () => {
  const seek = (table: string, game = "pyramix", players = 2) => ({
    table,
    game,
    seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? "Ada" : null)),
    since: 0,
  });
  const shown = rowsOf([seek("a"), seek("b")], [], false);
  const told = (rows: typeof shown) => rows.map((row) => row.seek.table + (row.gone ? "!" : ""));

  it("are what waits", () => {
    expect(told(rowsOf([seek("b"), seek("c")], shown, false))).toEqual(["b", "c"]);
  });

  it("stand still while they are looked at", () => {
    const now = [seek("b"), seek("c")];
    const rows = rowsOf(now, shown, true);
    expect(told(rows)).toEqual(["a!", "b"]);
    expect(waiting(now, rows)).toBe(1);
    expect(told(rowsOf([seek("a"), ...now], rows, true))).toEqual(["a", "b"]);
  });

  it("can be of one game, number of players, clock and kind of result", () => {
    const live = { ...seek("a"), clock: "live 300 5 lose", rated: true };
    const all = [
      live,
      seek("b", "cubus", 3),
      { ...seek("c", "cubus"), clock: "days 86400 0 free lose" },
    ];
    const names = (wanted: Partial<Wanted>) => {
      const any = { game: "any", players: "any", clock: "any", rated: "any" };
      return fitting(all, { ...any, ...wanted }).map(({ table }) => table);
    };
    expect(names({})).toEqual(["a", "b", "c"]);
    expect(names({ game: "cubus" })).toEqual(["b", "c"]);
    expect(names({ game: "cubus", players: "3" })).toEqual(["b"]);
    expect(names({ clock: "none" })).toEqual(["b"]);
    expect(names({ clock: "days" })).toEqual(["c"]);
    expect(names({ rated: "yes" })).toEqual(["a"]);
    expect(names({ rated: "no", clock: "live" })).toEqual([]);
  });
});
