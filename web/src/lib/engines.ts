// Engines: programs of others that the server lets play (docs/protocol.md, Engines).
import { ask } from "./api";
import { count, listOf, object, text, type Read } from "./reading";

const engine = object({
  engine: text,
  title: text,
  games: listOf(object({ game: text, seats: listOf(count) })),
});
const answer = object({ engines: listOf(engine) });

export type Engine = Read<typeof engine>;

/** Those of this server; none where it cannot be asked, as nobody misses what they have not seen. */
export async function offeredEngines(): Promise<Engine[]> {
  const heard = await ask(answer, "/api/engines");
  return heard.ok ? heard.value.engines : [];
}

/** Those that play this game with so many. */
export const enginesFor = (engines: Engine[], game: string, players: number): Engine[] =>
  engines.filter(({ games }) =>
    games.some(
      ({ game: played, seats: [least = 0, most = 0] }) =>
        played === game && least <= players && players <= most,
    ),
  );
