// The sentences of puzzles, in English.
import { Tongue } from "../tongue";

const { number, counted } = new Tongue("en");

const share = (value: number) => `${number(Math.round(value * 100))}%`;
const points = (count: number) => counted(count, { one: "point", other: "points" });

export const puzzles = {
  title: "Puzzles",
  intro: "Positions from strong games in which one move is clearly the best. Find it.",
  ofGame: (title: string) => `Puzzles of ${title}`,
  daily: "Puzzle of the day",
  dailyOf: (title: string) => `Today it is ${title}’s turn, for everybody the same.`,
  solve: "Solve it",
  dailyDone: "Solved today",
  dailyShown: "Shown today",
  days: (count: number) =>
    count === 0
      ? "Solve the day’s puzzle on its day, and again tomorrow."
      : `Solved on ${counted(count, { one: "day", other: "days" })} in a row.`,
  row: (count: number) =>
    `${counted(count, { one: "puzzle", other: "puzzles" })} in a row at the first try`,
  rating: (value: number) => `Your level: ${number(value)} of 500`,
  ratingHow: "The difficulty of your last twenty puzzles, half of it from the second try on.",
  solvedHere: (done: number) => `${number(done)} solved`,
  start: "Next puzzle",
  startOf: (title: string) => `Next puzzle of ${title}`,
  all: "All puzzles",
  /** On a narrow button. */
  list: "All",
  practise: "Practise builds without end",
  difficulty: (level: number) => `Difficulty ${number(level)} of 5`,
  players: (count: number) => `${number(count)} players`,
  kept: "What you solve is kept on this device, and goes along with the file of your settings.",
  /** What is to be done. */
  task: "It is your turn: which move is clearly the best?",
  taskPoints: "It is your turn: which build wins most points?",
  hint: "Hint",
  show: "Show the solution",
  solution: "Solution",
  next: "Next puzzle",
  why: "Why?",
  thinking: "Looking at your move …",
  known: "You have seen this one before.",
  right: (tries: number) => (tries === 1 ? "Right!" : `Right, at try ${number(tries)}.`),
  wrong: "Not the best move. Try again!",
  shown: "The solution",
  /** What the best move promises, and the one behind it. */
  promise: (best: number, second: number) =>
    `It promises ${share(best)} of the win; the next best move ${share(second)}.`,
  promisePoints: (best: number, second: number) =>
    `It wins ${points(best)}; the next best build ${points(second)}.`,
  less: (second: number, best: number) =>
    `No other move promises more than ${share(second)} of the win, the best one ${share(best)}.`,
  lessPoints: (won: number, best: number) =>
    `This wins ${points(won)}, the best build ${points(best)}.`,
  /** What a closer look at the move of a person has found. */
  cost: (yours: number, best: number) =>
    `Your move promises about ${share(yours)} of the win, the best one ${share(best)}.`,
  noCost: "A short search finds your move as good; one ten times as long prefers another.",
  failed: "The puzzles cannot be loaded.",
  none: "There is no such puzzle.",
  themes: {
    pyramix: {
      cobra: "Think of a cobra.",
      award: "You can get the most ankhs of a colour.",
      tie: "Another player leads in a colour.",
      value: "Look at the most valuable cubes.",
      other: "Neither a lead nor the highest value: look at what your move opens.",
    },
    anubixx: {
      stop: "You need not build.",
      building: "A building can be completed.",
      bonus: "A bonus is within reach.",
      joker: "A joker is worth its price here.",
      quarry: "Look into the quarry.",
      pair: "Two stones of the mosaic at once.",
      stone: "One stone, paid by a die: which?",
    },
    ankhor: {
      stack: "Build upwards.",
      buy: "A tile for the ground.",
      take: "Take tokens: which?",
      move: "A tile of your city can lie better.",
      refresh: "Look at what the row offers you.",
      return: "Which tokens can you spare?",
      stop: "Nothing more this turn.",
    },
    ascension: {
      pyramid: "A pyramid can leave the board.",
      limbo: "Somebody can be sent to Limbo.",
      power: "Use the figure’s power.",
      enter: "Something waits in Limbo.",
      figure: "Move a figure.",
      stone: "Move a stone.",
    },
    cubus: {
      rebuild: "The stack has to be built anew.",
      hand: "Leave the stack as it is and use every card.",
      extend: "Leave the stack as it is; not every card is needed.",
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
};

export type PuzzleWords = typeof puzzles;
