// The questions of the golden records in German, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "a-board-of-ones-own": "Darf auf einem anderen Brett gespielt werden?",
  "a-direction-for-every-stone": "Darf der Anubis nur die oberen Steine zerstreuen?",
  "beside-a-full-stack":
    "Darf eine Figur neben einem vollen Stapel der anderen Farbe geschlagen werden?",
  "beside-its-figure": "Darf ein Stein neben einer Figur seiner Farbe geschlagen werden?",
  "bigger-figure": "Darf ein Maurer eine Cleopatra schlagen?",
  "bumps-a-smaller-figure": "Darf eine Figur eine kleinere schlagen?",
  "bumps-its-equal": "Darf ein Stein einen gleich großen schlagen?",
  "cleopatra-does-the-duty":
    "Cleopatra hat sich zuletzt bewegt, um einen Stein aus dem Limbus zu sammeln. Darf sie ihn nun doch dort lassen?",
  "closed-blue-space": "Darf ein Stein einen anderen auf dem neutralen blauen Feld schlagen?",
  "collect-to-three": "Darf Cleopatra einen Stapel von zweien bilden?",
  "duty-of-ones-own-making": [
    "Die eigene Kraft hat gerade einen eigenen Stein geschlagen. Bindet er meine letzte Bewegung?",
    "Ja. Der Stein muss sofort zurückgebracht werden, wenn das möglich ist.",
  ],
  "duty-of-the-last-move":
    "Ein Stein von mir ist im Limbus, und meine erste Bewegung war eine andere. Darf es die zweite auch sein?",
  "each-target-once": "Darf der Maurer zweimal von einem Feld schieben?",
  "figure-stays-in-limbo":
    "Eine Figur von mir ist im Limbus. Darf ich sie dort lassen und Steine bewegen?",
  "first-move-is-free":
    "Ein Stein von mir ist im Limbus. Darf meine erste Bewegung eine andere sein?",
  "mixed-passes-over-blue": [
    "Wohin kommt ein gemischter Stapel, der auf ein blaues Feld zu geschoben wird?",
    "Darüber hinweg, auf das nächste Feld, auf dem er landen kann.",
  ],
  "one-move-in-the-first-turn":
    "Gold hat die erste Bewegung der Partie gemacht. Darf Gold noch eine machen?",
  "one-piece-twice": "Darf, was die erste Bewegung gemacht hat, auch die zweite machen?",
  "part-of-a-stack": "Darf ein großer Stein einen kleinen schlagen, der auf einem anderen liegt?",
  "protected-from-powers":
    "Darf der Anubis einen gegnerischen Stapel neben einer gegnerischen Figur zerstreuen?",
  "protection-by-any-figure":
    "Wenn jede Figur schützt: Darf der Maurer einen gegnerischen Stein schieben, neben dem er selbst steht?",
  "pushed-and-moved": "Ein Stein wurde vom Maurer geschoben. Darf er im selben Zug bewegt werden?",
  "pushed-onto-its-own-portal":
    "Darf eine Kraft einen gegnerischen Stein auf sein eigenes Portal bringen?",
  "small-on-large": "Darf ein kleiner Stein unmittelbar auf einem großen liegen?",
  "the-other-portal": "Darf ein Stein auf dem Portal des Gegners landen?",
  "the-wrong-way-round": "Darf sich ein goldener Stein im Uhrzeigersinn bewegen?",
  "third-occurrence": [
    "Dieselbe Stellung steht zum dritten Mal am Anfang eines Zuges. Wie endet die Partie?",
    "Sie ist unentschieden.",
  ],
  trapped: "Darf sich ein Stein bewegen, der unter einem gegnerischen liegt?",
  "upper-two-together": "Darf Cleopatra einen mittleren Stein mit dem kleinen darauf nehmen?",
};
