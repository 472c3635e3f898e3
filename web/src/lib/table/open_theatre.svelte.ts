// Opens the theatre of a table: its player, the sounds of its game, the device that vibrates.
import { loadSoundOf } from "../sound/of_events";
import { Player } from "../sound/player";
import type { Look } from "./look.svelte";
import type { Noticing, Opened } from "./stage_door";
import { Theatre } from "./theatre.svelte";

export async function openTheatre(look: Look, game: string, noticing: Noticing): Promise<Opened> {
  const player = new Player(noticing.volume);
  // At once: browsers remember a press for a moment only.
  player.awaken();
  const soundOf = await loadSoundOf(game).catch((thrown: unknown) => {
    player.close();
    throw thrown;
  });
  const stop = $effect.root(() => {
    new Theatre(look, soundOf, {
      play: (sound) => player.play(sound),
      feel: (pattern) => {
        // Not every browser has it, whatever the types say.
        if ("vibrate" in navigator && noticing.haptics()) navigator.vibrate(pattern);
      },
      hidden: () => document.hidden,
    });
  });
  const close = () => {
    stop();
    player.close();
  };
  return { awaken: () => player.awaken(), close };
}
