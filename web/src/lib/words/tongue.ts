// What sentences of any language need: plural forms, lists, numbers, names.
//
// A sentence is a function of data in the file of its language; nothing here knows a word.
import type { SeatName } from "$lib/games";
import type { Language } from "./languages";

/** Letters that are written from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The forms of a word by count; a language without a form of its own for some uses `other`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A foreign word in a sentence, so that its direction does not turn the rest around. */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

export class Tongue {
  private readonly rules: Intl.PluralRules;
  private readonly digits: Intl.NumberFormat;
  private readonly conjunction: Intl.ListFormat;
  private readonly disjunction: Intl.ListFormat;

  constructor(readonly language: Language) {
    this.rules = new Intl.PluralRules(language);
    this.digits = new Intl.NumberFormat(language);
    this.conjunction = new Intl.ListFormat(language, { type: "conjunction" });
    this.disjunction = new Intl.ListFormat(language, { type: "disjunction" });
  }

  /** The form of a word that stands with a count. */
  readonly form = (count: number, forms: Forms): string =>
    forms[this.rules.select(count)] ?? forms.other;

  /** "1 cube", "3 cubes". */
  readonly counted = (count: number, forms: Forms): string =>
    `${this.number(count)} ${this.form(count, forms)}`;

  readonly number = (value: number): string => this.digits.format(value);

  /** "blue, purple and green"; English as the page writes it, without a comma before "and". */
  readonly and = (parts: readonly string[]): string => this.joined(this.conjunction, parts);

  /** "blue or green". */
  readonly or = (parts: readonly string[]): string => this.joined(this.disjunction, parts);

  /** Who it is, for a sentence in which this is no person of this page. */
  readonly name = (who: Pick<SeatName, "name">): string => isolated(who.name);

  /** With a capital at its beginning. */
  readonly capital = (text: string): string =>
    text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);

  private joined(format: Intl.ListFormat, parts: readonly string[]): string {
    const text = format.formatToParts(parts);
    return text
      .map(({ type, value }) =>
        type === "literal" ? value.replace(/^, (?=\p{L}+ $)/u, " ") : value,
      )
      .join("");
  }
}
