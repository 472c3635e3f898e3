// A glossary: the words of a game that somebody new to it meets, and where they stand in a text.
//
// No stemming: each word lists the forms in which it counts. A form that begins small may begin a
// sentence with a capital; one that begins with a capital is only itself. Where forms overlap the first
// counts, and of those that begin together the longest.
import type { Language } from "../words/languages";

/** A word, as a language tells it. */
export interface Told {
  /** As it stands in a list. */
  word: string;
  /** What counts as this word in a text; with `word` itself, if that stands anywhere. */
  forms: readonly string[];
  /** What holds some of these forms, and is about something else. */
  except?: readonly string[];
  means: string;
}

/** The words of a game in one language. */
export type Entries<Name extends string = string> = Readonly<Record<Name, Told>>;

/** The words of all games, and what stands over a list of words. */
export interface Shared {
  heading: string;
  entries: Entries<"option" | "record" | "seat">;
}

/** By its name, which rule says what a word means. */
export type Rules = Readonly<Record<string, string>>;

export interface Term {
  name: string;
  word: string;
  means: string;
  rule: string | null;
}

/** A word of the glossary in a text. */
export interface Found {
  text: string;
  term: Term;
}

const beginsSentence = /(?:^|[.:!?…(„“«])[\s»”’)]*$/u;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const capital = (form: string) => form.charAt(0).toUpperCase() + form.slice(1);

/** Either way of beginning it. */
function pattern(form: string): string {
  const [small, large] = [form.charAt(0), capital(form).charAt(0)];
  return small === large ? escaped(form) : `[${small}${large}]${escaped(form.slice(1))}`;
}

export class Glossary {
  /** In the order of the alphabet. */
  readonly terms: readonly Term[];
  /** By its forms; null: it is about something else. */
  private readonly forms = new Map<string, Term | null>();
  private readonly anywhere: RegExp;
  readonly heading: string;

  constructor(
    readonly language: Language,
    shared: Shared,
    entries: Entries,
    rules: Rules,
  ) {
    this.heading = shared.heading;
    const terms: Term[] = [];
    const all = { ...shared.entries, ...entries };
    for (const [name, { word, means, forms, except = [] }] of Object.entries(all)) {
      const term = { name, word, means, rule: rules[name] ?? null };
      terms.push(term);
      for (const form of forms) this.forms.set(form, term);
      for (const form of except) this.forms.set(form, null);
    }
    const { compare } = new Intl.Collator(language);
    this.terms = terms.sort((a, b) => compare(a.word, b.word));
    const longestFirst = [...this.forms.keys()].sort((a, b) => b.length - a.length);
    const words = longestFirst.map(pattern).join("|");
    // A hyphen makes another word of it.
    this.anywhere = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, "gu");
  }

  /** A text in pieces; a word that was met is added to `met`, and is no piece of its own again. */
  find(text: string, met: Set<string> = new Set()): (string | Found)[] {
    const pieces: (string | Found)[] = [];
    let from = 0;
    for (const { 0: form, index } of text.matchAll(this.anywhere)) {
      const term = this.termOf(form, text.slice(0, index));
      if (!term || met.has(term.name)) continue;
      met.add(term.name);
      if (index > from) pieces.push(text.slice(from, index));
      pieces.push({ text: form, term });
      from = index + form.length;
    }
    if (from < text.length) pieces.push(text.slice(from));
    return pieces;
  }

  private termOf(form: string, before: string): Term | null {
    const exactly = this.forms.get(form);
    if (exactly !== undefined || !beginsSentence.test(before)) return exactly ?? null;
    return this.forms.get(form.charAt(0).toLowerCase() + form.slice(1)) ?? null;
  }
}
