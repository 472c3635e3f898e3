// The final scoring as a story of steps, one for each part of the sheet. Every number is the core's
// (`standing`, ANX-42 to ANX-46); this only says in which order it is told.
import type { SeatName, View } from "$lib/games";
import { BONUS_NAMES } from "./names";
import { pointsOf, positionOf, standingOf, type Bonus, type Builder, type Part } from "./position";
import { isComplete } from "./race";
import { BUILDINGS, MOSAIC, PYRAMID } from "./stones";
import { counted, listed, verb } from "./words";

export interface ScoringStep {
  readonly part: Part | "start" | "total";
  readonly title: string;
  readonly text: string;
  /** Parts that have been told by this step. */
  readonly told: readonly Part[];
}

type Told = (story: Story, builder: Builder) => string;

const PARTS: readonly { part: Part; title: string; told: Told }[] = [
  { part: "pyramid", title: "The pyramid", told: (story, it) => story.pyramid(it) },
  { part: "arch", title: "The arch of triumph", told: (story, it) => story.arch(it) },
  { part: "mosaic", title: "The floor mosaic", told: (story, it) => story.mosaic(it) },
  { part: "bonuses", title: "The bonuses", told: (story, it) => story.bonuses(it) },
  { part: "quarry", title: "The quarry", told: (story, it) => story.quarry(it) },
  { part: "jokers", title: "The jokers", told: (story, it) => story.jokers(it) },
];

export function scoringSteps(view: View, seats: readonly SeatName[]): ScoringStep[] {
  const story = new Story(view, seats);
  const { builders } = positionOf(view);
  const parts = PARTS.map(({ part, title, told }, index): ScoringStep => {
    const each = builders.map((builder) => told(story, builder));
    const before = PARTS.slice(0, index + 1).map((entry) => entry.part);
    return { part, title, text: `${each.join("; ")}.`, told: before };
  });
  return [story.start(), ...parts, story.totals(PARTS.map(({ part }) => part))];
}

class Story {
  constructor(
    private readonly view: View,
    private readonly seats: readonly SeatName[],
  ) {}

  start(): ScoringStep {
    const { idle, round } = positionOf(this.view);
    const enders = positionOf(this.view).builders.filter(
      (builder) => BUILDINGS.filter((building) => isComplete(builder, building)).length > 1,
    );
    const names = listed(enders.map(({ seat }) => this.name(seat)));
    const text =
      enders.length > 0
        ? `${names} completed a second building in round ${round}.`
        : `For ${counted(idle, "round")} nobody crossed out a stone.`;
    return { part: "start", title: "The building is done", text, told: [] };
  }

  totals(told: readonly Part[]): ScoringStep {
    const { total } = standingOf(this.view);
    const winners = this.view.winners ?? [];
    const best = Math.max(...total);
    const names = listed(winners.map((seat) => this.name(seat)));
    const level = total.filter((points) => points === best).length;
    const tie = level > winners.length ? ", with more stones of the pyramid than those level" : "";
    const text =
      winners.length > 1
        ? `${names} share the win with ${best} points each.`
        : `${names} ${verb(names, "wins", "win")} with ${best} points${tie}.`;
    return { part: "total", title: "The result", text, told };
  }

  pyramid({ seat, crossed }: Builder): string {
    const rows = PYRAMID.filter((stone) => crossed.has(stone)).map((it) => Number(it.charAt(1)));
    const highest = Math.max(0, ...rows);
    const reached = highest === 0 ? "no stone" : `up to row ${highest}`;
    return this.line(seat, reached, "pyramid");
  }

  arch({ seat, crossed }: Builder): string {
    const height = (side: string) => [...crossed].filter((stone) => stone.startsWith(side)).length;
    const level = Math.min(height("L"), height("R"));
    const reached = crossed.has("K") ? "complete" : `both columns to level ${level}`;
    return this.line(seat, level === 0 ? "no level on both sides" : reached, "arch");
  }

  mosaic({ seat, crossed }: Builder): string {
    const stones = MOSAIC.filter((stone) => crossed.has(stone)).length;
    return this.line(seat, counted(stones, "stone"), "mosaic");
  }

  bonuses({ seat, bonuses }: Builder): string {
    const names = [...bonuses].map((bonus: Bonus) => BONUS_NAMES[bonus]);
    return this.line(seat, names.length > 0 ? listed(names) : "none", "bonuses");
  }

  quarry({ seat, quarry }: Builder): string {
    return this.line(seat, `${counted(12 - quarry, "stone")} left`, "quarry");
  }

  jokers({ seat, jokers }: Builder): string {
    return this.line(seat, `${counted(jokers, "joker")} left`, "jokers");
  }

  private line(seat: number, reached: string, part: Part): string {
    return `${this.name(seat)}: ${reached}, ${pointsOf(this.view, part, seat)}`;
  }

  private name(seat: number): string {
    return this.seats[seat]?.name ?? `Seat ${seat}`;
  }
}
