// The faces of the eight characters, as paths in a square of 32: each has a silhouette of its own, so
// that they are told apart without their colours.

/** A colour of the theme, by its name without the dashes, and what is painted with it. */
export type Layer = readonly [colour: string, path: string];

export interface Drawing {
  /** How dark the skin is, in percent. */
  skin: number;
  ground: string;
  robe: string;
  /** Behind the face, and before it. */
  back: readonly Layer[];
  front: readonly Layer[];
}

const hair = "cube-onyx-dark";
const gold = "cube-gold";
const linen = "cube-x-light";

export const drawings: readonly Drawing[] = [
  // A child: the head shaven but for the lock at its side.
  {
    skin: 34,
    ground: "cube-g-light",
    robe: linen,
    back: [[hair, "M20 7c6 0 9 7 6 14q-2 4-4 2 2-2 2-6t-3-6z"]],
    front: [
      [hair, "M10 11q1-6 6-6t6 6q-2-3-6-3t-6 3z"],
      [gold, "M23 13l4-1v2l-3 1zM24 17h3l-.4 2-3-.2z"],
    ],
  },
  // A boatman: short curls under a band with its ends in the wind.
  {
    skin: 62,
    ground: "cube-b-light",
    robe: "cube-o-light",
    back: [[linen, "M22 9l8-3-2 3 2 3z"]],
    front: [
      [hair, "M9 15Q7 4 16 4t7 11l-1-4H10z"],
      [linen, "M9 9h14v2.4H9z"],
    ],
  },
  // A baker's girl: hair to the chin, a lotus on top.
  {
    skin: 42,
    ground: "cube-p-light",
    robe: linen,
    back: [[hair, "M7 23Q5 4 16 4t9 19h-5V12h-8v11z"]],
    front: [
      [hair, "M9 13Q9 6 16 6t7 7q-7-2-14 0z"],
      ["cube-o-light", "M16 7Q11 5 12 0l2 2 2-2 2 2 2-2q1 5-4 7z"],
      [gold, "M15 7l1-4 1 4z"],
    ],
  },
  // A mason: a linen kerchief, a beard of three days.
  {
    skin: 54,
    ground: "cube-gold-dark",
    robe: "cube-g",
    back: [[linen, "M8 13Q8 3 16 3t8 10l3 9-5 1h-12l-5-1z"]],
    front: [
      ["hole-wall", "M10 16q1 7 6 7t6-7q-2 3-4 2h-4q-2 1-4-2z"],
      [linen, "M9.5 12Q10 5 16 5t6.5 7q-6-3-13 0z"],
    ],
  },
  // A scribe: shaven, a reed behind the ear, a broad collar.
  {
    skin: 46,
    ground: "cube-o-light",
    robe: gold,
    back: [[hair, "M20 14l8-12 1 1-6 12z"]],
    front: [
      [gold, "M21 11l2-3 1 1-2 3z"],
      ["cube-b", "M9 27q7 5 14 0l2 2q-9 6-18 0z"],
    ],
  },
  // An architect: a round wig in tiers, a short beard.
  {
    skin: 58,
    ground: "cube-x-dark",
    robe: linen,
    back: [[hair, "M5 18Q3 2 16 2t11 16q-1 4-5 3H10q-4 1-5-3z"]],
    front: [
      [hair, "M9 14Q9 6 16 6t7 8q-7-4-14 0z"],
      ["cube-onyx-light", "M6 12q10-7 20 0v1q-10-6-20 0zM5 16l4-2v1l-4 2zM27 16l-4-2v1l4 2z"],
      [hair, "M14.5 21h3l-.5 5h-2z"],
    ],
  },
  // A vizier: long hair on both shoulders, a diadem, a feather of justice.
  {
    skin: 38,
    ground: "cube-b-dark",
    robe: "cube-p",
    back: [
      [linen, "M15 6q-3-4 1-7 4 3 1 7z"],
      [hair, "M5 34Q8 24 7 15 7 4 16 4t9 11q-1 9 2 19h-7V20h-8v14z"],
    ],
    front: [
      [hair, "M9 14Q9 6 16 6t7 8q-3-3-7-3t-7 3z"],
      [gold, "M8 10q8-4 16 0v2q-8-4-16 0zM9 19a1 1.5 0 1 0 .1 0zM23 19a1 1.5 0 1 0 .1 0z"],
    ],
  },
  // A master builder of old: a close cap, a long white beard.
  {
    skin: 50,
    ground: "cube-p-dark",
    robe: "cube-x",
    back: [],
    front: [
      ["cube-b", "M9 14Q8 4 16 4t7 10q-1-3-2-3H11q-1 0-2 3z"],
      [
        linen,
        "M10 16q0 10 6 15 6-5 6-15-2 3-4 2.5h-4Q12 19 10 16zM11 12l4-.5v1l-4 .5zM21 12l-4-.5v1l4 .5z",
      ],
      ["hole-wall", "M14 20q2 1 4 0v.8h-4z"],
    ],
  },
];

/** The grounds of the second and later of one level at a table. */
export const otherGrounds = ["cube-o", "cube-g", "cube-b", "cube-p", "cube-onyx"];
