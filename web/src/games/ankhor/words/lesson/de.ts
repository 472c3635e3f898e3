// Die Einführung in Ankh'or auf Deutsch.
import type { AnkhorLesson } from "./en";

export const lesson: AnkhorLesson = {
  take: {
    title: "Drei Marker nehmen",
    text: "Du baust eine Stadt aus Plättchen, und Plättchen kosten Marker. In deinem Zug nimmst du entweder drei Marker oder kaufst ein Plättchen. Über jedem Plättchen der Auslage liegen die Preismarken, die sagen, was es kostet.",
    task: "Nimm die drei markierten: eine Pflanze, ein Tuch und ein Ankh.",
    praise:
      "Das war deine Aktion. Mit Pflanze und Tuch kannst du das erste Plättchen der Auslage bezahlen.",
  },
  buy: {
    title: "Ein Plättchen kaufen",
    text: "Für jede Preismarke über einem Plättchen zahlst du einen solchen Rohstoff. Die Preismarken bleiben liegen: Rückt ein Plättchen nach links, wird es billiger.",
    task: "Wähle das markierte Plättchen, einen grünen Schakal, und lege es in deine Stadt.",
    praise:
      "Pflanze und Tuch sind zurück im Vorrat. Die Lücke in der Auslage füllt sich nicht von selbst.",
  },
  limit: {
    title: "Fünf Rohstoffe, zwei Ankhs",
    text: "Du hast gerade drei Marker genommen und hast jetzt sechs Rohstoffe. Während deines Zuges geht das. An seinem Ende darfst du fünf Rohstoffe und zwei Ankhs behalten.",
    task: "Beende deinen Zug und gib einen Rohstoff zurück.",
    praise: "Was du abgibst, bestimmst du. Besser noch: Kaufe, bevor es zu viel wird.",
  },
  groups: {
    title: "Was zusammenliegt, zählt",
    text: "Plättchen liegen Seite an Seite. Am Ende ist jedes in einer Gruppe von mindestens zwei einer Farbe 1 Punkt wert, und ebenso jedes Tier in einer Gruppe von mindestens zwei seiner Art.",
    task: "Kaufe den zweiten grünen Schakal und lege ihn neben den ersten.",
    praise:
      "Zwei grüne Plättchen und zwei Schakale: 4 Punkte mit einem Plättchen. Farbe und Tier zählen beide.",
  },
  scribe: {
    title: "Schreiber und Lagerhäuser",
    text: "Manche Plättchen können etwas. Ein Schreiber schenkt dir sofort einen Bonuszug. Ein Lagerhaus bringt einen Marker seiner Farbe mit und lagert später einen. Eine Wüste zählt nur für ihre Farbe.",
    task: "Kaufe den Schreiber und lege ihn, wohin du magst.",
    praise: "Sobald du diesen Zug beendest, folgt noch ein ganzer.",
  },
  upon: {
    title: "Auf vier anderen",
    text: "Vier Plättchen im Quadrat tragen ein fünftes. Es muss die Farbe von einem der vier haben und kostet einen Rohstoff weniger: Du wählst, welchen du sparst. Es berührt alle vier.",
    task: "Kaufe den markierten grünen Skarabäus und lege ihn auf das Quadrat.",
    praise:
      "Fünf grüne Plättchen hängen jetzt zusammen: Für eine Gruppe von fünf gibt es einen Bonusmarker, 3 Punkte.",
  },
  refresh: {
    title: "Wozu Ankhs da sind",
    text: "Vor oder nach deiner Aktion frischt ein Ankh die Auslage auf oder versetzt eines deiner Plättchen. Aufgefrischt wird von einem der zwei Stapel, die die Farbe ihres nächsten Plättchens zeigen. Zu zweit geht dabei das Plättchen ganz links aus dem Spiel.",
    task: "Frische die Auslage mit deinem Ankh auf.",
    praise:
      "Die Auslage ist wieder voll. In einem Zug darfst du zwei Ankhs ausgeben, auch gerade erst genommene.",
  },
  end: {
    title: "Dreizehn Plättchen",
    text: "Hat jemand sein 13. Plättchen gelegt, wird die Runde zu Ende gespielt. Dann zählen Gruppen, Bonusmarker, 2-Punkte-Plättchen und je drei übrige Marker als ein Punkt.",
    task: "Kaufe dein 13. Plättchen, lege es auf den markierten Platz und beende den Zug.",
    other: "Das ist erlaubt, doch die Partie geht weiter: Erst das 13. Plättchen beendet sie.",
    praise:
      "Sieh zu, wie die Städte gewertet werden. Die meisten Punkte gewinnen, bei Gleichstand die wenigsten Plättchen.",
  },
};
