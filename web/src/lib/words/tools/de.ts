// What stands round a board in German: the tools, and the way through the game.
import type { ToolWords } from "./en";

export const tools: ToolWords = {
  undo: "Zurücknehmen",
  unseen: "Was seither aufgedeckt wurde, ist nun bekannt",
  played: "Hier lassen sich nur Schritte zurücknehmen, die noch nicht gespielt sind",
  nothing: "Noch gibt es nichts zurückzunehmen",
  finished: "Eine beendete Partie bleibt, wie sie ist",
  label: "Werkzeuge",
  hint: "Tipp",
  thinking: (name) => `${name} denkt darüber nach …`,
  advice: (told) => `An deiner Stelle: ${told}`,
  noHint: "Gerade kann kein Bot gefragt werden",
  again: "Noch einmal zeigen, was geschah",
  hurry: "Beeil dich",
  keys: "Tasten",
  tableKeys:
    "Die Pfeile links und rechts blättern durch die Partie, Pos1 und Ende führen an ihren Anfang und zum neuesten Stand, K spielt sie ab und hält sie an. H treibt einen Bot an, der lange denkt. ? zeigt die Tasten.",
  rules: "Regeln",
  sound: "Ton",
  another: "Eine andere Aufzeichnung öffnen",
  more: "Mehr",
  confirm: "Züge bestätigen",
  settings: "Einstellungen",
  shown: { label: "Was von der Partie gezeigt wird", moves: "Züge", review: "Analyse" },
  stepper: {
    label: "Durch die Partie blättern",
    start: "Zum Anfang",
    back: "Einen Schritt zurück",
    on: "Einen Schritt weiter",
    latest: "Zum neuesten Stand",
    play: "Partie abspielen",
    pause: "Anhalten",
    pace: "Tempo beim Abspielen",
    paces: { calm: "ruhig", normal: "normal", fast: "schnell" },
  },
};
