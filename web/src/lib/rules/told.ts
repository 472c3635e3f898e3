// What is told of a rule beside its text: questions that golden records answer, and what is behind a
// ruling or a reconstruction.
import type { GameEvent } from "../core_types";
import { parseEvent, tagsOf } from "../record";

/** A question about a rule, with the position in which it is asked. */
export interface Question {
  /** Of its golden record. */
  name: string;
  text: string;
  rule: string;
  record: string;
  /** What somebody wants to do there, and whether it is refused; null: the position itself answers. */
  tried: { event: GameEvent; refused: boolean } | null;
  /** In words, where yes or no would be none. */
  answer: string | null;
}

/** What is behind a mark. */
export interface Reading {
  /** A sentence of the printed rules, as they have it. */
  printed?: string;
  /** What else it could mean, or where it comes from. */
  other: string;
}

/** Golden records by their names. */
export type Records = Readonly<Record<string, string>>;

/** The questions in another language, by the names of their records; with their answers in words. */
export type Questions = Readonly<
  Record<string, string | readonly [question: string, answer: string]>
>;

/** By rule, what is behind its marks, in their order. */
export type Readings = Readonly<Record<string, readonly Reading[]>>;

/** A sentence of the printed rules for each mark of a rule; empty where there is none. */
export type Printed = Readonly<Record<string, readonly string[]>>;

/** What else each mark of a rule could mean. */
export type Others = Readonly<Record<string, readonly string[]>>;

/** As sentences on the page have them; records are written with straight ones. */
const curly = (text: string): string => text.replaceAll("'", "\u2019");

/** What the tags of a golden record ask; null if they ask nothing. */
export function questionOf(name: string, record: string, translated?: Questions): Question | null {
  const tags = tagsOf(record);
  const own = tags.get("Question");
  if (own === undefined) return null;
  const known = translated?.[name];
  const [text, answer] =
    known === undefined
      ? [curly(own), tags.get("Answer")]
      : typeof known === "string"
        ? [known, undefined]
        : known;
  return {
    ...{ name, record, text },
    rule: tags.get("Rule") ?? "",
    tried: triedBy(tags),
    answer: answer === undefined ? null : curly(answer),
  };
}

function triedBy(tags: Map<string, string>): Question["tried"] {
  const accepts = tags.get("Accepts");
  if (accepts !== undefined) return { event: parseEvent(accepts), refused: false };
  const refuses = tags.get("Refuses");
  if (refuses === undefined) return null;
  return { event: parseEvent(refuses.slice(0, refuses.lastIndexOf(" "))), refused: true };
}

/** All questions of a game, in the order of their records' names. */
export const questionsOf = (records: Records, translated?: Questions): Question[] =>
  Object.entries(records)
    .map(([name, record]) => questionOf(name, record, translated))
    .filter((question) => question !== null);

/** What is behind the marks: the printed sentence, and the other reading in a language. */
export const readingsOf = (printed: Printed, others: Others): Readings =>
  Object.fromEntries(
    Object.entries(others).map(([rule, all]) => [
      rule,
      all.map((other, place) => {
        const quoted = printed[rule]?.[place];
        return quoted ? { printed: quoted, other } : { other };
      }),
    ]),
  );
