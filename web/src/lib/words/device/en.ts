// What the page says in English of this device: settings, statistics, the page as an app.
import { Tongue } from "../tongue";

const { and, counted, number } = new Tongue("en");

const games = (count: number) => counted(count, { one: "game", other: "games" });
const results = (count: number) => counted(count, { one: "result", other: "results" });

const settings = {
  title: "Settings",
  intro: "They are kept in this browser alone and count for every game.",
  play: {
    title: "At the table",
    speed: "Pace of bots and dice",
    speeds: {
      calm: { label: "Calm", hint: "time to watch" },
      normal: { label: "Normal", hint: "each move is seen" },
      instant: { label: "Instant", hint: "no waiting" },
    },
    confirmTurns: "Confirm turns",
    confirmTurnsHint: "A turn of several steps is played only when you say so.",
    leftHand: "Left-handed",
    leftHandHint: "Buttons and bars lie on the left.",
    skipHopeless: "Cubus: skip hopeless questions",
    skipHopelessHint:
      "Where nothing could be seen, you are not asked whether you see more. When you are asked, you know that there is something.",
  },
  sounds: {
    title: "Sound and touch",
    sound: "Sound",
    soundHint: "Wood, stone and dice, and a sign when it is your turn.",
    volume: "Volume",
    attempt: "Try it",
    haptics: "Vibration",
    hapticsHint: "Short ones, where the device can.",
  },
  look: {
    title: "Look",
    theme: "Colours",
    themes: { system: "As the device", light: "Day", dark: "Night" },
    textSize: "Text size",
    sample: "“Take the golden cube: it is free, and it counts three.”",
    letters: "Letters on pieces",
    lettersHint: "Each colour has its own, so that nobody has to tell colours apart.",
    textures: "Textures on pieces",
    texturesHint: "Veins and grain, different for each colour.",
    pieces: "How pieces look",
    colourAlone: "Now colour alone tells these pieces apart.",
  },
  language: { title: "Language", system: "As the browser" },
  reset: {
    title: "Start over",
    hint: "Your games and statistics stay.",
    press: "Reset all settings",
    done: "All settings are as they were at the first visit.",
    undo: "Undo",
    undone: "The settings are as they were before.",
  },
  percent: (value: number) => `${number(value)}%`,
};

interface Counts {
  settings: number;
  fresh: number;
  all: number;
  lessons: number;
  puzzles: number;
}

/** Settings and statistics as a file. */
const file = {
  title: "Your data as a file",
  hint: "Settings, statistics, solved puzzles and how far you have come in lessons, to keep or to take to another device. Games and seats are not in it.",
  save: "Save as a file",
  read: "Read a file",
  /** `fresh` of `all` results were not known yet. */
  taken: ({ settings, fresh, all, lessons, puzzles }: Counts) => {
    const taken = counted(settings, { one: "setting", other: "settings" });
    const learned = lessons > 0 ? [counted(lessons, { one: "lesson", other: "lessons" })] : [];
    const solved = puzzles > 0 ? [counted(puzzles, { one: "puzzle", other: "puzzles" })] : [];
    const known = fresh < all ? ` (${number(all - fresh)} more were known already)` : "";
    return `Taken from the file: ${and([taken, results(fresh), ...learned, ...solved])}${known}. Nothing was lost.`;
  },
  nothing: "There is nothing new in the file.",
  noJson: "This file holds no text in JSON, as Benben saves it.",
  notOurs: "This file holds no settings and statistics of Benben.",
  tooNew: "A later version of Benben has saved this file. Reload the page and try again.",
  tooLarge: "This file is too large to be one that Benben has saved.",
  wrong: (field: string) =>
    `Nothing was taken from this file: “${field}” is missing in it or wrong.`,
  full: (lost: number) => `The browser has no room for ${results(lost)}.`,
};

const statistics = {
  title: "Statistics",
  intro: "Finished games, counted in this browser.",
  none: "No game was finished here yet. Each one that you finish is counted here.",
  counting: "Counting …",
  kept: (count: number) => `The last ${number(count)} games are counted.`,
  played: games,
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
  games: "Games",
  best: "Best",
  streak: (now: number) => `${number(now)} won in a row`,
  bestStreak: (best: number) => `Most in a row: ${number(best)}`,
  opponents: "Opponents",
  players: (count: number) => counted(count, { one: "player", other: "players" }),
  people: "People",
  ofGame: (title: string) => `${title}, by opponents`,
  noBest: "–",
  last: "Last games",
  lastCaption: "The last games, the latest first",
  game: "Game",
  result: "Result",
  score: "Score",
  outcomes: { won: "Won", drawn: "Draw", lost: "Lost", shared: "Played together" },
  look: (title: string) => `Look at this game of ${title}`,
  clear: "Delete the statistics",
  cleared: "The statistics are deleted. Your games stay.",
  putBack: "Put them back",
  settings: "Settings",
};

/** The page as an app, and its updates. */
const app = {
  title: "As an app",
  hint: "Benben can be installed. It then has an icon and a window of its own and works offline.",
  install: "Install Benben",
  installed: "Benben is installed.",
  apple: "On iPhone and iPad: tap Share, then “Add to Home Screen”.",
  elsewhere: "Where a browser can install it, its menu says so.",
  update: "A new version of Benben is here.",
  face: "Headings are set in El Messiri (SIL Open Font License)",
  updateHint: "Your games and what you have begun are kept.",
  reload: "Reload",
  later: "Later",
};

export const device = { settings, file, statistics, app };

export type DeviceWords = typeof device;
