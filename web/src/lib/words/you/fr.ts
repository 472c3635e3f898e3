// What the page says in French of who somebody is: name, figure, account, devices.
import { Tongue, isolated } from "../tongue";
import type { YouWords } from "./en";

const { counted } = new Tongue("fr");
const dates = new Intl.DateTimeFormat("fr", { dateStyle: "medium", timeZone: "UTC" });
const msADay = 86_400_000;

export const you: YouWords = {
  title: "Vous",
  unreachable:
    "Le nom, la figure et le compte sont gardés par le serveur, qui est injoignable pour l’instant.",
  where: "Contrairement aux réglages, c’est le serveur qui garde tout cela.",
  name: "Nom",
  figure: "Figure",
  figures: {
    pyramid: "Pyramide",
    cube: "Cube",
    box: "Coffre",
    scarab: "Scarabée",
    ibis: "Ibis",
    cat: "Chat",
    cobra: "Cobra",
    sun: "Soleil",
    moon: "Lune",
    lotus: "Lotus",
    palm: "Palmier",
    boat: "Barque",
  },
  keep: "Enregistrer",
  kept: "C’est enregistré.",
  account: "Compte",
  why: "Pour jouer, il n’en faut pas. Avec un compte, vous retrouvez les mêmes parties sur tous vos appareils. Celles que vous avez commencées dans ce navigateur vous suivent.",
  ways: { new: "Créer un compte", password: "J’en ai un", code: "Mot de passe oublié" },
  accountName: "Nom du compte",
  accountNameHint: "De 2 à 20 caractères. Les autres le voient à la table.",
  password: "Mot de passe",
  newPassword: "Nouveau mot de passe",
  passwordHint: "Au moins 8 caractères\u202f; quelques mots suffisent.",
  code: "Code de secours",
  come: {
    new: "Créer le compte",
    password: "Se connecter",
    code: "Changer le mot de passe et se connecter",
  },
  codes: {
    title: "Vos codes de secours",
    what: "Chacun vous laisse entrer une fois si vous oubliez le mot de passe. Ils ne sont montrés que maintenant\u202f: gardez-les là où vous les retrouverez.",
    copy: "Copier",
    copied: "C’est copié.",
    save: "Enregistrer dans un fichier",
    print: "Imprimer",
    have: "Je les ai",
    done: "Terminé",
  },
  devices: {
    title: "Appareils connectés",
    nameless: "Un appareil",
    here: "cet appareil",
    seen: (day) => `vu pour la dernière fois le ${dates.format(day * msADay)}`,
    end: "Déconnecter",
    endOf: (label) => `Déconnecter ${label}`,
    endOthers: "Déconnecter tous les autres",
    endHere: "Se déconnecter ici",
    link: "Connecter un autre appareil",
    linkWhat:
      "Ouvrez ce lien sur votre autre appareil, ou visez le code avec sa caméra. Il sert une seule fois, pendant dix minutes. Qui l’ouvre a votre compte\u202f: ne l’envoyez à personne.",
    linkLabel: "Lien pour votre appareil",
    linkCopied: "C’est copié. Ouvrez-le sur votre autre appareil.",
    linkCode: "Le lien en code QR",
  },
  keeping: {
    title: "Votre compte",
    left: (codes) =>
      `Il reste ${counted(codes, { one: "code de secours", other: "codes de secours" })}.`,
    save: "Enregistrer tout ce qui me concerne",
    tasks: {
      codes: "Nouveaux codes de secours",
      password: "Changer le mot de passe",
      delete: "Supprimer le compte",
    },
    what: {
      codes: "Vous recevez dix nouveaux codes\u202f; les anciens ne servent plus.",
      password: "Tous les autres appareils sont déconnectés.",
      delete:
        "Le nom, le mot de passe, les appareils et les codes sont supprimés pour de bon. Les parties que d’autres ont jouées avec vous restent, avec une place sans nom où plus personne ne peut jouer. C’est irréversible.",
    },
    press: {
      codes: "Montrer les nouveaux codes",
      password: "Changer le mot de passe",
      delete: "Supprimer pour de bon",
    },
    changed: "Le mot de passe est changé, et tous les autres appareils sont déconnectés.",
  },
  enter: {
    title: "Se connecter sur cet appareil\u202f?",
    what: "Ce lien connecte ce navigateur à un compte. Les parties que vous avez commencées ici passent au compte. N’acceptez que si le lien est le vôtre.",
    done: (name) => `Vous voilà connecté\u202f: ${isolated(name)}`,
    games: "Vos parties sont sur la première page.",
  },
};
