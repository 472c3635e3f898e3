import { describe, expect, it } from "vitest";
import { characters } from "./characters";
import { fittingLevel, levelFor, outcomeOf, type Outcome } from "./fitting_level";
import type { Result } from "./results";
import type { LocalGame } from "./storage";
import { gameHeader } from "./testing";

/** "1+ 1- 2=": the level, and what became of it. */
function after(games: string): number {
  const results = { "+": "won", "-": "lost", "=": "drawn" } as const;
  const outcomes = games.split(" ").filter(Boolean);
  return fittingLevel(
    outcomes.map((game): Outcome => {
      const result = results[game.slice(-1) as keyof typeof results];
      return { level: Number(game.slice(0, -1)), result };
    }),
  );
}

describe("the level that suits", () => {
  it.each([
    ["", 1],
    ["1+", 1],
    ["1+ 1+", 2],
    ["1+ 1+ 2+", 2],
    ["1+ 1+ 2+ 2+", 3],
    // What was won in a row counts once.
    ["1+ 1+ 2+ 2-", 2],
    ["1+ 1- 1+", 1],
    ["1+ 1= 1+", 2],
    ["1- 1- 1-", 1],
    ["1+ 1+ 2- 2-", 1],
    ["1+ 1+ 2- 2+ 2-", 2],
    // Against somebody stronger: lost, it says nothing; won, it says much.
    ["5- 5- 1+ 1+", 2],
    ["5+ 5+", 6],
    // Against somebody weaker.
    ["5+ 5+ 1+ 1+ 1+", 6],
    ["5+ 5+ 1- 1-", 5],
  ])("after %j is %i", (games, level) => {
    expect(after(games)).toBe(level);
  });

  it("ends with the strongest", () => {
    expect(after("8+ 8+ 8+ 8+")).toBe(characters.length);
  });
});

function game(seats: string[], result: string | null, changed: Partial<LocalGame> = {}): LocalGame {
  const tag = result === null ? "" : `[Result "${result}"]\n`;
  return {
    id: "x",
    game: "pyramix",
    seats: seats.map((name) => ({ kind: name.startsWith("bot:") ? "bot" : "me", name })),
    record: `${gameHeader("pyramix", seats.length)}${tag}\n`,
    over: result !== null,
    touched: 1,
    ...changed,
  };
}

describe("how a game ended", () => {
  it("is told for one person against bots, by the strongest of them", () => {
    expect(outcomeOf(game(["Ada", "bot:3"], "30 20"))).toEqual({ level: 3, result: "won" });
    expect(outcomeOf(game(["bot:3", "Ada"], "30 20"))).toEqual({ level: 3, result: "lost" });
    expect(outcomeOf(game(["bot:7", "Ada"], "20 20"))).toEqual({ level: 7, result: "drawn" });
  });

  it("is drawn where the rules say so, whoever has more points", () => {
    const middle = game(["Ada", "bot:1"], "2 1");
    const record = middle.record.replace("\n\n", '\n[Outcome "draw"]\n\n');
    expect(outcomeOf({ ...middle, record })?.result).toBe("drawn");
  });

  it.each([
    ["20 30 10", "drawn"],
    ["20 20 10", "won"],
    ["20 20 30", "lost"],
    ["20 30 10 5", "won"],
    ["20 30 25 5", "lost"],
    ["20 30 10 30 5", "drawn"],
  ])("is by who is ahead of most at a table of more: %j", (points, result) => {
    const bots = points.split(" ").slice(1);
    const seats = ["Ada", ...bots.map(() => "bot:2")];
    expect(outcomeOf(game(seats, points))?.result).toBe(result);
  });

  it.each([2, 3, 4, 5, 6])("keeps an equal's level at a table of %i", (seats) => {
    const bots = Array.from({ length: seats - 1 }, (_, at) => 2 * at + 1);
    // Each place is as likely: a place is to have more points than so many bots.
    const results = Array.from({ length: seats }, (_, place) => {
      const points = [2 * place, ...bots].join(" ");
      return outcomeOf(game(["Ada", ...bots.map(() => "bot:2")], points))?.result;
    });
    const count = (result: string) => results.filter((one) => one === result).length;
    expect(count("won")).toBe(count("lost"));
    expect(count("drawn")).toBe(seats % 2);
  });

  it("is not told for others", () => {
    expect(outcomeOf(game(["Ada", "Grace"], "30 20"))).toBeNull();
    expect(outcomeOf(game(["Ada", "Grace", "bot:1"], "30 20 10"))).toBeNull();
    expect(outcomeOf(game(["bot:1", "bot:1"], "30 20"))).toBeNull();
    expect(outcomeOf(game(["Ada", "bot:1"], null))).toBeNull();
    const middle = game(["Ada", "bot:1"], "30 20");
    const record = middle.record.replace("\n", '\n[Continued "3"]\n');
    expect(outcomeOf({ ...middle, record })).toBeNull();
    expect(outcomeOf(game(["Ada", "bot:1"], "30 20", { over: false }))).toBeNull();
  });

  it("counts for its own game, in the order in which they ended", () => {
    const won = (level: number, touched: number) =>
      game(["Ada", `bot:${level}`], "2 1", { touched });
    const lost = game(["Ada", "bot:1"], "1 2", { touched: 2 });
    expect(levelFor("pyramix", [won(1, 3), lost, won(1, 1)], [])).toBe(1);
    expect(levelFor("pyramix", [won(1, 4), won(1, 3), lost], [])).toBe(2);
    expect(levelFor("cubus", [won(1, 4), won(1, 3)], [])).toBe(1);
  });

  it("counts where only its result is left, and once where both are", () => {
    const won = (id: string, touched: number) => game(["Ada", "bot:1"], "2 1", { id, touched });
    const counted = (id: string, touched: number): Result => {
      const { seats } = won(id, touched);
      const players = seats.map(({ kind, name }) => ({ kind, name }));
      const ended = { players, scores: [2, 1], winners: [0], touched };
      return { id, kind: "local", game: "pyramix", ...ended };
    };
    expect(levelFor("pyramix", [], [counted("a", 1), counted("b", 2)])).toBe(2);
    expect(levelFor("pyramix", [won("b", 2)], [counted("a", 1)])).toBe(2);
    expect(levelFor("pyramix", [won("a", 1)], [counted("a", 1)])).toBe(1);
    expect(levelFor("cubus", [], [counted("a", 1), counted("b", 2)])).toBe(1);
    const drawn = (one: Result) => ({ ...one, winners: [0, 1] });
    expect(levelFor("pyramix", [], [counted("a", 1), drawn(counted("b", 2))])).toBe(1);
    const givenUp = (one: Result) => ({ ...one, winners: [1] });
    expect(levelFor("pyramix", [], [counted("a", 1), givenUp(counted("b", 2))])).toBe(1);
  });
});
