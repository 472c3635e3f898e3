// Which sound goes with which event of which game: data of the games (`view/sounds.ts`), loaded when
// somebody may hear it.
import type { GameEvent, View } from "../core_types";
import type { Sound } from "./timbres";

/** The sound of an event, from the positions round it; null for one that makes none. */
export type SoundOf = (event: GameEvent, before: View, after: View) => Sound | null;

const ofGames = import.meta.glob<SoundOf>("../../games/*/view/sounds.ts", { import: "soundOf" });

const none: SoundOf = () => null;

/** A game without sounds of its own is silent. */
export async function loadSoundOf(game: string): Promise<SoundOf> {
  return (await ofGames[`../../games/${game}/view/sounds.ts`]?.()) ?? none;
}
