// What stands round a board in English: the tools, and the way through the game.

export const tools = {
  undo: "Undo",
  unseen: "What was revealed since cannot be unseen",
  played: "Here only steps that are not played yet can be undone",
  nothing: "There is nothing to undo yet",
  finished: "A finished game stays as it is",
  label: "Tools",
  hint: "Hint",
  thinking: (name: string) => `${name} is thinking about it …`,
  advice: (told: string) => `Hint: ${told}`,
  noHint: "No bot can be asked just now",
  again: "Show again what happened",
  hurry: "Hurry",
  keys: "Keys",
  tableKeys:
    "Arrows left and right step through the game, Home and End lead to where it begins and stands, K plays and pauses it. H hurries a bot that thinks for long. ? shows the keys.",
  rules: "Rules",
  learn: "Learn it in five minutes",
  offer: "New to this game? Learn it in five minutes",
  notNow: "Not now",
  sound: "Sound",
  another: "Open another record",
  more: "More",
  /** The chance of a finished game. */
  check: "Check the dice",
  confirm: "Confirm turns",
  settings: "Settings",
  shown: { label: "What is shown of the game", moves: "Moves", review: "Review" },
  stepper: {
    label: "Step through the game",
    start: "To the start",
    back: "One step back",
    on: "One step on",
    latest: "To the latest",
    play: "Play the game",
    pause: "Pause",
    pace: "Pace of playing",
    paces: { calm: "calm", normal: "normal", fast: "fast" },
  },
};

export type ToolWords = typeof tools;
