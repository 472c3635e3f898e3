// The lesson of Ascension in English.

export const lesson = {
  move: {
    title: "One way round",
    text: "You are Gold. Your three pyramids travel counterclockwise round the outer ring and home into your portal, stone by stone; your three figures walk the inner ring. A Move takes a piece 1, 2 or 3 spaces. Only the top stone of a stack moves.",
    task: "Make any Move.",
    praise:
      "Gold has one Move in the first turn. From now on a turn is two Moves, with two different pieces.",
  },
  bump: {
    title: "Bumping",
    text: "A stone that lands on a single enemy stone which is not bigger bumps it: it waits in Limbo, in the middle, and must come back to where it began.",
    task: "Bump the small Onyx stone with the marked small stone.",
    praise: "That stone has to travel its whole way once more.",
  },
  limbo: {
    title: "Back from Limbo",
    text: "As long as stones of yours wait in Limbo, one of your two Moves at least must bring one back, onto a space where your pyramids began. Two small stones are waiting.",
    task: "Bring one of your small stones back onto the board.",
    other: "One of the two Moves must bring a stone back while any waits.",
    praise: "It comes in like any other stone: it may bump and stack at once.",
  },
  stack: {
    title: "Stacking and trapping",
    text: "A stone may land on a bigger one of either colour, up to three high. What lies beneath is trapped: only the top stone moves. A stack cannot be bumped either.",
    task: "Trap the medium Onyx stone with your small one.",
    praise: "It cannot move until you leave it. Mixed stacks, though, are protected by nobody.",
  },
  protected: {
    title: "Figures protect",
    text: "A stone, or a stack of one colour, beside a figure of its own colour is protected: the enemy can neither bump it nor stack on it, nor use a power on it.",
    task: "Try to bump the marked small Onyx stone: its Mason stands beside it.",
    praise: "So figures go with the stones that they are to guard.",
  },
  mason: {
    title: "The Mason pushes",
    text: "When a figure lands, it may use its power on the stacks beside it. The Mason pushes a stack, whosever it is, in either direction to the next space where it can land. Yours has just landed.",
    task: "Push the large Onyx stone away.",
    praise: "Choose the direction well: forward it saves the enemy a way, backward it costs one.",
  },
  anubis: {
    title: "The Anubis scatters",
    text: "The Anubis scatters a stack: stone by stone from the top, each goes forward or backward to the next space where it can land. Scattering your own pyramid brings its large stone out.",
    task: "Move the Anubis beside your marked pyramid, and scatter it.",
    other: "Your pyramid still stands. Bring the Anubis beside it, and let it scatter.",
    praise: "Three stones have moved at once, and your second Move is still to come.",
  },
  portal: {
    title: "Large stones first",
    text: "The blue space marked is your portal. It must be hit exactly, and there your stones are safe. Pyramids are put together in it, and nothing can be built before the large stone lies there.",
    task: "Bring the large stone into your portal.",
    praise: "A first base lies at home. Only you may land in your portal.",
  },
  cleopatra: {
    title: "Cleopatra collects",
    text: "Cleopatra completes the stack beside her to a full one, with stones from anywhere on the board, and own ones from Limbo. On a blue space they must be yours. A full pyramid in your portal is borne off at once.",
    task: "Move Cleopatra beside your portal, and collect a pyramid there.",
    other: "No pyramid has been borne off yet. Cleopatra has to land beside your portal.",
    praise: "Your first pyramid is home: it has ascended. Two more win the game.",
  },
  end: {
    title: "Three pyramids win",
    text: "Whoever bears off the third pyramid wins at once, even in the midst of a turn. You have borne off two, and so has your opponent. Your third base lies in the portal.",
    task: "Win the game with Cleopatra.",
    other: "Not yet. Which figure completes a stack from anywhere?",
    praise: "That was the third pyramid: you have won.",
  },
};

export type AscensionLesson = typeof lesson;
