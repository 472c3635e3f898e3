// In German: the same table is open in several tabs of one browser.
import type * as english from "./en_tabs";
import { Tongue } from "./tongue";

const { form, number } = new Tongue("de");

export const tabs: typeof english.tabs = {
  elsewhere: "Diese Partie ist in einem anderen Tab offen",
  elsewhereWhy: "Hier geht es weiter, sobald sie dort geschlossen ist.",
  begun: (count) =>
    `Dort ist ein Zug mit ${number(count)} ${form(count, { one: "Schritt", other: "Schritten" })} begonnen. Er bleibt erhalten, wo auch immer du weiterspielst.`,
  goOnHere: "In diesem Tab weiterspielen",
  also: "Dieser Tisch ist auch in einem anderen Tab offen, der einen begonnenen Zug aufhebt.",
  keepHere: "Hier aufheben",
  putAway: "Hinweis schließen",
};
