// Pyramix in English. The other languages have the same members (de.ts, fr.ts).
import type { SeatName } from "$lib/games";
import type { Refusals } from "$lib/words/refusals";
import type { Code, Colour } from "../view/position";
import type { Award, Consequences, Holding, SeenCube, Share, Verdict } from "./data";
import { colours, counted, cube, opening, subject, tongue, verb } from "./en_cubes";
import { refusals } from "./en_refusals";

const { and, capital } = tongue;

/** "Ada 5 and you 3". */
const shares = (parts: readonly Share[]): string =>
  and(parts.map(({ who, count }) => `${subject(who)} ${count}`));

function spoken({ code, cell, level, row, place, faces }: SeenCube, verdict: Verdict): string {
  const known = [
    cube(code),
    `level ${level}, row ${row}, place ${place}`,
    `cell ${cell}`,
    `${counted(faces, "face")} visible`,
  ];
  if (verdict === "free") known.push("can be taken");
  else if (verdict) known.push(`cannot be taken: ${verdict.why}`);
  return capital(known.join(", "));
}

function consequences({ slides, uncovers, frees, blocks }: Consequences): string {
  const cubes = `${counted(slides, "cube")} ${slides === 1 ? "slides" : "slide"}`;
  const parts = [slides === 0 ? "Nothing slides" : cubes];
  if (uncovers > 0) parts.push(`uncovers ${counted(uncovers, "unknown cube")}`);
  if (frees > 0) parts.push(`frees ${counted(frees, "cube")}`);
  if (blocks > 0) parts.push(`blocks ${counted(blocks, "cube")}`);
  return `${capital(parts.join("; "))}.`;
}

function holding({ colour, cubes, ankhs, lead, award }: Holding): string {
  const leads = { alone: ", the most", tied: ", tied for the most", none: "" }[lead];
  const worth = award > 0 ? `, worth ${counted(award, "more point")} now` : "";
  const collected = cubes.length > 0 ? `; collected ${and(cubes.map(cube))}` : "";
  return `${capital(colours[colour])}: ${counted(ankhs, "ankh")}${leads}${worth}${collected}.`;
}

/** How many cobras lie in the tray, and how many other cubes go with them. */
function cobras(count: number, others: number): string {
  if (count === 0) return "No cobra is left in the tray: every cube stays in play.";
  const one = count === 1;
  const who = one ? "The cobra goes out of play" : `The ${counted(count, "cobra")} go out of play`;
  const them = one ? "it" : "them";
  if (others === 0) return `${who}; no cube lies next to ${them}.`;
  const lie = others === 1 ? "lies" : "lie";
  return `${who}, and with ${them} ${counted(others, "cube")} that ${lie} next to ${them}.`;
}

function awarded({ colour, ankhs, holder, cubes, points }: Award): string {
  const name = colours[colour];
  const hold = verb(holder, "holds", "hold");
  const held = `${opening(holder)} ${hold} most ${name} ankhs (${shares(ankhs)})`;
  if (cubes === 0) return `${held}, but no ${name} cube is left in play.`;
  const received = `${verb(holder, "is", "are")} awarded ${counted(cubes, `${name} cube`)}`;
  return `${held} and ${received}: ${counted(points, "point")}.`;
}

function won(winners: readonly SeatName[], points: number): string {
  const [one, ...others] = winners;
  const names = opening(...winners);
  if (others.length > 0) return `${names} share the win with ${points} points each.`;
  return one ? `${names} ${verb(one, "wins", "win")} with ${points} points.` : "";
}

export const words = {
  /** The core speaks English itself, with the names that cells have in records. */
  refusals: refusals as Refusals,

  /** A refusal in a few words, by its rule, for a name that is spoken often. */
  briefly: {
    "PYX-11": "shows only one face",
    "PYX-12": "would open the tray",
    "PYX-13": "touches a cobra",
  } as Readonly<Record<string, string>>,

  cube,
  colours,

  events: {
    took: (who: SeatName, code: Code) =>
      `${who.advised ? "Take" : `${opening(who)} took`} the ${cube(code)}.`,
    built: (cubes: number) => `The heap is built: ${cubes} cubes are known.`,
    revealed: (cubes: readonly Code[]) => `Revealed: ${and(cubes.map(cube))}.`,
  },

  heap: {
    label: "The heap",
    keys:
      "Arrow keys walk over the heap. Enter takes the cube. B, P, O, G and X go to the next blue, " +
      "purple, orange, green cube or cobra, L to the next cube that can be taken.",
    spoken,
    inside: "Inside the heap",
    level: (level: number) => `Level ${level}`,
  },

  caption: {
    cube: (code: Code) => capital(cube(code)),
    /** What a cube is worth, and what taking it would do. */
    outlook: (points: number, after: Consequences) =>
      `${capital(counted(points, "point"))}. ${consequences(after)}`,
    faces: (points: number, faces: number) =>
      `${capital(counted(points, "point"))}. It has ${counted(faces, "visible face")}.`,
    left: (cubes: number) => `${capital(counted(cubes, "cube"))} still to be taken`,
    caps: "A golden cap marks each cube that can be taken now.",
    point: "Point at a cube to see what it is.",
    over: "The game is over",
    layer: "One layer is left in the tray.",
    take: (code: Code) => `Take the ${cube(code)}`,
    cancel: "Leave it",
  },

  side: {
    toMove: "to move",
    winner: "winner",
    collected: "collected",
    points: "points",
    ifEnded: "if it ended now",
    parts: (collected: number, awards: number) => `${collected} collected, ${awards} from colours`,
    cobras: (count: number): string => (count === 1 ? "cobra" : "cobras"),
    holding,
    /** On a small badge, beside `holding` for those who hear it. */
    tie: "tie",
  },

  scoring: {
    label: "Final scoring",
    layer: "The last layer",
    start: (collected: readonly Share[]) =>
      `One layer is left in the tray. Collected so far: ${shares(collected)}.`,
    cobrasWork: "The cobras’ work",
    cobras,
    colour: (colour: Colour) => capital(colours[colour]),
    nobody: (colour: Colour) =>
      `Nobody holds ${colours[colour]} ankhs: the ${colours[colour]} cubes in the tray go to nobody.`,
    tied: (colour: Colour, players: readonly SeatName[], ankhs: number) =>
      `${opening(...players)} tie with ${counted(ankhs, `${colours[colour]} ankh`)} each: ` +
      `the ${colours[colour]} cubes in the tray go to nobody.`,
    awarded,
    result: "The result",
    won,
  },

  table: {
    part: "Points",
    taken: "Collected",
    total: "Total",
    soFar: "So far",
    winner: "(winner)",
  },
};

export type Words = typeof words;
