// The end of a game in English: the panel over the board, and what comes next.

export const end = {
  scoring: "Final scoring",
  skip: "Skip",
  close: "Close",
  /** Shows the panel again. */
  result: "Show the result",
  tournament: "To the tournament",
  rematch: "Rematch",
  /** What a rematch does with the seats. */
  rotated: "Everybody moves one seat on",
  otherLevel: "Other level",
  level: (name: string, now: boolean) => (now ? `${name} (as now)` : name),
  levels: "How strong the bots are to be",
  back: "Back",
  look: "Look at the game",
  newTable: "New table",
};

export type EndWords = typeof end;
