// In French: the same table is open in several tabs of one browser.
import type * as english from "./en_tabs";
import { Tongue } from "./tongue";

const { counted } = new Tongue("fr");

export const tabs: typeof english.tabs = {
  elsewhere: "Cette partie est ouverte dans un autre onglet",
  elsewhereWhy: "Elle continuera ici dès qu’elle sera fermée là-bas.",
  begun: (count) =>
    `Un tour de ${counted(count, { one: "étape", other: "étapes" })} y est commencé. Il est conservé, où que vous continuiez.`,
  goOnHere: "Continuer dans cet onglet",
  also: "Cette table est aussi ouverte dans un autre onglet, qui conserve le tour commencé.",
  keepHere: "Conserver ici",
  putAway: "Fermer cet avis",
};
