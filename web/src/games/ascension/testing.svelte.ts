// For tests: a board on the real rules core, whose steps are played as soon as they are chosen.
import type { Position } from "$lib/core";
import type { BoardProps, CoreError, View } from "$lib/games";
import { realCore } from "$lib/testing";

const core = await realCore("ascension");

const HEADER = '[Game "ascension"]\n[Rules "1"]\n[Players "2"]\n';

/** The position after these events, lines of a record. */
export function positionAfter(lines: readonly string[], tags = ""): Position {
  const opened = core.open(`${HEADER}${tags}\n${lines.map((line) => `${line}\n`).join("")}`);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

export class Bench {
  private readonly position: Position;
  private view: View;
  private previous: View | null = null;
  /** Everything that was chosen, and why it was refused where it was. */
  readonly chosen: { text: string; error: CoreError | null }[] = [];
  readonly props = $state({} as BoardProps);

  constructor(lines: readonly string[], changes: Partial<BoardProps> = {}, tags = "") {
    this.position = positionAfter(lines, tags);
    this.view = this.position.view();
    Object.assign(this.props, this.fresh(), changes);
  }

  get texts(): string[] {
    return this.chosen.map(({ text }) => text);
  }

  get seat(): number {
    const { next } = this.view;
    return Array.isArray(next) ? (next[0] ?? 0) : 0;
  }

  private fresh(): BoardProps {
    return {
      view: this.view,
      previous: this.previous,
      seats: [{ name: "Ada" }, { name: "Grace" }],
      you: [0, 1],
      canAct: true,
      check: (text) => this.position.check({ actor: this.seat, text }),
      preview: (text) => this.preview(text),
      onmove: (text) => this.play(text),
      draft: null,
      looked: null,
      onlook: () => undefined,
      reducedMotion: true,
    };
  }

  private preview(text: string): View | null {
    const next = this.position.clone();
    try {
      return next.apply({ actor: this.seat, text }) ? null : next.view();
    } finally {
      next.close();
    }
  }

  private play(text: string): void {
    const error = this.position.apply({ actor: this.seat, text });
    this.chosen.push({ text, error });
    if (error) return;
    this.previous = this.view;
    this.view = this.position.view();
    this.props.view = this.view;
    this.props.previous = this.previous;
  }
}
