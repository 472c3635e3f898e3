// Pyramix in German.
import type { SeatName } from "$lib/games";
import type { Award, Consequences, Holding, SeenCube, Share, Verdict } from "./data";
import {
  coloured,
  colours,
  counted,
  cube,
  cubes,
  opening,
  points,
  subject,
  theCubeTaken,
  tongue,
} from "./de_cubes";
import { refusals } from "./de_refusals";
import type { Words } from "./en";

const { and, capital } = tongue;

/** "Ada 5 und du 3". */
const shares = (parts: readonly Share[]): string =>
  and(parts.map(({ who, count }) => `${subject(who)} ${count}`));

/** The verb for several: "du und Ada habt", "Ada und Grace haben". */
const together = (players: readonly SeatName[], withYou: string, others: string): string =>
  players.some((who) => who.self) ? withYou : others;

function spoken({ code, cell, level, row, place, faces }: SeenCube, verdict: Verdict): string {
  const seen = counted(faces, "keine Seite", "eine Seite", "Seiten");
  const known = [
    cube(code),
    `Ebene ${level}, Reihe ${row}, Platz ${place}`,
    `Feld ${cell}`,
    `${seen} sichtbar`,
  ];
  if (verdict === "free") known.push("kann genommen werden");
  else if (verdict) known.push(`kann nicht genommen werden: ${verdict.why}`);
  return capital(known.join(", "));
}

function consequences({ slides, uncovers, frees, blocks }: Consequences): string {
  const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
  const slide = `${cubes(slides)} ${verb(slides, "rutscht", "rutschen")} nach`;
  const parts = [slides === 0 ? "Nichts rutscht nach" : slide];
  if (uncovers > 0) {
    const unknown = counted(uncovers, "", "ein unbekannter Würfel", "unbekannte Würfel");
    parts.push(`${unknown} ${verb(uncovers, "kommt", "kommen")} zum Vorschein`);
  }
  if (frees > 0) parts.push(`${cubes(frees)} ${verb(frees, "wird", "werden")} frei`);
  if (blocks > 0) parts.push(`${cubes(blocks)} ${verb(blocks, "wird", "werden")} blockiert`);
  return `${capital(parts.join("; "))}.`;
}

function holding({ colour, cubes: held, ankhs, lead, award }: Holding): string {
  const leads = { alone: ", die meisten", tied: ", gleichauf an der Spitze", none: "" }[lead];
  const more = counted(award, "", "einen Punkt", "Punkte");
  const worth = award > 0 ? `, derzeit ${more} mehr wert` : "";
  const collected = held.length > 0 ? `; gesammelt: ${and(held.map(cube))}` : "";
  const count = counted(ankhs, "kein Ankh", "ein Ankh", "Ankhs");
  return `${capital(colours[colour])}: ${count}${leads}${worth}${collected}.`;
}

function cobras(count: number, others: number): string {
  if (count === 0) {
    return "Auf dem Sockel liegt keine Kobra mehr: Alle Würfel bleiben im Spiel.";
  }
  const one = count === 1;
  const many = counted(count, "", "", "Kobras");
  const out = one ? "Die Kobra scheidet aus" : `Die ${many} scheiden aus`;
  if (others === 0) return `${out}; kein Würfel grenzt an sie.`;
  const along =
    others === 1 ? "ein Würfel, der an sie grenzt" : `${cubes(others)}, die an sie grenzen`;
  return `${out}, und mit ${one ? "ihr" : "ihnen"} ${along}.`;
}

function awarded({ colour, ankhs, holder, cubes: count, points: worth }: Award): string {
  const most = `die meisten ${coloured(colour, "en")} Ankhs (${shares(ankhs)})`;
  const held = `${opening(holder)} ${holder.self ? "hast" : "hat"} ${most}`;
  if (count === 0) {
    return `${held}, aber kein ${coloured(colour, "er")} Würfel ist mehr im Spiel.`;
  }
  const one = `einen ${coloured(colour, "en")} Würfel`;
  const received = counted(count, "", one, `${coloured(colour, "e")} Würfel`);
  return `${held} und ${holder.self ? "erhältst" : "erhält"} ${received}: ${points(worth)}.`;
}

