// What the page says in English when something fails.

export const failures = {
  tryAgain: "Try again",
  botMissing: (bot: string) =>
    `${bot} could not be loaded. Your game is kept, and it is tried again.`,
  botFailed: (bot: string) => `${bot} failed while it was thinking. Your game is kept.`,
  moveRefused: (bot: string) =>
    `${bot} chose a move that the rules refuse. Your game is kept; reload the page if it happens again.`,
  chanceRefused:
    "The rules refuse what was drawn. Your game is kept; reload the page if it happens again.",
};
