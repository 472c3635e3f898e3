// What is heard of each game: every event of a whole game, and what its events mean to the ear.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/games";
import { loadSoundOf } from "$lib/sound/of_events";
import type { Sound } from "$lib/sound/timbres";
import { gameHeader, realCore } from "$lib/testing";
import { Timeline } from "$lib/timeline";

const stories: Record<string, { players: number; events: string[]; heard: (Sound | null)[] }> = {
  anubixx: {
    players: 2,
    events: ["* sheets AB", "* roll ryg", "0 P11<die", "0 end", "1 end", "* roll rrr"],
    heard: [null, "dice", "stone", null, null, "dice"],
  },
  cubus: {
    players: 3,
    events: ["* draw L", "* draw R", "* draw L", "* draw L", "0 pass", "1 knock false"],
    heard: ["tile", "tile", "tile", "tile", null, "bell"],
  },
  ascension: {
    players: 2,
    events: ["* colours 0", "0 O18>19", "1 anubis>2"],
    heard: ["dice", "stone", "wood"],
  },
};

function opened(core: Parameters<typeof Timeline.open>[0], header: string): Timeline {
  const timeline = Timeline.open(core, header);
  if (!timeline.ok) throw new Error(timeline.error.message);
  return timeline.value;
}

async function soundsOf(game: string, timeline: Timeline): Promise<(Sound | null)[]> {
  const soundOf = await loadSoundOf(game);
  return timeline.events.map((event: GameEvent, at) =>
    soundOf(event, timeline.view(at), timeline.view(at + 1)),
  );
}

describe.each(Object.entries(stories))("%s", (game, { players, events, heard }) => {
  it("sounds like what happens", async () => {
    const timeline = opened(await realCore(game), `${gameHeader(game, players)}\n`);
    for (const line of events) expect(timeline.append(line)).toBeNull();
    expect(await soundsOf(game, timeline)).toEqual(heard);
  });
});

it.each(["pyramix", "anubixx", "ankhor", "ascension"])(
  "hears a whole game of %s, chance and people, in sounds of its own",
  async (game) => {
    const timeline = opened(await realCore(game), `${gameHeader(game, 2)}\n`);
    for (let turn = 0; turn < 150 && timeline.last.next !== "over"; turn++) {
      const { next, legal } = timeline.last;
      const moves = Array.isArray(legal) ? legal : [];
      const move = moves[(turn * 7) % moves.length] ?? "";
      timeline.append(Array.isArray(next) ? `${next[0]} ${move}` : timeline.sample(BigInt(turn)));
    }
    const heard = await soundsOf(game, timeline);
    expect(heard).toHaveLength(timeline.ply);
    const kinds = new Set(heard.filter((sound) => sound !== null));
    expect([...kinds].some((sound) => ["stone", "tile", "wood", "coin"].includes(sound))).toBe(
      true,
    );
    expect([...kinds].filter((sound) => ["fanfare", "turn", "refuse"].includes(sound))).toEqual([]);
    timeline.close();
  },
);

it("is silent in a game that has no sounds", async () => {
  const soundOf = await loadSoundOf("chess");
  expect(soundOf({ actor: 0, text: "e4" }, {} as never, {} as never)).toBeNull();
});
