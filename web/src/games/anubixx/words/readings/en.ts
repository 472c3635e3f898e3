// What else could be meant where a rule is marked, in English: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ANX-01": ["That there are six colours, and the same on each die, comes from published reviews."],
  "ANX-02": ["How many letters there are, and how the colours differ, only the pad shows."],
  "ANX-03": [
    "The printed sheet showed it in a picture that is lost. A block of your own can say it otherwise (ANX-56).",
  ],
  "ANX-04": [
    "The printed sheet showed it in a picture that is lost. A block of your own can say it otherwise (ANX-56).",
  ],
  "ANX-05": [
    "The printed sheet showed it in a picture that is lost. A block of your own can say it otherwise (ANX-56).",
  ],
  "ANX-06": [
    "How long the quarry is, and in which colours, was a picture; the example passes red and lilac from blue to orange.",
  ],
  "ANX-07": [
    "The blanks left by the lost pictures hint at five unique symbols and two groups: that block can be played, too (ANX-57).",
  ],
  "ANX-08": ["Everybody could choose a sheet. As all are equally good, the lot is quicker."],
  "ANX-20": [
    "The mosaic is not named there. One could ask for an order within a pair, too; but both are built at once.",
  ],
  "ANX-41": ["Without this ruling a game in which nobody builds any more would never end."],
  "ANX-42": [
    "Only the 21 points of the top are printed, in the example; the other rows were a picture.",
  ],
  "ANX-43": [
    "The points of the levels were a picture. The example says that one level alone is worth nothing.",
  ],
  "ANX-44": ["The list begins with four. By its pattern two stones could be worth 2 points."],
  "ANX-46": ["If these are equal, too, nothing is printed; another building could decide."],
  "ANX-57": ["It is one way to read the blanks; our block (ANX-07) is another."],
};
