import { describe, expect, it } from "vitest";
import type { Player, Result } from "./results";
import { levelOf, outcomeOf, statistics } from "./statistics";

const me: Player = { kind: "me", name: "" };
const ada: Player = { kind: "other", name: "Ada" };
const bot = (level: number): Player => ({ kind: "bot", name: `bot:${level}` });

let ended = 0;
const of = (players: Player[], winners: number[], own = 10, game = "pyramix"): Result => ({
  id: `game ${++ended}`,
  kind: "local",
  game,
  players,
  scores: players.map(({ kind }) => (kind === "me" ? own : 7)),
  winners,
  touched: ended,
});

describe("a result", () => {
  it("is won, drawn or lost by the one person of this page", () => {
    expect(outcomeOf(of([me, ada], [0]))).toBe("won");
    expect(outcomeOf(of([ada, me], [0]))).toBe("lost");
    expect(outcomeOf(of([me, ada], [0, 1]))).toBe("drawn");
    expect(outcomeOf(of([me, ada, bot(1)], [0, 1]))).toBe("won");
    expect(outcomeOf(of([me, me], [0]))).toBeNull();
  });

  it("has the level of the strongest bot where all others are bots", () => {
    expect(levelOf(of([me, bot(2), bot(5)], [0]))).toBe(5);
    expect(levelOf(of([me, bot(2), ada], [0]))).toBeNull();
    expect(levelOf(of([me, me], [0]))).toBeNull();
    expect(levelOf(of([me, { kind: "bot", name: "deep" }], [0]))).toBeNull();
  });
});

describe("statistics", () => {
  it("add up by game and by opponents, the game played most first", () => {
    const all = [
      of([me, ada], [1], 50),
      of([me, bot(4)], [0], 31),
      of([bot(4), me], [0], 22),
      of([me, bot(4), bot(2)], [0, 1, 2], 12),
      of([me, me, bot(4)], [0], 99),
      of([me, bot(1)], [0], 3, "ascension"),
    ];
    const none = { played: 0, won: 0, drawn: 0, lost: 0, best: null };
    expect(statistics(all.toReversed())).toEqual([
      {
        game: "pyramix",
        played: 5,
        won: 1,
        drawn: 1,
        lost: 2,
        best: 50,
        streak: { now: 0, best: 1 },
        against: [
          { ...none, level: 4, players: 2, played: 2, won: 1, lost: 1, best: 31 },
          { ...none, level: 4, players: 3, played: 2, drawn: 1, best: 12 },
          { ...none, level: null, players: 2, played: 1, lost: 1, best: 50 },
        ],
      },
      {
        ...none,
        game: "ascension",
        played: 1,
        won: 1,
        best: 3,
        streak: { now: 1, best: 1 },
        against: [{ ...none, level: 1, players: 2, played: 1, won: 1, best: 3 }],
      },
    ]);
    expect(statistics([])).toEqual([]);
  });

  it("count wins in a row, which a draw neither lengthens nor ends", () => {
    const row = (...winners: number[][]) =>
      statistics(winners.map((seats) => of([me, bot(1)], seats)))[0]?.streak;
    expect(row([0], [0], [0, 1], [0])).toEqual({ now: 3, best: 3 });
    expect(row([0], [0], [1], [0])).toEqual({ now: 1, best: 2 });
    expect(row([0], [1])).toEqual({ now: 0, best: 1 });
  });

  it("keep a best score below zero", () => {
    expect(statistics([of([me, ada], [1], -4)])[0]?.best).toBe(-4);
  });
});
