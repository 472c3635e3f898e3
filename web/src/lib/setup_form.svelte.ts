// What is chosen for a new table, as its form and the parts of it that are loaded later share it.
import type { Terms } from "./api";
import type { OpeningTerms } from "./lobby/opening";
import { proposedRace, type RaceForm } from "./race";
import { arranged, needsPerson, resized, type Preset, type SeatForm } from "./seating";

const fewest = 2;

export class SetupForm {
  preset = $state<Preset>("bots");
  seats = $state<SeatForm[]>([]);
  /** What is chosen of the options, as far as something was. */
  options = $state<Record<string, string>>({});
  drawSeats = $state(true);
  /** How races are run, as far as it was chosen. */
  chosenRace = $state<Partial<RaceForm>>({});
  /** Of a table of the server: who is away and how moves are timed, as far as that was chosen. */
  terms = $state.raw<Terms>({});
  /** How a table of the server finds its people, if that was chosen. */
  opening = $state.raw<OpeningTerms>({});
  /** A file with data of the game's own. */
  ownData = $state("");
  /** Of the bots, as far as nothing else is chosen for one of them. */
  #level = $state("1");

  /** `spared`: nobody is to be asked where nothing could be seen. */
  constructor(
    preset: Preset,
    name: string,
    level: number,
    private readonly spared = false,
  ) {
    this.preset = preset;
    this.#level = String(level);
    this.players = fewest;
    const [own] = this.seats;
    if (own) own.name = name;
  }

  get players(): number {
    return this.seats.length;
  }

  set players(players: number) {
    this.seats = resized(this.seats, players, this.preset, this.#level);
  }

  get level(): string {
    return this.#level;
  }

  set level(level: string) {
    this.#level = level;
    for (const seat of this.seats) seat.level = level;
  }

  choose(preset: Preset): void {
    this.preset = preset;
    this.seats = arranged(this.seats, preset, this.#level);
  }

  get race(): RaceForm {
    const people = this.seats.filter(({ kind }) => kind !== "bot").length;
    return { ...proposedRace(this.online || people > 1, this.spared), ...this.chosenRace };
  }

  get online(): boolean {
    return this.preset === "link";
  }

  /** Several people play at this page. */
  get shared(): boolean {
    return this.seats.filter(({ kind }) => kind === "me").length > 1;
  }

  /** Bots would be among themselves on the server, which keeps no such table. */
  get lonely(): boolean {
    return this.online && needsPerson(this.seats);
  }
}
