// What the page says in French of notices.
import type { NoticesWords } from "./en";

export const notices: NoticesWords = {
  title: "Notifications",
  label: "Me prévenir quand c’est à moi de jouer",
  hint: "Aux tables sans pendule ou avec des jours par coup, même quand Benben est fermé. Seul ce navigateur peut lire le message.",
  on: "Ce navigateur vous prévient.",
  off: "Ce navigateur ne vous prévient pas.",
  why: {
    unable:
      "Ce navigateur ne peut pas vous prévenir, ou n’atteint pas le service qui le lui permettrait.",
    install: "Sur iPhone et iPad, Benben peut vous prévenir une fois placé sur l’écran d’accueil.",
    blocked:
      "Ce navigateur bloque les notifications de cette page. Ses réglages pour la page permettent de les autoriser.",
    never: "Ce serveur n’envoie pas de notifications.",
  },
};
