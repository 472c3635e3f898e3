// What is heard and felt of a table: pieces as they are set, a refusal, the own turn, the end.
//
// It watches what is on show, like everything else at a table, and knows neither loudspeaker nor
// device. What stood there when it began to watch makes no sound.
import type { SoundOf } from "../sound/of_events";
import type { Sound } from "../sound/timbres";
import type { Look } from "./look.svelte";

/** What the page can do to be noticed. */
export interface Senses {
  play: (sound: Sound) => void;
  /** Milliseconds of vibration and stillness, in turns. */
  feel: (pattern: number[]) => void;
  /** The page is not looked at: only what calls for somebody is of use. */
  hidden: () => boolean;
}

/** How a piece feels that one sets oneself, a refusal, and the own turn. */
export const touches = { piece: [12], refused: [25, 50, 25], turn: [30, 70, 30] };

export class Theatre {
  private shown: number;
  private steps: number;
  /** The last own step that was heard before it was an event. */
  private heard: string | null = null;
  private refused: boolean;
  private acting: boolean;
  /** So many events there were when somebody was called last, or when it began to watch. */
  private called: number;
  private ended: boolean;

  /** To be made where effects may be: it watches as long as these live. */
  constructor(
    private readonly look: Look,
    private readonly soundOf: SoundOf,
    private readonly senses: Senses,
  ) {
    const { stage } = look.table;
    this.shown = stage.shown;
    this.steps = this.stepCount;
    this.refused = look.refusal !== null;
    this.acting = this.acts;
    this.called = this.acting ? look.table.timeline.ply : stage.shown;
    this.ended = this.told;
    $effect(() => this.watchEvents());
    $effect(() => this.watchSteps());
    $effect(() => this.watchRefusal());
    $effect(() => this.watchTurn());
    $effect(() => this.watchEnd());
  }

  private get stepCount(): number {
    return this.look.draft?.steps.length ?? 0;
  }

  private get acts(): boolean {
    return this.look.acting !== null && !this.look.draft?.confirmed;
  }

  private get told(): boolean {
    return this.look.over && !this.look.untold;
  }

  private watchEvents(): void {
    const { timeline, stage, you } = this.look.table;
    const { shown, previous } = stage;
    const from = this.shown;
    this.shown = shown;
    if (shown <= from) return;
    const { event, parent } = timeline.node(shown);
    if (!event || !parent) return;
    const own = event.actor !== null && you.includes(event.actor);
    // A turn of one's own in several steps was heard step by step, and is not walked through again.
    if (own && previous === null && this.heard === event.text) return;
    this.piece(this.soundOf(event, timeline.tree.view(parent), stage.view), own);
  }

  private watchSteps(): void {
    const before = this.steps;
    this.steps = this.stepCount;
    const { draft } = this.look;
    const text = draft?.steps.at(-1);
    if (this.steps <= before || text === undefined || !draft?.before || !draft.view) return;
    this.heard = text;
    this.piece(this.soundOf({ actor: draft.seat, text }, draft.before, draft.view), true);
  }

  private piece(sound: Sound | null, own: boolean): void {
    if (own) this.senses.feel(touches.piece);
    if (sound && !this.senses.hidden()) this.senses.play(sound);
  }

  private watchRefusal(): void {
    const { refusal } = this.look;
    const fresh = refusal !== null && !this.refused;
    this.refused = refusal !== null;
    if (!fresh) return;
    this.senses.feel(touches.refused);
    this.senses.play("refuse");
  }

  private watchTurn(): void {
    const fresh = this.acts && !this.acting;
    this.acting = this.acts;
    const { events, ply } = this.look.table.timeline;
    // What was taken back may happen anew.
    this.called = Math.min(this.called, ply);
    if (!fresh) return;
    const since = events.slice(this.called);
    this.called = ply;
    // When a game begins, somebody looks back or goes on with a turn, nobody has waited.
    const { acting } = this.look;
    if (!since.some(({ actor }) => actor !== null && actor !== acting)) return;
    this.senses.feel(touches.turn);
    this.senses.play("turn");
  }

  private watchEnd(): void {
    const fresh = this.told && !this.ended;
    this.ended ||= this.told;
    if (fresh) this.senses.play(this.lost ? "bell" : "fanfare");
  }

  /** Somebody of this page played, and nobody of it has won. */
  private get lost(): boolean {
    const { view, table } = this.look;
    return table.you.length > 0 && !table.you.some((seat) => view.winners?.includes(seat));
  }
}
