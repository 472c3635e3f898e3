// The words of a table: whose turn it is, and what happened last.
import type { GameNode } from "../game_tree.svelte";
import type { GameModule, Race, SeatName, Told } from "../games";
import { beganAt, lastOf, toldOf, turnInWords, type Turn } from "./turns";
import { statusOf } from "../status";
import type { Table } from "../table";
import { words } from "../words";
import type { Look } from "./look.svelte";
import type { Trouble } from "./trouble.svelte";

export class TurnWords {
  /** Why something cannot be done, where the core was not asked; until something happens. */
  note = $state("");
  private readonly table: Table;

  constructor(
    private readonly look: Look,
    private readonly module: Pick<GameModule, "describeEvent" | "quiet">,
    private readonly trouble: Trouble,
  ) {
    this.table = look.table;
    $effect(() => {
      void this.table.timeline.ply;
      void this.table.stage.shown;
      void this.look.turn?.steps.length;
      void this.look.refusal;
      this.note = "";
      this.look.advised = [];
    });
  }

  /** Whose turn it is, or who has won. */
  get turn(): string {
    const { turn } = this.look;
    const prepared = turn?.preparing && turn.confirmed;
    return prepared ? words().status.prepared(this.whose) : this.whose;
  }

  /** What was done last, or how the points stand. */
  get sentence(): string {
    if (this.note) return this.note;
    const step = this.look.turn ? this.lastStep : "";
    if (step) return step;
    if (this.look.untold) return words().table.untold;
    if (this.look.over) return words().table.scores(this.points);
    return [this.lately, this.beside(this.table.stage.shown)].filter(Boolean).join(" ");
  }

  /** The last step of the turn in progress. */
  get lastStep(): string {
    const { draft } = this.look;
    const text = draft?.steps.at(-1);
    const [before, after] = [draft?.before, draft?.view];
    if (!draft || text === undefined || !before || !after) return "";
    return this.inWords({ event: { actor: draft.seat, text }, before, after });
  }

  /** The event that led to the position after `ply` events, and what happened then beside the game. */
  readonly describe = (ply: number): string =>
    [this.eventOf(ply), this.beside(ply)].filter(Boolean).join(" ");

  /** The event of a node; other events change nothing of it. */
  readonly eventAt = (node: GameNode): string => {
    const { event, parent } = node;
    const { tree } = this.table.timeline;
    if (!event || !parent) return "";
    return this.inWords({ event, before: tree.view(parent), after: tree.view(node) });
  };

  /** What an event does. */
  readonly inWords = ({ event, before, after }: Told, seats = this.table.seats): string =>
    this.trouble.inWords(() => this.module.describeEvent(event, before, after, seats));

  /** A turn of the log. */
  readonly turnAt = (turn: Turn): string => {
    const { timeline, seats } = this.table;
    const told = toldOf(turn, (node) => timeline.tree.view(node));
    return this.trouble.inWords(() => turnInWords(told, this.module, seats));
  };

  private eventOf(ply: number): string {
    const node = this.table.timeline.tree.line[ply];
    return node ? this.eventAt(node) : "";
  }

  private beside(ply: number): string {
    return this.table.company?.beside(ply) ?? "";
  }

  private get whose(): string {
    const { table, look } = this;
    const { status } = words();
    if (table.thinking !== null && table.stage.atEnd)
      return status.thinking(this.who(table.thinking));
    if (look.view.race) return this.whoRaces(look.view.race);
    if (look.acting !== null)
      return this.alone ? status.yourTurn : status.turnOf(this.who(look.acting));
    if (look.untold) return status.over;
    const { next } = look.view;
    const stands =
      table.company?.stands(look.view) ?? statusOf(look.view, table.seats, table.playable);
    const due = Array.isArray(next) && next.some((seat) => table.you.includes(seat));
    return table.away && due && table.stage.atEnd ? status.later(stands) : stands;
  }

  private whoRaces({ seats }: Race): string {
    const { status } = words();
    if (this.look.acting !== null) return this.alone ? status.yourChance : status.whoIsFirst;
    const claimant = this.look.window?.claimant ?? null;
    if (claimant !== null) return status.toMove([this.who(claimant)]);
    return status.mayBeFirst(seats.map((seat) => this.who(seat)));
  }

  /** What others did since this page acted, or the turn on show as far as it has come. */
  private get lately(): string {
    const { shown } = this.table.stage;
    const { turns, since, lit } = this.look;
    if (!lit && this.look.marks.length > 0) {
      // A turn may have begun before, with this page's own event.
      const others = turns.flatMap((turn) => {
        const [first, ...rest] = turn.nodes.filter(({ ply }) => ply > since);
        return first ? [{ ...turn, nodes: [first, ...rest] as const }] : [];
      });
      return others.map(this.turnAt).join(" ");
    }
    const turn = this.look.turns.find((it) => lastOf(it).ply >= shown);
    if (!turn || beganAt(turn).ply >= shown) return this.eventOf(shown);
    const [first, ...others] = turn.nodes;
    return this.turnAt({ ...turn, nodes: [first, ...others.filter(({ ply }) => ply <= shown)] });
  }

  private get points(): { who: SeatName; points: number }[] {
    const { scores } = this.look.view;
    return this.table.seats.map((who, seat) => ({ who, points: scores[seat] ?? 0 }));
  }

  private get alone(): boolean {
    return this.table.you.length === 1;
  }

  private who(seat: number): SeatName {
    return this.table.seats[seat] ?? { name: "" };
  }
}
