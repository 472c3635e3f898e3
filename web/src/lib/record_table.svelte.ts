// A record that is being read: a table at which nobody plays.
import type { CoreError, SeatName } from "./games";
import { incidentsOf } from "./incidents";
import { displayNames, seatNames } from "./record";
import { Stage, type Later } from "./stage.svelte";
import type { Table } from "./table";
import { Changes } from "./table/changes";
import { Company } from "./table/company.svelte";
import type { Timeline } from "./timeline";

export class RecordTable implements Table {
  readonly stage: Stage;
  readonly changes = new Changes();
  readonly you: number[] = [];
  readonly busy = false;
  readonly thinking = null;
  readonly away = false;
  readonly news = null;
  readonly window = null;
  readonly keeper = null;
  readonly playable = false;
  readonly offersUndo = false;
  readonly canUndo = false;
  /** As often as the record is opened it is news. */
  told = false;
  refusal = $state.raw<CoreError | null>(null);
  /** What its tags tell of those who came and went. */
  readonly company: Company;

  constructor(
    readonly timeline: Timeline,
    later: Later,
    reducedMotion: () => boolean,
    readonly another?: () => void,
  ) {
    this.stage = new Stage(timeline, later, reducedMotion);
    this.stage.go(0);
    const people = seatNames(timeline.tags).map(({ bot }) => !bot);
    const shown = () => this.stage.shown;
    this.company = new Company({ timeline, seats: () => this.seats, people: () => people, shown });
    this.company.told = incidentsOf(timeline.tags);
  }

  get seats(): SeatName[] {
    return displayNames(seatNames(this.timeline.tags));
  }

  move(): void {
    throw new Error("a record is read, not played");
  }

  claim(): void {
    throw new Error("nobody plays in a record");
  }

  undo(): void {
    throw new Error("a record is read, not played");
  }

  keepTold(): void {
    this.told = true;
  }

  record(): Promise<string> {
    return Promise.resolve(this.timeline.record());
  }

  close(): void {
    this.changes.close();
    this.stage.leave();
    this.timeline.close();
  }
}
