// The lesson of Anubixx in English.

export const lesson = {
  stone: {
    title: "Dice are stones",
    text: "You are a master builder with a sheet of your own: pyramid, arch of triumph and floor mosaic. The dice say which colours can be built this round. For each stone that you cross out you take a die of its colour.",
    task: "Cross out the marked red stone of your pyramid.",
    praise: "The red die is used for it. A framed stone is one that a die pays for.",
  },
  second: {
    title: "Up to two stones a turn",
    text: "Green and blue still lie on the table, and you may cross out one more stone. You may also stop at any time: the button under the sheet ends the turn.",
    task: "Cross out one of the marked stones, too.",
    praise: "The second stone ends your turn. Now the others build, with the dice you left.",
  },
  higher: {
    title: "From the ground up",
    text: "Your pyramid rises from the ground. A stone higher up rests on two others, and both have to be crossed out before it.",
    task: "Try the marked blue stone of the second row.",
    praise:
      "It would hang in the air. Only the highest row that you reach counts, so plan a way up.",
  },
  left: {
    title: "What the active builder leaves",
    text: "Each round another builder is active, rolls the dice and builds first. The dice used for that are blocked for all others. Red is gone: green and lilac are left for you.",
    task: "Cross out the marked lilac stone.",
    praise:
      "The dice that you use go back to the middle for the next one: only the active builder’s are blocked.",
  },
  quarry: {
    title: "Your quarry helps out",
    text: "No die is blue. So strike a blue stone in your quarry, or a joker, which is any colour. The quarry is struck from left to right, and what you pass over is lost. At the end each quarry stone left counts 1 point, each joker 2.",
    task: "Cross out the marked blue stone and pay with the first blue stone of the quarry.",
    other:
      "Better so: the marked stone, for the first blue stone of the quarry. A joker is worth keeping, as it is any colour, and a later stone costs all that it passes over.",
    praise:
      "You passed over an orange stone, so it cost 2 points, like a joker. But both jokers are still yours.",
  },
  bonus: {
    title: "Who is quick is rewarded",
    text: "Some stones bear a symbol. Whoever crosses out the last stone with a symbol first wins its bonus, 3 points. Of three scarabs you have two.",
    task: "Cross out the last scarab, the orange stone.",
    praise:
      "3 points. The bonus closes at the end of this round: until then others may win it, too.",
  },
  mosaic: {
    title: "The mosaic takes two",
    text: "Stones of the floor mosaic are crossed out in pairs: two neighbours at once, side by side or one above the other. That is your whole turn.",
    task: "Choose the two marked stones.",
    praise: "Both were paid by dice. The mosaic counts from four stones on, and grows in worth.",
  },
  arch: {
    title: "The arch of triumph",
    text: "Both columns of the arch are built from the bottom up, each at its own pace. The lower column counts; the final stone above both comes last.",
    task: "Lay the two lowest stones, in any order.",
    praise:
      "Level columns waste nothing. You may share your two stones between pyramid and arch, too.",
  },
  end: {
    title: "Two buildings end the game",
    text: "The game ends with the round in which somebody completes a second building. All who have two get a bonus. Then buildings, bonuses, quarry and jokers are counted.",
    task: "Lay the final stone of the arch, then end your turn.",
    praise: "That was your second building. Watch how the points add up: the most win.",
  },
};

export type AnubixxLesson = typeof lesson;
