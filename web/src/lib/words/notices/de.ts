// What the page says in German of notices.
import type { NoticesWords } from "./en";

export const notices: NoticesWords = {
  title: "Benachrichtigungen",
  label: "Sag mir, wenn ich am Zug bin",
  hint: "An Tischen ohne Uhr oder mit Tagen für einen Zug, auch wenn Benben geschlossen ist. Lesen kann die Nachricht nur dieser Browser.",
  on: "Dieser Browser sagt dir Bescheid.",
  off: "Dieser Browser sagt dir nichts.",
  why: {
    unable:
      "Dieser Browser kann dir nicht Bescheid sagen oder erreicht den Dienst nicht, über den er es täte.",
    install:
      "Auf iPhone und iPad kann Benben dir Bescheid sagen, sobald es auf dem Home-Bildschirm liegt.",
    blocked:
      "Dieser Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen für die Seite kannst du sie erlauben.",
    never: "Dieser Server verschickt keine Benachrichtigungen.",
  },
};
