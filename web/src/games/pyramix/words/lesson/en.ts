// The lesson of Pyramix in English.

export const lesson = {
  turn: {
    title: "One cube a turn",
    text: "A pyramid of 56 cubes, and you take it apart in turns: one cube, every time, for your collection. A golden cap marks each cube that can be taken now.",
    task: "Take any cube you like.",
    praise: "That was a whole turn. Who has collected the most points in the end wins.",
  },
  faces: {
    title: "Two or three faces",
    text: "A cube can be taken only if you see two or three of its faces. The marked one shows just one: the others hold it.",
    task: "Try to take it all the same.",
    praise: "It stays where it is. First the cubes that lie on it have to go.",
  },
  slide: {
    title: "What lies above slides",
    text: "The marked cube shows two faces, so it can be taken. The cube above it then slides into the gap, and so does everything behind that one.",
    task: "Take the marked cube.",
    praise:
      "See how the line slid down? What comes to light by it is there for the next player: look before you take.",
  },
  values: {
    title: "Ankh 1, crane 2, eye 3",
    text: "An ankh is worth 1 point, a crane 2, an eye 3. Each colour has only one eye, and two of them lie open here.",
    task: "Take one of the two eyes.",
    praise: "Three points at once. But do not scorn the ankhs: they decide the end.",
  },
  tray: {
    title: "The tray stays covered",
    text: "The lowest layer rests on the tray, which must not come to lie open. Nothing lies above the marked cube any more, so nothing would slide into its gap.",
    task: "Try to take it.",
    praise: "A cube of the lowest layer goes only while it shows two faces.",
  },
  cobra: {
    title: "Cobras guard their neighbours",
    text: "Four cobras lie in the heap. They are worth nothing, and no cube that touches one can be taken.",
    task: "Try one of the two marked cubes, beside a cobra.",
    praise: "So it goes with every cube that shares a side with a cobra you can see.",
  },
  free: {
    title: "A cobra may be taken",
    text: "Only a cobra itself may be taken, even beside another one. It brings no points and costs your turn, but frees what it guarded.",
    task: "Take the marked cobra.",
    praise:
      "Both cranes beside it are free now. Alas, it is your opponent’s turn: so weigh it well.",
  },
  ankhs: {
    title: "The most ankhs of a colour",
    text: "At the end, whoever holds the most ankhs of a colour wins all cubes of that colour left in the tray. In a tie nobody does. You and your opponent hold two purple ankhs each.",
    task: "Break the tie: take a purple ankh.",
    other: "That leaves purple tied, and its cubes in the tray to nobody. A purple ankh lies free.",
    praise: "Three to two: now purple is yours, with all its cubes in the tray.",
  },
  end: {
    title: "The last cube",
    text: "One cube more, and a single layer is left: with it the game ends. Cobras in the tray go out of play with the cubes next to them, then each colour goes to whoever has most of its ankhs.",
    task: "Take a cube of that layer which is free; the one above it slides in. Then see how it is scored.",
    praise: "Your cubes and those you were awarded: the most points win.",
  },
};

export type PyramixLesson = typeof lesson;
