// What a hint looks at in Ankh'or, in German.
import type { GameHints } from "$lib/words/hint";
import type { Colour } from "../view/position";
import { colours } from "./de_names";

export const hints: GameHints = {
  features: {
    bonus: {
      title: "Punkte deiner Bonusmarker",
      nudge: "Denk an eine Gruppe von fünf Plättchen und ihren Bonusmarker.",
    },
    two_points: {
      title: "Punkte deiner 2-Punkte-Plättchen",
      nudge: "Denk an die 2-Punkte-Plättchen.",
    },
    animals: {
      title: "Punkte deiner Tiergruppen",
      nudge: "Denk an Tiere einer Art, die sich berühren.",
    },
    colours: {
      title: "Punkte deiner Farbgruppen",
      nudge: "Denk an Plättchen einer Farbe, die sich berühren.",
    },
    group: {
      title: "Plättchen deiner größten Gruppe",
      nudge: "Denk an deine größte Gruppe: Fünf Plättchen bringen einen Bonusmarker.",
    },
    tiles: {
      title: "Plättchen deiner Stadt",
      nudge: "Denk daran, ob du ein Plättchen kaufen kannst.",
    },
    tokens: { title: "Deine Marker", nudge: "Denk an deine Marker." },
    missing: {
      title: "Marker, die dir für das beste Plättchen der Auslage fehlen",
      nudge: "Denk an das Plättchen, das du als Nächstes willst, und an seinen Preis.",
    },
    payable: {
      title: "Plättchen der Auslage, die du bezahlen kannst",
      nudge: "Denk daran, was du als Nächstes kaufen kannst.",
    },
  },
  places: {
    buy: (colour) => `Sieh dir die ${colours[colour as Colour]}en Plättchen der Auslage an.`,
    take: "Sieh dir den Vorrat an Markern an.",
    refresh: "Sieh dir die beiden Stapel an.",
    move: "Sieh dir die Plättchen deiner Stadt an, die anderswo liegen könnten.",
    return: "Sieh dir die Marker an, die du am wenigsten brauchst.",
    end: "Überleg dir, ob du hier aufhörst.",
  },
};
