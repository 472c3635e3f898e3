// What is known of the games before they are played, in German.
import type { GameTexts } from "./en_games";

export const games: Readonly<Record<string, GameTexts>> = {
  pyramix: {
    summary:
      "Trage eine Pyramide ab, Würfel für Würfel. Wer die meisten Ankhs einer Farbe sammelt, gewinnt ihren Rest; nimm dich vor Kobras in Acht.",
    options: {
      cobras: {
        label: "Würfel im Inneren",
        values: {
          visible: {
            label: "Verborgen",
            hint: "Die Würfel im Inneren sind unbekannt, bis eine ihrer Seiten zu sehen ist.",
          },
          all: { label: "Bekannt", hint: "Alle Würfel sind von Anfang an bekannt." },
        },
      },
    },
  },
  anubixx: {
    summary:
      "Wirf Farbwürfel, kreuze Steine dreier Bauwerke an und sichere dir als Erster ihre Symbole.",
    options: {},
    ownData: "Eine Datei mit einem eigenen Block oder eigenen Blättern",
  },
  ankhor: {
    summary:
      "Tausche Marker gegen Plättchen und baue eine Stadt aus Farben und Tieren, nebeneinander und in die Höhe.",
    options: {
      prices: {
        label: "Preise",
        values: {
          any: { label: "Beliebig", hint: "Die Preismarken werden zufällig verteilt." },
          mixed: {
            label: "Gemischt",
            hint: "Sie werden neu verteilt, solange auf einem Feld drei gleiche liegen.",
          },
        },
      },
    },
    ownData: "Eine Datei mit den Plättchen und Feldern deines gedruckten Spiels",
  },
  cubus: {
    summary:
      "Baue mit an einem gemeinsamen Stapel gezeichneter Kisten: Mehr Kisten mit weniger Karten bringen Punkte.",
    options: {
      mode: {
        label: "Spielart",
        values: {
          build: { label: "Aufbau", hint: "Das Aufbauspiel." },
          demolition: { label: "Abbau", hint: "Ein massiver Würfel aus Kisten wird abgebaut." },
          both: {
            label: "Beides",
            hint: "Was aufgebaut wurde, wird danach abgetragen, und nur das entscheidet.",
          },
        },
      },
      ending: {
        label: "Ende",
        values: {
          plain: { label: "Einfach", hint: "Die Partie endet, wenn alle passen." },
          lowest: {
            label: "Letzter",
            hint: "Wer die wenigsten Punkte hat, baut danach mit den Karten aller.",
          },
          best: {
            label: "Bester Zug",
            hint: "Der beste Zug, den jemand mit den Karten aller nennt, wird gewertet.",
          },
        },
      },
    },
  },
  ascension: {
    summary:
      "Ein Wettlauf dreier Pyramiden um einen doppelten Ring, ohne Würfel und mit drei Figuren als Helfern.",
    options: {
      board: {
        label: "Brett",
        values: {
          ring24: { label: "Ring 24", hint: "Zwei Ringe mit je 24 Feldern." },
          ring18: { label: "Ring 18", hint: "Zwei Ringe mit je 18 Feldern." },
          hex18: {
            label: "Sechseck 18",
            hint: "Der Rand eines Sechsecks mit 18 Feldern außen und 12 innen.",
          },
        },
      },
      protection: {
        label: "Schutz",
        values: {
          own: {
            label: "Eigene",
            hint: "Eine Figur schützt die Steine ihrer eigenen Farbe neben sich.",
          },
          any: { label: "Alle", hint: "Sie schützt die Steine beider Farben." },
        },
      },
    },
    ownData: "Eine Datei mit einem eigenen Brett",
  },
};
