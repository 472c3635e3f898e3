// Die Einführung in Anubixx auf Deutsch.
import type { AnubixxLesson } from "./en";

export const lesson: AnubixxLesson = {
  stone: {
    title: "Würfel sind Steine",
    text: "Du bist Baumeister mit einem eigenen Blatt: Pyramide, Triumphbogen und Bodenmosaik. Die Würfel sagen, welche Farben in dieser Runde gebaut werden können. Für jeden Stein, den du ankreuzt, nimmst du einen Würfel seiner Farbe.",
    task: "Kreuze den markierten roten Stein deiner Pyramide an.",
    praise:
      "Der rote Würfel ist dafür verbraucht. Umrahmt sind die Steine, die ein Würfel bezahlt.",
  },
  second: {
    title: "Bis zu zwei Steine je Zug",
    text: "Grün und Blau liegen noch auf dem Tisch, und du darfst noch einen Stein ankreuzen. Aufhören darfst du jederzeit: Der Knopf unter dem Blatt beendet den Zug.",
    task: "Kreuze auch einen der markierten Steine an.",
    praise:
      "Der zweite Stein beendet deinen Zug. Jetzt bauen die anderen mit den Würfeln, die du übrig lässt.",
  },
  higher: {
    title: "Von unten nach oben",
    text: "Deine Pyramide wächst vom Boden aus. Ein Stein weiter oben ruht auf zwei anderen, und beide müssen vorher angekreuzt sein.",
    task: "Versuch es mit dem markierten blauen Stein der zweiten Reihe.",
    praise:
      "Er hinge in der Luft. Es zählt nur die höchste Reihe, die du erreichst: Plane einen Weg nach oben.",
  },
  left: {
    title: "Was der aktive Baumeister übrig lässt",
    text: "In jeder Runde ist ein anderer aktiv, würfelt und baut zuerst. Die Würfel, die er dafür nimmt, sind für alle anderen gesperrt. Rot ist weg: Grün und Lila bleiben für dich.",
    task: "Kreuze den markierten lila Stein an.",
    praise:
      "Deine Würfel gehen für den nächsten zurück in die Mitte: Gesperrt sind nur die des aktiven Baumeisters.",
  },
  quarry: {
    title: "Der Steinbruch hilft aus",
    text: "Kein Würfel ist blau. Dann streiche einen blauen Stein im Steinbruch oder einen Joker, der jede Farbe ersetzt. Gestrichen wird von links nach rechts; was du überspringst, ist verloren. Am Ende zählt dort jeder Stein 1 Punkt, jeder Joker 2.",
    task: "Kreuze den markierten blauen Stein an und bezahle mit dem ersten blauen Stein im Steinbruch.",
    other:
      "Besser so: der markierte Stein für den ersten blauen im Steinbruch. Den Joker hebe auf, er ersetzt jede Farbe; und ein späterer Stein kostet alles, was er überspringt.",
    praise:
      "Einen orangen Stein hast du übersprungen, das kostet wie ein Joker 2 Punkte. Aber du hast noch beide Joker.",
  },
  bonus: {
    title: "Wer schnell ist, wird belohnt",
    text: "Manche Steine tragen ein Symbol. Wer den letzten Stein mit einem Symbol als Erster ankreuzt, gewinnt dessen Bonus, 3 Punkte. Von drei Skarabäen hast du zwei.",
    task: "Kreuze den letzten Skarabäus an, den orangen Stein.",
    praise:
      "3 Punkte. Der Bonus schließt am Ende dieser Runde: Bis dahin können ihn auch andere gewinnen.",
  },
  mosaic: {
    title: "Das Mosaik nimmt immer zwei",
    text: "Steine des Bodenmosaiks werden paarweise angekreuzt: zwei Nachbarn auf einmal, nebeneinander oder übereinander. Das ist dein ganzer Zug.",
    task: "Wähle die beiden markierten Steine.",
    praise:
      "Beide haben Würfel bezahlt. Das Mosaik zählt ab vier Steinen und wird dann immer wertvoller.",
  },
  arch: {
    title: "Der Triumphbogen",
    text: "Beide Säulen des Bogens werden von unten nach oben gebaut, jede für sich. Es zählt die niedrigere; der Schlussstein über beiden kommt zuletzt.",
    task: "Setze die beiden untersten Steine, gleich in welcher Reihenfolge.",
    praise:
      "Gleich hohe Säulen verschenken nichts. Du darfst deine zwei Steine auch auf Pyramide und Bogen verteilen.",
  },
  end: {
    title: "Zwei Bauwerke beenden das Spiel",
    text: "Das Spiel endet mit der Runde, in der jemand sein zweites Bauwerk vollendet. Wer zwei hat, bekommt einen Bonus. Dann zählen Bauwerke, Boni, Steinbruch und Joker.",
    task: "Setze den Schlussstein des Bogens und beende deinen Zug.",
    praise:
      "Das war dein zweites Bauwerk. Sieh zu, wie die Punkte zusammenkommen: Die meisten gewinnen.",
  },
};
