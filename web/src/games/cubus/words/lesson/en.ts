// The lesson of Cubus in English.

export const lesson = {
  picture: {
    title: "A picture of boxes",
    text: "All players build one stack together, and it is a picture: rhombic cards are the left sides, right sides and lids of boxes. What cannot be seen takes no card. Each turn you draw a card and lay it open before you.",
  },
  box: {
    title: "The fewer cards, the more points",
    text: "Each new box is worth 3 points, each card it takes costs 1. You hold a right side and a lid: enough for a box behind the start box, whose other side is hidden.",
    task: "Put a box on the marked place, then lay it.",
    other: "Somebody could have built here: you had the cards for a box behind the first.",
    praise:
      "One box with two cards: 3 less 2 is 1 point. You must build if a move is worth a point.",
  },
  free: {
    title: "A box for nothing",
    text: "Four turns later. A second box on the front one takes a left and a right side and its lid, but hides a side of each box behind it, and the lid below moves up with it.",
    task: "Find the box that takes no card of yours.",
    other: "That is a build, but another one wins 3 points. Look for the box that hides others.",
    praise: "3 points for no card. Such boxes are what everybody is looking for.",
  },
  knock: {
    title: "Knock!",
    text: "Your opponent has passed, but overlooked something: behind all the others there is room for two boxes, one upon the other. Only the lid would be seen. Whoever knocks first builds, with the passer’s cards.",
    task: "Knock, build the two boxes and lay them.",
    other: "You let it go. There were 5 points in it.",
    praise:
      "Two boxes for one lid: 6 less 1 is 5 points, and they are yours. But a false knock gives 2 points to each of the others.",
  },
  layer: {
    title: "A layer under all",
    text: "A move may rebuild as much as you like, as long as there are more boxes afterwards. You may even push a layer under the whole stack: four new boxes, of which only four sides are seen.",
    task: "Push a layer under the stack, and lay it.",
    other: "That wins something, but a layer under all wins 8 points at once.",
    praise: "Four boxes for four cards: 12 less 4 is 8 points.",
  },
  pass: {
    title: "Nothing to build",
    text: "With one lid alone no box can be shown for fewer than three cards. If you see nothing that is worth a point, you say so. The others look whether you overlooked something.",
    task: "Say that there is nothing to build.",
    praise: "Nobody knocked, and your cards stay with you for later.",
  },
  open: {
    title: "Open tops stay",
    text: "Four cards are open tops. They go where a lid would go, but once laid they stay: no box stands on one, none is taken away, and a lid is never exchanged for one. The stack may still be lifted by a layer. Do not hurry with them.",
  },
  end: {
    title: "When the deck is empty",
    text: "The game ends when the deck is empty and everybody has passed in turn. The most points win. Leave little behind: what you do not build, the next player may.",
  },
};

export type CubusLesson = typeof lesson;
