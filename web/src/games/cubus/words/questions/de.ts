// The questions of the golden records in German, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "a-false-knock-still-counts": "Ich habe geklopft und sehe doch keinen Zug. Darf ich das sagen?",
  "a-lid-is-no-open-top":
    "Ich habe ein offenes Kistenteil und keinen Deckel. Darf die neue Säule einen Deckel haben?",
  "a-move-overlooked": "Ich habe gepasst, obwohl ich hätte bauen können. Darf ich das?",
  "a-new-column-may-be-open":
    "Ich habe ein offenes Kistenteil und keinen Deckel. Darf die neue Säule offen sein?",
  "heights-rise-to-the-front": "Darf die höhere Säule vorne stehen?",
  "in-the-order-of-the-seats": [
    "Platz 3 will klopfen, aber Platz 2 hat noch nicht geantwortet. Wer ist dran?",
    "Platz 2. In einer Aufzeichnung entscheiden die anderen in der Reihenfolge der Plätze.",
  ],
  "nine-points": [
    "Die Spielregel: vier Kisten mehr, für drei Karten mehr. Bringt das neun Punkte?",
    "Ja. Vier Kisten sind zwölf Punkte, und jede der drei Karten nimmt einen weg.",
  ],
  "nineteen-points": [
    "Die Spielregel: Zwei Kisten werden abgetragen und neun gebaut, für zwei Karten mehr. Bringt das neunzehn Punkte?",
    "Ja. Sieben Kisten mehr sind 21 Punkte, und jede der zwei Karten nimmt einen weg.",
  ],
  "no-knock-without-a-pass": "Darf ich klopfen, während jemand noch überlegt?",
  "no-open-top-for-a-lid":
    "Darf ich auf die einzige Säule ein offenes Kistenteil legen und ihren Deckel auf die Hand nehmen?",
  "nobody-builds-in-the-first-round": "Darf ich bauen, bevor ich eine zweite Karte gezogen habe?",
  "the-back-of-the-solid-cube": "Darf ich die Kiste ganz hinten im massiven Würfel nehmen?",
  "the-passers-cards":
    "Ich habe einen Deckel, und wer gepasst hat, hat keinen. Darf ich damit klopfen?",
  "the-six-sketches": [
    "Die sechs Schritte der Spielregel: Was bringt jeder von ihnen?",
    "Je einen Punkt die ersten vier Kisten, die zwei Karten brauchen; drei die fünfte, die keine braucht; fünf die sechste, denn unter ihr steht eine Kiste, die niemand sieht.",
  ],
  "the-stack-must-grow": "Darf ich den Stapel lassen, wie er ist, und das einen Bau nennen?",
};
