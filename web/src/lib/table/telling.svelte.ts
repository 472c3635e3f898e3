// What a table tells those who listen: the events that passed on the way to where the stage rests,
// whose turn it is there, what happened besides, and the steps of the own turn as they are chosen.
import type { Announcer } from "../board/announcer.svelte";
import { longestWalk } from "../stage.svelte";
import type { News, Table } from "../table";
import { words } from "../words";
import type { Look } from "./look.svelte";
import type { TurnWords } from "./turn_words.svelte";

const ended = (text: string) => (/[.…!?]$/.test(text) ? text : `${text}.`);

export class Telling {
  private readonly table: Table;
  private passed: string[] = [];
  private lastShown = -1;
  private stood = "";
  private heard: News | null = null;
  private steps = 0;

  /** To be made in a component's set-up: it tells as long as that lives. */
  constructor(
    private readonly look: Look,
    private readonly said: TurnWords,
    private readonly voice: Announcer,
  ) {
    this.table = look.table;
    $effect(() => this.tellEvents());
    $effect(() => this.tellSteps());
  }

  private tellEvents(): void {
    const { shown, atEnd, following, length } = this.table.stage;
    const { news } = this.table;
    const fresh = news !== this.heard ? news : null;
    this.heard = news;
    if (fresh) this.passed.push(newsText(fresh));
    // What is shown after a step was taken back is old.
    if (shown !== this.lastShown && !(fresh && shown < this.lastShown))
      this.passed.push(...this.between(shown));
    this.lastShown = shown;
    this.voice.walk(following && !atEnd);
    if (following && !atEnd) return;
    const stands = atEnd ? this.outcome : words().table.event(shown, length);
    // What it depends on changes more often than what it says.
    if (this.passed.length === 0 && stands === this.stood) return;
    this.stood = stands;
    this.voice.tell([...this.passed, stands].filter((text) => text !== "").join(" "));
    this.passed = [];
  }

  /** Whose turn it is; who has won, and with how many points. */
  private get outcome(): string {
    const { over, untold } = this.look;
    return `${ended(this.said.turn)}${over && !untold ? ` ${this.said.sentence}` : ""}`;
  }

  /** What happened on the way to a position: all of it, if it is a short way forward. */
  private between(shown: number): string[] {
    const { lastShown } = this;
    const far = lastShown < 0 || shown < lastShown || shown - lastShown > longestWalk;
    const first = far ? shown : lastShown + 1;
    const plies = Array.from({ length: shown - first + 1 }, (_, index) => first + index);
    return plies.map(this.said.describe);
  }

  /** The own turn's steps are spoken as they are chosen, and how many are taken back. */
  private tellSteps(): void {
    const { turn } = this.look;
    const count = turn && !turn.confirmed ? turn.steps.length : 0;
    if (count > this.steps) this.voice.tell(this.said.lastStep);
    else if (count < this.steps && this.look.draft?.confirmed === false)
      this.voice.tell(words().table.takenBack);
    this.steps = count;
  }
}

function newsText(news: News): string {
  const { takenBack, satDown } = words().table;
  if (news.kind === "told") return news.text;
  return news.kind === "taken back" ? takenBack : news.who.map(satDown).join(" ");
}
