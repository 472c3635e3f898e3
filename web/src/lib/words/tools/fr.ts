// What stands round a board in French: the tools, and the way through the game.
import type { ToolWords } from "./en";

export const tools: ToolWords = {
  undo: "Annuler",
  unseen: "Ce qui a été révélé depuis est désormais connu",
  played: "Ici, seules les étapes pas encore jouées peuvent être annulées",
  nothing: "Il n’y a encore rien à annuler",
  finished: "Une partie finie reste telle quelle",
  label: "Outils",
  hint: "Conseil",
  thinking: (name) => `${name} y réfléchit…`,
  advice: (told) => `À votre place\u202f: ${told}`,
  noHint: "Aucun bot ne peut être interrogé pour l’instant",
  again: "Revoir ce qui s’est passé",
  hurry: "Plus vite",
  keys: "Touches",
  tableKeys:
    "Les flèches gauche et droite parcourent la partie, Début et Fin mènent à son début et à la position actuelle, K la lit ou la met en pause. H presse un bot qui réfléchit longtemps. ? montre les touches.",
  rules: "Règles",
  sound: "Son",
  another: "Ouvrir une autre partie",
  more: "Plus",
  confirm: "Confirmer les tours",
  settings: "Réglages",
  shown: { label: "Ce qui est montré de la partie", moves: "Coups", review: "Analyse" },
  stepper: {
    label: "Parcourir la partie",
    start: "Au début",
    back: "Un pas en arrière",
    on: "Un pas en avant",
    latest: "À la position actuelle",
    play: "Lire la partie",
    pause: "Pause",
    pace: "Vitesse de lecture",
    paces: { calm: "calme", normal: "normale", fast: "rapide" },
  },
};
