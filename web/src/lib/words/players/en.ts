// Players and ratings in English: leaderboards, profiles, histories.
import { isolated, Tongue } from "../tongue";

const { counted } = new Tongue("en");
const dates = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const msADay = 86_400_000;

const games = (count: number) => counted(count, { one: "game", other: "games" });

export const players = {
  title: "Ratings",
  intro:
    "Who plays how well, by rated games alone. What stands behind ± says how far that is known.",
  game: "Game",
  seats: "Players",
  place: "Place",
  player: "Player",
  rating: "Rating",
  games: "Games",
  wins: "Won",
  caption: (game: string, seats: number) => `Ratings of ${game} with ${seats} players`,
  pool: (game: string, seats: number) => `${game}, ${seats} players`,
  provisional: "Not well known yet",
  provisionalWhy: "After a few games a rating still moves by leaps; it has no place yet.",
  none: "Nobody has a place here yet.",
  empty: "Nobody has played a rated game of this kind yet.",
  more: "Show more",
  own: "Your games and ratings",
  all: "All ratings",
  gameCount: games,
  winCount: (count: number) => `${count} won`,
  since: (day: number) => `Account since ${dates.format(day * msADay)}`,
  day: (day: number) => dates.format(day * msADay),
  bot: "A bot of this server",
  hidden: "You are hidden: nobody else sees this page.",
  course: (from: number, to: number, count: number) =>
    `Over the last ${games(count)} from ${from} to ${to}`,
  unrated: "No rated game yet. At a new table with friends, choose “Rated” under More.",
  history: "Rated games",
  historyNone: "No game like that.",
  any: "All",
  result: "Result",
  results: { any: "All", won: "Won", lost: "Not won" },
  against: "Against",
  anybody: "anybody",
  with: "With",
  change: "Change",
  ranks: { first: "First", tied: "Shared first", later: (place: number) => `Place ${place}` },
  record: (game: string, day: string) => `Look at the game: ${game}, ${day}`,
  somebody: "Somebody",
  together: (name: string) => `You and ${isolated(name)}`,
  togetherNone: "You have not met in a rated game yet.",
  met: (count: number, before: number, behind: number) =>
    `${games(count)}: you ahead ${before}, behind ${behind}, even ${count - before - behind}`,
  nobody: "Nobody of this name",
  nobodyWhy: "Nobody of this name shows rated games here.",
  /** At a new table. */
  rated: "Rated",
  ratedChoices: { no: "Just so", yes: "Counts for ratings" },
  ratedWhy:
    "Everybody needs an account. The default rules apply, and the game can be seen by everybody afterwards.",
  ratedSignIn: "Rated games are for accounts: sign in under Settings, You.",
  ofPlayer: (name: string) => `${isolated(name)}: ratings and games`,
  /** At the end of a game. */
  changed: (mean: number, spread: number, change: string) =>
    `Your rating: ${mean} ± ${spread} (${change})`,
  /** Under Settings, You. */
  show: "Show me among the players",
  showHint: "Ratings and rated games on a page that others see. Games that are not rated never.",
  loading: "Looking …",
};

export type PlayersWords = typeof players;
