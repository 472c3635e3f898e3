// The final scoring as a story of steps: the cobras’ work, the four colours, the totals. Every
// number is the core's (`standing`, PYX-20 to PYX-24); this only says in which order it is told.
import type { PointsPart } from "$lib/board/PointsTable.svelte";
import type { SeatName, View } from "$lib/games";
import { nameOf, partOf } from "$lib/view";
import { words } from "../words";
import type { Share } from "../words/data";
import { COLOURS, derivedOf, positionOf, standingOf, type Colour } from "./position";

export interface ScoringStep {
  /** What the step is about: a row of the table, or the cobras, who have none. */
  readonly part: "collected" | "cobras" | Colour | "total";
  /** How many rows of the table are told. */
  readonly told: number;
  readonly title: string;
  readonly text: string;
  /** Tray cells that the step is about. */
  readonly lit: readonly string[];
  /** Tray cells that have left the tray before or by this step. */
  readonly gone: readonly string[];
}

export function scoringSteps(view: View, seats: SeatName[]): ScoringStep[] {
  const story = new Story(view, seats);
  return [
    story.start(),
    story.cobras(),
    ...COLOURS.map((colour) => story.colour(colour)),
    story.totals(),
  ].map((step, at) => ({ ...step, told: Math.max(1, at) }));
}

/** The rows of the table: what was collected, then what each colour's award adds. */
export function scoringParts(view: View): PointsPart[] {
  const { table, scoring } = words();
  const pointsOf = (part: string) => view.scores.map((_, seat) => partOf(view, part, seat));
  return [
    { key: "collected", label: table.taken, points: pointsOf("collected") },
    ...COLOURS.map((key) => ({ key, label: scoring.colour(key), points: pointsOf(key) })),
  ];
}

type Told = Omit<ScoringStep, "told">;

class Story {
  private readonly gone: string[] = [];

  constructor(
    private readonly view: View,
    private readonly seats: SeatName[],
  ) {}

  start(): Told {
    const { layer, start } = words().scoring;
    const text = start(this.shares((seat) => partOf(this.view, "collected", seat)));
    return { part: "collected", title: layer, text, lit: [], gone: [] };
  }

  cobras(): Told {
    const { out } = standingOf(this.view);
    const { cubes } = positionOf(this.view);
    const cells = out.filter((cell) => cubes.get(cell) === "X");
    this.gone.push(...out);
    const { cobrasWork, cobras } = words().scoring;
    const text = cobras(cells.length, out.length - cells.length);
    return { part: "cobras", title: cobrasWork, text, lit: out, gone: [...this.gone] };
  }

  colour(colour: Colour): Told {
    const { awarded, awards } = standingOf(this.view);
    const cells = awarded[colour];
    const text = this.award(colour, awards[colour], cells.length);
    if (awards[colour] !== null) this.gone.push(...cells);
    const title = words().scoring.colour(colour);
    return { part: colour, title, text, lit: cells, gone: [...this.gone] };
  }

  totals(): Told {
    const { winners = [], scores } = this.view;
    const { result, won } = words().scoring;
    const names = winners.map((seat) => nameOf(this.seats, seat));
    const text = won(names, scores[winners[0] ?? 0] ?? 0);
    return { part: "total", title: result, text, lit: [], gone: [...this.gone] };
  }

  private award(colour: Colour, holder: number | null, cubes: number): string {
    const ankhs = standingOf(this.view).ankhs[colour];
    const leaders = derivedOf(this.view).leaders[colour];
    const { nobody, tied, awarded } = words().scoring;
    const [first] = leaders;
    if (first === undefined) return nobody(colour);
    if (holder === null) {
      const names = leaders.map((seat) => nameOf(this.seats, seat));
      return tied(colour, names, ankhs[first] ?? 0);
    }
    return awarded({
      colour,
      ankhs: this.shares((seat) => ankhs[seat] ?? 0),
      holder: nameOf(this.seats, holder),
      cubes,
      points: partOf(this.view, colour, holder),
    });
  }

  private shares(count: (seat: number) => number): Share[] {
    return this.seats.map((who, seat) => ({ who, count: count(seat) }));
  }
}
