// What happens beside a game (incidents.ts), in words: from when the board stands.
import type { SeatName } from "../games";
import type { Incident, SeatsNow } from "../incidents";
import { goingWords } from "../words/going";

/**
 * @param bot - what the bot is called that stands in
 * @param after - how the seats stand then
 */
export function inWords(
  { seat, kind, other = seat }: Incident,
  who: SeatName,
  bot: string,
  after: () => SeatsNow,
): string {
  const said = goingWords.known()?.happened;
  if (!said) return "";
  if (kind === "leave" || kind === "absent") return said[kind](who, bot);
  if (kind === "swap") return said.swap(seat, other);
  if (kind !== "resign" && kind !== "time") return said[kind](who);
  const then = after();
  const plays = then.givenUp ? null : bot;
  // Where one decision is made for them, nobody stands in afterwards.
  return kind === "resign"
    ? said.resign(who, plays)
    : said.time(who, then.standIns.has(seat) ? plays : null);
}
