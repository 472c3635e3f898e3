// Die Einführung in Cubus auf Deutsch.
import type { CubusLesson } from "./en";

export const lesson: CubusLesson = {
  picture: {
    title: "Ein Bild aus Kisten",
    text: "Alle bauen an einem gemeinsamen Stapel, und der ist ein Bild: Rautenförmige Karten sind die linken und rechten Kistenteile und die Deckel. Was man nicht sieht, braucht keine Karte. In jedem Zug ziehst du eine Karte und legst sie offen vor dich.",
  },
  box: {
    title: "Wenig ist viel",
    text: "Jede neue Kiste zählt 3 Punkte, jede Karte dafür kostet 1. Du hast ein rechtes Kistenteil und einen Deckel: genug für eine Kiste hinter der Startkiste, denn ihre andere Seite ist verdeckt.",
    task: "Setze eine Kiste auf den markierten Platz und lege sie.",
    other: "Hier war etwas zu bauen: Du hattest die Karten für eine Kiste hinter der ersten.",
    praise:
      "Eine Kiste mit zwei Karten: 3 weniger 2 ist 1 Punkt. Ist ein Zug einen Punkt wert, musst du bauen.",
  },
  free: {
    title: "Eine Kiste geschenkt",
    text: "Vier Züge später. Eine zweite Kiste auf der vorderen braucht ein linkes und ein rechtes Kistenteil, verdeckt aber je eine Seite der Kisten dahinter, und der Deckel darunter rückt mit nach oben.",
    task: "Finde die Kiste, die keine deiner Karten braucht.",
    other:
      "Das lässt sich bauen, aber eine andere Kiste bringt 3 Punkte. Such die, die andere verdeckt.",
    praise: "3 Punkte für keine Karte. Nach solchen Kisten suchen alle.",
  },
  knock: {
    title: "Klopfen!",
    text: "Dein Gegner hat gepasst, aber etwas übersehen: Hinter allen anderen ist Platz für zwei Kisten, eine auf der anderen. Zu sehen wäre nur der Deckel. Wer zuerst klopft, baut mit den Karten dessen, der gepasst hat.",
    task: "Klopfe, baue die zwei Kisten und lege sie.",
    other: "Du hast es gehen lassen. Darin steckten 5 Punkte.",
    praise:
      "Zwei Kisten für einen Deckel: 6 weniger 1 sind 5 Punkte, und sie gehören dir. Wer aber falsch klopft, schenkt allen anderen je 2 Punkte.",
  },
  layer: {
    title: "Eine Schicht unter alles",
    text: "Ein Zug darf umbauen, so viel du magst, wenn danach mehr Kisten dastehen. Du darfst sogar eine Schicht unter den ganzen Stapel schieben: vier neue Kisten, von denen man nur vier Seiten sieht.",
    task: "Schiebe eine Schicht unter den Stapel und lege ihn.",
    other: "Das bringt etwas, aber eine Schicht unter alles bringt auf einmal 8 Punkte.",
    praise: "Vier Kisten für vier Karten: 12 weniger 4 sind 8 Punkte.",
  },
  pass: {
    title: "Nichts zu bauen",
    text: "Mit einem Deckel allein lässt sich keine Kiste mit weniger als drei Karten zeigen. Siehst du nichts, was einen Punkt wert ist, dann sagst du es. Die anderen schauen, ob du etwas übersehen hast.",
    task: "Sag, dass nichts zu bauen ist.",
    praise: "Niemand hat geklopft, und deine Karten behältst du für später.",
  },
  open: {
    title: "Offene Kistenteile bleiben",
    text: "Vier Karten sind offene Kistenteile. Sie kommen dorthin, wo sonst ein Deckel liegt, aber sie bleiben für immer: Keine Kiste steht darauf, keines kommt wieder weg, kein Deckel wird gegen eines getauscht. Eine Schicht darf den Stapel aber heben. Hab es nicht eilig mit ihnen.",
  },
  end: {
    title: "Wenn die Karten gezogen sind",
    text: "Die Partie endet, wenn alle Karten gezogen sind und alle der Reihe nach gepasst haben. Die meisten Punkte gewinnen. Lass wenig übrig: Was du nicht baust, baut vielleicht der Nächste.",
  },
};
