// Die Einführung in Ascension auf Deutsch.
import type { AscensionLesson } from "./en";

export const lesson: AscensionLesson = {
  move: {
    title: "Immer in eine Richtung",
    text: "Du spielst Gold. Deine drei Pyramiden ziehen Stein für Stein gegen den Uhrzeigersinn über den äußeren Ring und heim in dein Portal; deine drei Figuren gehen auf dem inneren. Eine Bewegung führt 1, 2 oder 3 Felder weit. Von einem Stapel bewegt sich nur der oberste Stein.",
    task: "Mach irgendeine Bewegung.",
    praise:
      "Im ersten Zug hat Gold eine Bewegung. Von jetzt an sind es zwei, mit zwei verschiedenen Steinen oder Figuren.",
  },
  bump: {
    title: "Schlagen",
    text: "Landet ein Stein auf einem einzelnen gegnerischen, der nicht größer ist, dann schlägt er ihn: Er wartet im Limbus, in der Mitte, und muss dort wieder anfangen, wo er herkam.",
    task: "Schlage den kleinen Onyx-Stein mit dem markierten kleinen Stein.",
    praise: "Dieser Stein muss seinen ganzen Weg noch einmal gehen.",
  },
  limbo: {
    title: "Zurück aus dem Limbus",
    text: "Solange Steine von dir im Limbus warten, muss wenigstens eine deiner zwei Bewegungen einen zurückbringen, auf ein Feld, wo deine Pyramiden begannen. Zwei kleine Steine warten.",
    task: "Setze einen deiner kleinen Steine wieder ein.",
    other: "Eine der zwei Bewegungen muss einen Stein zurückbringen, solange einer wartet.",
    praise: "Er landet wie jeder andere: Er darf gleich schlagen und stapeln.",
  },
  stack: {
    title: "Stapeln und Festsetzen",
    text: "Ein Stein darf auf einem größeren landen, gleich welcher Farbe, bis drei hoch. Was darunterliegt, ist festgesetzt: Nur der oberste Stein bewegt sich. Ein Stapel kann auch nicht geschlagen werden.",
    task: "Setze den mittleren Onyx-Stein mit deinem kleinen fest.",
    praise: "Er kann nicht weg, bis du ihn verlässt. Gemischte Stapel schützt allerdings niemand.",
  },
  protected: {
    title: "Figuren schützen",
    text: "Ein Stein oder ein Stapel einer Farbe neben einer Figur dieser Farbe ist geschützt: Der Gegner kann ihn weder schlagen noch auf ihn stapeln, noch eine Kraft auf ihn anwenden.",
    task: "Versuch, den markierten kleinen Onyx-Stein zu schlagen: Sein Maurer steht daneben.",
    praise: "Darum gehen Figuren mit den Steinen, die sie hüten sollen.",
  },
  mason: {
    title: "Der Maurer schiebt",
    text: "Landet eine Figur, darf sie ihre Kraft auf die Stapel neben sich anwenden. Der Maurer schiebt einen Stapel beliebiger Farbe vor oder zurück auf das nächste mögliche Feld. Deiner ist gerade gelandet.",
    task: "Schieb den großen Onyx-Stein weg.",
    praise:
      "Wähle die Richtung gut: Vorwärts sparst du dem Gegner einen Weg, rückwärts kostet es ihn einen.",
  },
  anubis: {
    title: "Der Anubis zerstreut",
    text: "Der Anubis zerstreut einen Stapel: Stein für Stein von oben geht jeder vor oder zurück auf das nächste Feld, auf dem er landen kann. So kommt auch der große Stein der eigenen Pyramide heraus.",
    task: "Geh mit dem Anubis neben deine markierte Pyramide und zerstreue sie.",
    other: "Deine Pyramide steht noch. Bring den Anubis neben sie und lass ihn zerstreuen.",
    praise: "Drei Steine auf einmal bewegt, und deine zweite Bewegung kommt erst noch.",
  },
  portal: {
    title: "Große Steine zuerst",
    text: "Das markierte blaue Feld ist dein Portal. Es muss genau getroffen werden, und dort sind deine Steine sicher. In ihm werden Pyramiden zusammengesetzt, und ohne den großen Stein lässt sich nichts bauen.",
    task: "Bring den großen Stein in dein Portal.",
    praise: "Ein erstes Fundament ist daheim. In deinem Portal landest nur du.",
  },
  cleopatra: {
    title: "Cleopatra sammelt",
    text: "Cleopatra ergänzt den Stapel neben sich zu einem vollen, mit Steinen von überall auf dem Brett und eigenen aus dem Limbus. Auf einem blauen Feld müssen es deine sein. Eine volle Pyramide in deinem Portal ist sofort am Ziel.",
    task: "Geh mit Cleopatra neben dein Portal und sammle dort eine Pyramide.",
    other: "Noch ist keine Pyramide am Ziel. Cleopatra muss neben deinem Portal landen.",
    praise: "Deine erste Pyramide ist daheim: Sie ist aufgestiegen. Noch zwei, und du gewinnst.",
  },
  end: {
    title: "Drei Pyramiden gewinnen",
    text: "Wer die dritte Pyramide ins Ziel bringt, gewinnt sofort, auch mitten im Zug. Du hast zwei im Ziel, dein Gegner auch. Dein drittes Fundament liegt im Portal.",
    task: "Gewinne die Partie mit Cleopatra.",
    other: "Noch nicht. Welche Figur ergänzt einen Stapel von überall her?",
    praise: "Das war die dritte Pyramide: Du hast gewonnen.",
  },
};
