// Mitspieler und Wertungen auf Deutsch.
import { isolated, Tongue } from "../tongue";
import type { PlayersWords } from "./en";

const { counted } = new Tongue("de");
const dates = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" });
const msADay = 86_400_000;

const games = (count: number) => counted(count, { one: "Partie", other: "Partien" });

export const players: PlayersWords = {
  title: "Wertungen",
  intro:
    "Wer wie gut spielt, allein nach gewerteten Partien. Was hinter ± steht, sagt, wie genau das bekannt ist.",
  game: "Spiel",
  seats: "Mitspielende",
  place: "Platz",
  player: "Name",
  rating: "Wertung",
  games: "Partien",
  wins: "Gewonnen",
  caption: (game, seats) => `Wertungen in ${game} mit ${seats} Personen`,
  pool: (game, seats) => `${game}, ${seats} Personen`,
  provisional: "Noch nicht genau bekannt",
  provisionalWhy:
    "Nach wenigen Partien springt eine Wertung noch; einen Platz gibt es dafür noch nicht.",
  none: "Hier hat noch niemand einen Platz.",
  empty: "So hat hier noch niemand eine gewertete Partie gespielt.",
  more: "Mehr zeigen",
  own: "Deine Partien und Wertungen",
  all: "Alle Wertungen",
  gameCount: games,
  winCount: (count) => `${count} gewonnen`,
  since: (day) => `Konto seit ${dates.format(day * msADay)}`,
  day: (day) => dates.format(day * msADay),
  bot: "Ein Bot dieses Servers",
  hidden: "Du bist verborgen: Sonst sieht niemand diese Seite.",
  course: (from, to, count) => `In den letzten ${games(count)} von ${from} auf ${to}`,
  unrated:
    "Noch keine gewertete Partie. Wähle an einem neuen Tisch mit Freunden unter Mehr „Gewertet“.",
  history: "Gewertete Partien",
  historyNone: "Keine solche Partie.",
  any: "Alle",
  result: "Ergebnis",
  results: { any: "Alle", won: "Gewonnen", lost: "Nicht gewonnen" },
  against: "Gegen",
  anybody: "alle",
  with: "Mit",
  change: "Änderung",
  ranks: { first: "Erster Platz", tied: "Geteilt vorn", later: (place) => `Platz ${place}` },
  record: (game, day) => `Partie ansehen: ${game}, ${day}`,
  somebody: "Jemand",
  together: (name) => `Du und ${isolated(name)}`,
  togetherNone: "Ihr habt noch keine gewertete Partie gegeneinander gespielt.",
  met: (count, before, behind) =>
    `${games(count)}: du vorn ${before}, dahinter ${behind}, gleichauf ${count - before - behind}`,
  nobody: "Niemand mit diesem Namen",
  nobodyWhy: "Niemand mit diesem Namen zeigt hier gewertete Partien.",
  rated: "Gewertet",
  ratedChoices: { no: "Einfach so", yes: "Zählt für die Wertung" },
  ratedWhy:
    "Alle brauchen ein Konto. Es gelten die üblichen Regeln, und danach kann jeder die Partie ansehen.",
  ratedSignIn: "Gewertete Partien sind für Konten: Melde dich unter Einstellungen, Du an.",
  ofPlayer: (name) => `${isolated(name)}: Wertungen und Partien`,
  changed: (mean, spread, change) => `Deine Wertung: ${mean} ± ${spread} (${change})`,
  show: "Zeig mich unter den Mitspielenden",
  showHint:
    "Wertungen und gewertete Partien auf einer Seite, die andere sehen. Andere Partien nie.",
  loading: "Wird nachgesehen …",
};
