// The final scoring as a story of steps: the cobras' work, the four colours, the totals. Every
// number is the core's (`standing`, PYX-20 to PYX-24); this only says in which order it is told.
import type { SeatName, View } from "$lib/games";
import { pointsFor } from "./collection";
import { capitalised, COLOUR_NAMES, counted, listed, verb } from "./names";
import { COLOURS, positionOf, standingOf, type Colour } from "./position";

export interface ScoringStep {
  /** Column of the table that this step fills. */
  readonly part: "collected" | "cobras" | Colour | "total";
  readonly title: string;
  readonly text: string;
  /** Tray cells that the step is about. */
  readonly lit: readonly string[];
  /** Tray cells that have left the tray before or by this step. */
  readonly gone: readonly string[];
}

export function scoringSteps(view: View, seats: SeatName[]): ScoringStep[] {
  const story = new Story(view, seats);
  return [story.start(), story.cobras(), ...COLOURS.map((it) => story.colour(it)), story.totals()];
}

class Story {
  private readonly gone: string[] = [];

  constructor(
    private readonly view: View,
    private readonly seats: SeatName[],
  ) {}

  start(): ScoringStep {
    const points = this.seats.map(({ name }, seat) => {
      return `${name} ${pointsFor(this.view, "collected", seat)}`;
    });
    const text = `One layer is left in the tray. Collected so far: ${listed(points)}.`;
    return { part: "collected", title: "The last layer", text, lit: [], gone: [] };
  }

  cobras(): ScoringStep {
    const { out } = standingOf(this.view);
    const { cubes } = positionOf(this.view);
    const cobras = out.filter((cell) => cubes.get(cell) === "X");
    this.gone.push(...out);
    const text = cobraSentence(cobras, out.length - cobras.length);
    return { part: "cobras", title: "The cobras' work", text, lit: out, gone: [...this.gone] };
  }

  colour(colour: Colour): ScoringStep {
    const { awarded, awards } = standingOf(this.view);
    const cells = awarded[colour];
    const text = this.award(colour, awards[colour], cells.length);
    if (awards[colour] !== null) this.gone.push(...cells);
    const title = capitalised(COLOUR_NAMES[colour]);
    return { part: colour, title, text, lit: cells, gone: [...this.gone] };
  }

  totals(): ScoringStep {
    const { total } = standingOf(this.view);
    const winners = this.view.winners ?? [];
    const best = Math.max(...total);
    const names = listed(winners.map((seat) => this.name(seat)));
    const text =
      winners.length > 1
        ? `${names} share the win with ${best} points each.`
        : `${names} ${verb(names, "wins", "win")} with ${best} points.`;
    return { part: "total", title: "The result", text, lit: [], gone: [...this.gone] };
  }

  private award(colour: Colour, holder: number | null, cubes: number): string {
    const name = COLOUR_NAMES[colour];
    const ankhs = standingOf(this.view).ankhs[colour];
    const most = Math.max(...ankhs);
    const rest = `the ${name} cubes in the tray`;
    if (most === 0) return `Nobody holds ${name} ankhs: ${rest} go to nobody.`;
    if (holder === null) {
      const tied = ankhs.flatMap((count, seat) => (count === most ? [this.name(seat)] : []));
      const each = `${counted(most, `${name} ankh`)} each`;
      return `${listed(tied)} tie with ${each}: ${rest} go to nobody.`;
    }
    const who = this.name(holder);
    const held = `${who} ${verb(who, "holds", "hold")} most ${name} ankhs (${this.compared(ankhs)})`;
    if (cubes === 0) return `${held}, but no ${name} cube is left in play.`;
    const points = counted(pointsFor(this.view, colour, holder), "point");
    return `${held} and ${verb(who, "is", "are")} awarded ${counted(cubes, `${name} cube`)}: ${points}.`;
  }

  private compared(ankhs: readonly number[]): string {
    return listed(ankhs.map((count, seat) => `${this.name(seat)} ${count}`));
  }

  private name(seat: number): string {
    return this.seats[seat]?.name ?? `Seat ${seat}`;
  }
}

function cobraSentence(cobras: readonly string[], others: number): string {
  if (cobras.length === 0) return "No cobra is left in the tray: every cube stays in play.";
  const one = cobras.length === 1;
  const who = `The ${one ? "cobra" : "cobras"} at ${listed(cobras)} ${one ? "goes" : "go"} out of play`;
  if (others === 0) return `${who}; no cube lies next to ${one ? "it" : "them"}.`;
  return `${who}, and with ${one ? "it" : "them"} ${counted(others, "cube")} that ${others === 1 ? "lies" : "lie"} next to ${one ? "it" : "them"}.`;
}