function won(winners: readonly SeatName[], best: number): string {
  const [one, ...others] = winners;
  const sum = tongue.counted(best, { one: "Punkt", other: "Punkten" });
  if (others.length > 0) {
    const share = together(winners, "teilt euch", "teilen sich");
    return `${opening(...winners)} ${share} den Sieg mit je ${sum}.`;
  }
  if (!one) return "";
  return `${opening(one)} ${one.self ? "gewinnst" : "gewinnt"} mit ${sum}.`;
}

export const words: Words = {
  refusals,

  briefly: {
    "PYX-11": "zeigt nur eine Seite",
    "PYX-12": "würde den Sockel freilegen",
    "PYX-13": "berührt eine Kobra",
  },

  cube,
  colours,

  events: {
    took: (who, code) =>
      who.advised
        ? `Nimm ${theCubeTaken(code)}.`
        : `${opening(who)} ${who.self ? "hast" : "hat"} ${theCubeTaken(code)} genommen.`,
    built: (known) => `Die Pyramide ist gebaut: ${known} Würfel sind bekannt.`,
    revealed: (shown) => `Aufgedeckt: ${and(shown.map(cube))}.`,
  },

  heap: {
    label: "Die Pyramide",
    keys:
      "Die Pfeiltasten führen über die Pyramide. Die Eingabetaste nimmt den Würfel. B, P, O, G und X " +
      "führen zum nächsten blauen, violetten, orangen oder grünen Würfel oder zur nächsten Kobra, " +
      "L zum nächsten Würfel, den du nehmen kannst.",
    spoken,
    inside: "Im Inneren",
    level: (level) => `Ebene ${level}`,
  },

  caption: {
    cube: (code) => capital(cube(code)),
    outlook: (worth, after) => `${capital(points(worth))}. ${consequences(after)}`,
    faces: (worth, faces) => {
      const seen = counted(
        faces,
        "keine sichtbare Seite",
        "eine sichtbare Seite",
        "sichtbare Seiten",
      );
      return `${capital(points(worth))}. ${capital(seen)}.`;
    },
    left: (left) =>
      `Noch ${counted(left, "kein Würfel", "ein Würfel", "Würfel")} ${left === 1 ? "ist" : "sind"} zu nehmen`,
    caps: "Eine goldene Kappe zeigt jeden Würfel, der jetzt genommen werden kann.",
    point: "Zeig auf einen Würfel, um zu sehen, was er ist.",
    over: "Die Partie ist zu Ende",
    layer: "Auf dem Sockel liegt nur noch eine Lage.",
    take: (code) => `Nimm ${theCubeTaken(code)}`,
    cancel: "Liegen lassen",
  },

  side: {
    toMove: "am Zug",
    winner: "Sieg",
    collected: "gesammelt",
    points: "Punkte",
    ifEnded: "wenn jetzt Schluss wäre",
    parts: (collected, awards) => `${collected} gesammelt, ${awards} aus Farben`,
    cobras: (count) => (count === 1 ? "Kobra" : "Kobras"),
    holding,
    tie: "=",
  },

  scoring: {
    label: "Schlusswertung",
    layer: "Die letzte Lage",
    start: (collected) =>
      `Auf dem Sockel liegt nur noch eine Lage. Bisher gesammelt: ${shares(collected)}.`,
    cobrasWork: "Das Werk der Kobras",
    cobras,
    colour: (colour) => capital(colours[colour]),
    nobody: (colour) =>
      `Niemand hat ${coloured(colour, "e")} Ankhs: ` +
      `Die ${coloured(colour, "en")} Würfel auf dem Sockel bekommt niemand.`,
    tied: (colour, players, ankhs) => {
      const have = `${opening(...players)} ${together(players, "habt", "haben")}`;
      const stem = coloured(colour, "en");
      const each = counted(ankhs, "", `einem ${stem} Ankh`, `${stem} Ankhs`);
      const rest = `Die ${stem} Würfel auf dem Sockel bekommt niemand.`;
      return `${have} mit je ${each} gleich viele: ${rest}`;
    },
    awarded,
    result: "Das Ergebnis",
    won,
  },

  table: {
    part: "Punkte",
    taken: "Gesammelt",
    total: "Gesamt",
    soFar: "Bisher",
    winner: "(Sieg)",
  },
};
