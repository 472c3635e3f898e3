// Die Einführung in Pyramix auf Deutsch.
import type { PyramixLesson } from "./en";

export const lesson: PyramixLesson = {
  turn: {
    title: "Ein Würfel je Zug",
    text: "Eine Pyramide aus 56 Würfeln, die ihr abwechselnd abbaut: jedes Mal ein Würfel für deine Sammlung. Eine goldene Kappe trägt jeder Würfel, der jetzt genommen werden kann.",
    task: "Nimm irgendeinen Würfel.",
    praise: "Das war schon ein ganzer Zug. Wer am Ende die meisten Punkte gesammelt hat, gewinnt.",
  },
  faces: {
    title: "Zwei oder drei Seiten",
    text: "Du darfst einen Würfel nur nehmen, wenn zwei oder drei seiner Seiten sichtbar sind. Vom markierten siehst du nur eine: Die anderen halten ihn fest.",
    task: "Versuch trotzdem, ihn zu nehmen.",
    praise: "Er bleibt, wo er ist. Erst müssen die Würfel weg, die auf ihm liegen.",
  },
  slide: {
    title: "Was darüber liegt, rutscht nach",
    text: "Vom markierten Würfel sind zwei Seiten sichtbar, also darf er genommen werden. Der Würfel darüber rutscht dann in die Lücke, und alle dahinter rutschen mit.",
    task: "Nimm den markierten Würfel.",
    praise:
      "Hast du gesehen, wie die Reihe gerutscht ist? Was dabei ans Licht kommt, liegt für den nächsten Spieler bereit: erst schauen, dann nehmen.",
  },
  values: {
    title: "Ankh 1, Kranich 2, Auge 3",
    text: "Ein Ankh zählt 1 Punkt, ein Kranich 2, ein Auge 3. Jede Farbe hat nur ein Auge, und zwei davon liegen hier offen.",
    task: "Nimm eines der beiden Augen.",
    praise: "Drei Punkte auf einmal. Aber verachte die Ankhs nicht: Sie entscheiden das Ende.",
  },
  tray: {
    title: "Der Sockel bleibt bedeckt",
    text: "Die unterste Lage ruht auf dem Sockel, und der darf nie offen liegen. Über dem markierten Würfel liegt nichts mehr, es würde also nichts in seine Lücke rutschen.",
    task: "Versuch, ihn zu nehmen.",
    praise: "Ein Würfel der untersten Lage geht nur weg, solange zwei seiner Seiten sichtbar sind.",
  },
  cobra: {
    title: "Kobras bewachen ihre Nachbarn",
    text: "Vier Kobras stecken in der Pyramide. Sie zählen nichts, und kein Würfel, der eine berührt, darf genommen werden.",
    task: "Versuch einen der beiden markierten Würfel neben einer Kobra.",
    praise: "So geht es mit jedem Würfel, der Fläche an Fläche an einer sichtbaren Kobra liegt.",
  },
  free: {
    title: "Eine Kobra darf weg",
    text: "Nur die Kobra selbst darf genommen werden, auch neben einer anderen. Sie bringt keinen Punkt und kostet deinen Zug, gibt aber frei, was sie bewacht hat.",
    task: "Nimm die markierte Kobra.",
    praise:
      "Beide Kraniche neben ihr sind jetzt frei. Nur ist jetzt dein Gegner am Zug: Überleg es dir also gut.",
  },
  ankhs: {
    title: "Die meisten Ankhs einer Farbe",
    text: "Wer am Ende die meisten Ankhs einer Farbe hat, bekommt alle Würfel dieser Farbe, die noch auf dem Sockel liegen. Bei Gleichstand bekommt sie niemand. Ihr habt beide zwei violette Ankhs.",
    task: "Löse den Gleichstand auf: Nimm ein violettes Ankh.",
    other:
      "So bleibt es bei Violett beim Gleichstand, und niemand bekommt die Würfel. Ein violettes Ankh liegt frei.",
    praise: "Drei zu zwei: Jetzt gehört Violett dir, mit allen Würfeln auf dem Sockel.",
  },
  end: {
    title: "Der letzte Würfel",
    text: "Noch ein Würfel, dann bleibt nur eine Lage: Mit ihm endet die Partie. Kobras auf dem Sockel gehen mit den Würfeln neben ihnen aus dem Spiel, dann geht jede Farbe an den, der die meisten Ankhs von ihr hat.",
    task: "Nimm einen freien Würfel dieser Lage; der über ihm rutscht nach. Dann sieh dir die Wertung an.",
    praise: "Deine Würfel und die, die du dazubekommst: Die meisten Punkte gewinnen.",
  },
};
