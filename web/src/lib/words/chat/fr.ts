// Ce que l’on s’écrit à une table, en français : les mots autour.
import { isolated, Tongue } from "../tongue";
import type { ChatWords } from "./en";

const { counted } = new Tongue("fr");

export const chat: ChatWords = {
  title: "Discussion",
  button: (unread) =>
    unread === 0
      ? "Discussion"
      : `Discussion\u202f: ${counted(unread, { one: "nouveau message", other: "nouveaux messages" })}`,
  close: "Fermer",
  switch: "Discussion à cette table",
  off: "La discussion est désactivée pour vous\u202f: vous ne voyez rien de ce qui s’écrit ici. La lisent ceux qui jouent à cette table et l’ont activée, et personne d’autre.",
  empty: "Personne n’a encore rien écrit.",
  readOnly: "À cette table, seuls écrivent ceux qui ont un compte.",
  input: "Votre message",
  send: "Envoyer",
  you: "Vous",
  left: (characters) =>
    counted(characters, { one: "caractère restant", other: "caractères restants" }),
  more: (who) => `Que faire du message de ${isolated(who.name)}`,
  mute: (who) => `Ne plus entendre ${isolated(who.name)}`,
  muteHint: "Vous ne verrez plus ni ses messages ni ses phrases, ici et aux autres tables.",
  muted: (who) => `Vous n’entendez plus ${isolated(who.name)}.`,
  unmute: "Entendre de nouveau",
  report: "Signaler…",
  reason: "Motif",
  reasons: {
    insult: "Une insulte",
    hate: "De la haine",
    threat: "Une menace",
    spam: "De la publicité, ou toujours la même chose",
    cheating: "De la triche",
    name: "Le nom",
    other: "Autre chose",
  },
  reportWords: "Plus de détails, si vous voulez",
  reportSend: "Envoyer le signalement",
  reportHint: "Qui exploite ce serveur voit le message et votre signalement, et personne d’autre.",
  reportPerson: (who) => `Signaler ${isolated(who.name)}`,
  reportPersonHint:
    "Qui exploite ce serveur voit votre signalement et les derniers messages de cette personne à cette table, et personne d’autre.",
  cancel: "Annuler",
  received: "Merci, votre signalement est arrivé.",

  who: "Qui peut écrire",
  whoMay: {
    nobody: "Personne, phrases toutes faites seulement",
    accounts: "Ceux qui ont un compte",
    everyone: "Tous ceux qui jouent",
  },

  mutes: {
    title: "Personnes que vous n’entendez plus",
    hint: "Vous ne voyez ni leurs messages ni leurs phrases, à aucune table. On ne le leur dit pas.",
    none: "Vous entendez tout le monde.",
    nameless: "Une personne sans nom",
    since: (day) => `depuis le ${day}`,
    end: "Entendre de nouveau",
    endOf: (name) => `Entendre de nouveau ${isolated(name)}`,
  },
};
