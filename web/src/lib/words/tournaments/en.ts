// Tournaments in English.
import type { Phase, System } from "../../tournaments/wire";
import { isolated, Tongue } from "../tongue";
import { lasting } from "./lasting";

const { counted } = new Tongue("en");

const decimals = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const players = (count: number) => counted(count, { one: "player", other: "players" });
const days = (count: number) => counted(count, { one: "day", other: "days" });
const games = (count: number) => counted(count, { one: "game", other: "games" });
const dates = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const units = {
  days,
  hours: (count: number) => counted(count, { one: "hour", other: "hours" }),
  minutes: (count: number) => counted(count, { one: "minute", other: "minutes" }),
  seconds: (count: number) => counted(count, { one: "second", other: "seconds" }),
};

export const tournaments = {
  title: "Tournaments",
  intro: "Play one with your friends, or with whoever comes. Bots can fill the places.",
  lobby: "To the lobby",
  none: "There is no tournament just now. Make the first one!",
  phases: {
    waiting: "Waiting for players",
    running: "Under way",
    ended: "Ended",
    cancelled: "Cancelled",
  } satisfies Record<Phase, string>,
  systems: {
    "round-robin": "Everybody meets everybody",
    swiss: "Swiss",
    "knock-out": "Knock-out",
    arena: "Arena",
  } satisfies Record<System, string>,
  hints: {
    "round-robin": "for few",
    swiss: "equals meet",
    "knock-out": "who loses is out",
    arena: "play when you like",
  } satisfies Record<System, string>,
  unnamed: (game: string) => `${game} tournament`,
  players,
  round: (round: number) => `Round ${round}`,
  mine: "You take part",

  make: "New tournament",
  game: "Game",
  name: "Name of the tournament",
  system: "Who plays whom",
  seats: "Seats at a table",
  clock: "Time for each player",
  pace: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
  perMove: (unit: keyof typeof units, count: number) => `${units[unit](count)} a move`,
  freeWeekends: "weekends do not count",
  weekends: "Saturdays and Sundays do not count",
  startTime: "Begins at (if you like)",
  startTimeHint: (zone: string) =>
    `In your time zone, ${zone}. If too few have come by then, the tournament is called off.`,
  startCount: "Begins by itself",
  startByHand: "No, I start it",
  withPeople: (count: number) => `With ${players(count)}`,
  rounds: "Rounds",
  asNeeded: "As many as needed",
  minutes: "Minutes that it lasts",
  bots: "Bots",
  noBots: "None",
  fillTo: (count: number) => `Fill up to ${players(count)}`,
  level: "Strength of the bots",
  levelOf: (level: number) => `Level ${level}`,
  listed: "Who can join",
  lists: { no: "Whoever has the link", yes: "Anybody" },
  open: "Make it",

  by: (seats: number) => `tables of ${seats}`,
  yourName: "Your name",
  optional: "Optional",
  join: "Join",
  comeBack: "Come back",
  leave: "Leave",
  start: "Start now",
  cancel: "Cancel the tournament",
  cancelSure: "Call the tournament off for everybody? This cannot be taken back.",
  keep: "Keep it",
  toList: "To all tournaments",
  roundCount: (count: number) => counted(count, { one: "round", other: "rounds" }),
  lasts: (minutes: number) => `${minutes} minutes`,
  startsAt: (time: Date) => `begins on ${dates.format(time)}`,
  startsWith: (count: number) => `begins with ${players(count)}`,
  lasting: (seconds: number) => lasting(seconds, days),
  share: "Send this page's address to those who are to join.",
  address: "The address of this tournament",
  needMore: "It takes two players at least.",
  botsFill: (count: number) => `Bots fill it up to ${players(count)}.`,
  startsIn: (time: string) => `Begins in ${time}`,
  nextIn: (time: string) => `Next round in ${time}`,
  endsIn: (time: string) => `Ends in ${time}`,
  ready: "Your table is ready",
  toTable: "To your table",
  out: "You take no part in further rounds.",
  waitRound: "You have no table just now. The page leads you to the next one.",
  winner: (name: string) => `${isolated(name)} has won the tournament.`,

  points: (thousandths: number) => decimals.format(thousandths / 1000),
  standings: "Standings",
  place: "Place",
  player: "Player",
  score: "Score",
  games: "Games",
  strength: "Opponents",
  quality: "Quality",
  you: "you",
  isOut: "out",
  withdrew: "withdrew",
  somebody: (number: number) => `Player ${number}`,
  bot: (level: number, number: number) => `Bot ${number} (level ${level})`,
  tables: "Tables now",
  watch: "Watch",
  allRounds: "Rounds",
  crossTable: "Who met whom",
  meeting: (name: string, others: string, result: string) =>
    `${isolated(name)} against ${others}: ${result}`,
  roundTableHow: "In each round: the points, and under them the places of the opponents.",
  allGames: "Games",
  moreGames: (count: number) => `Show more (${games(count)})`,
  bye: "no table",
  playing: "being played",
  look: "Look at the game",
  away: "The server cannot be reached just now.",
  outdated: "The server was updated. Load this page again.",
  reload: "Load again",
  connecting: "Looking…",
  entrants: "Who takes part",
  nobody: "Nobody yet.",
};

export type TournamentWords = typeof tournaments;
