// Places: the other seats that the one person of this page can change to before the first move
// (docs/protocol.md, Consent, `swap`). Where somebody sits they are asked; else it happens at once.
import type { SeatName } from "../games";
import { goingWords } from "../words/going";
import type { Company } from "./company.svelte";

export interface Place {
  readonly seat: number;
  readonly label: string;
  readonly take: () => void;
}

/** Whether the game has begun: a turn that was taken back was one, too. */
const hasBegun = ({ around, incidents }: Company) =>
  around.timeline.events.some(({ actor }) => actor !== null) ||
  incidents.some(({ kind }) => kind === "undo");

function labelled(company: Company, seat: number, who: SeatName): string {
  const said = goingWords.known()?.places;
  if (!said) return "";
  if (who.free) return said.free(seat);
  return company.people.includes(seat) ? said.person(who, seat) : said.bot(who.name, seat);
}

/** By seat; none before their sentences are there, and for several people at one page. */
export function placesOf(company: Company): Place[] {
  const { around, playing, ended, now } = company;
  const [own, ...more] = playing;
  const kept = around.timeline.tags.has("Tournament") || hasBegun(company) || ended;
  if (own === undefined || more.length > 0 || kept || !goingWords.known()) return [];
  return around.seats().flatMap((who, seat) => {
    if (seat === own || now.standIns.has(seat)) return [];
    const take = () => company.ask("ask", [own], { for: "swap", with: seat });
    return { seat, label: labelled(company, seat, who), take };
  });
}
