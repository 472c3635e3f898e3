// What else could be meant where a rule is marked, in German: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ASC-04": [
    "Wo diese Felder liegen, war ein Bild, und von Figuren spricht kein Satz: Sie könnten überall zurückkehren.",
  ],
  "ASC-10": [
    "„Valid“ könnte die nächste Größe verlangen, sodass ein kleiner Stein einen mittleren unter sich braucht.",
  ],
  "ASC-20": ["Was unterwegs steht, könnte den Weg versperren."],
  "ASC-21": ["Man könnte eine erste Bewegung verlangen, die eine zweite übrig lässt."],
  "ASC-24": [
    "Was zwischen Figuren gültig ist, steht nicht da. Gedruckt sind kleinste, mittlere und größte, also Größen wie bei Steinen.",
  ],
  "ASC-25": ["Die Pflicht könnte auch für Figuren gelten; der Satz nennt nur Steine."],
  "ASC-30": [
    "Schon die erste Bewegung könnte gebunden sein, oder nur Steine, die zu Beginn des Zuges warteten.",
  ],
  "ASC-31": ["Cleopatra könnte erst landen und dann sehen, ob sie die Pflicht erfüllen kann."],
  "ASC-40": ["Wörtlich genommen schützt eine Figur jeder Farbe: Das ist die Option „any“."],
  "ASC-50": ["Es könnte nötig sein, beide zu nennen, bevor der erste benutzt wird."],
  "ASC-51": [
    "„One space“ könnte heißen, dass ein Stapel bleibt, wenn das Nachbarfeld verschlossen ist; der nächste Satz spricht vom nächsten verfügbaren Feld.",
    "Ein gemischter Stapel könnte gar nicht schlagen können oder als sein unterster Stein handeln.",
  ],
  "ASC-53": ["Steine ohne ein Feld könnten bleiben, wo sie sind."],
  "ASC-54": [
    "Ein Stapel könnte auch auf einem leeren Feld entstehen, und auch gegnerische Steine könnten aus dem Limbus kommen.",
  ],
  "ASC-55": ["Das Zerstreuen steht nicht in dieser Liste und könnte erlaubt sein."],
  "ASC-60": ["Dass auch das neutrale Feld schützt, sagt nur das Wort von drei sicheren Feldern."],
  "ASC-61": ["Kräfte könnten gegnerische Steine überhaupt nicht auf blaue Felder bringen dürfen."],
  "ASC-64": [
    "Von einem Unentschieden steht nichts gedruckt. Ohne diese Festlegung könnte eine Partie ewig dauern.",
  ],
};
