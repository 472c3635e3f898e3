// The frame of the lessons in English; what a lesson teaches is said in its game's words.

export const learn = {
  title: "Learn in five minutes",
  intro:
    "A first game for each of the five, on the real board: you move, and hear why it was right. At the end waits a game against the gentlest of our bots.",
  of: (game: string) => `Learn ${game}`,
  states: {
    fresh: "About five minutes",
    begun: (at: number) => `Begun: step ${at}`,
    finished: "Learned",
  },
  begin: "Begin",
  goOn: "Go on",
  again: "Begin again",
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  next: "Next",
  back: "Back",
  skip: "Skip",
  show: "Show me",
  retry: "Try again",
  right: "Right!",
  notThat: "That is allowed, but not what is asked for here.",
  marked: "marked by the lesson",
  done: (title: string) => `You know ${title} now`,
  /** Whoever has skipped all tasks has only seen it. */
  seen: (title: string) => `That is ${title}`,
  now: "Play it: the gentlest of our bots is waiting. The rules stay one press away.",
  play: "Play a first game",
  all: "All five games",
  rules: "The whole rules",
  scoring: "The final scoring",
  board: "The board",
};

export type LearnWords = typeof learn;
