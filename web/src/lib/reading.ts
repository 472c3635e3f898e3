// Reading what comes from outside (the browser's memory, the server): a value of the right form, or
// the name of the field that is wrong. Nothing is guessed and nothing is repaired.
//
// The one idea: a form is described once, as a Reader, and its type follows from it (`Read`).
// Members that a form does not name are left out, because a later version may have added them.

/** Gives the value in its form, or throws a Misread; `at` is the value's path: `seats[1].name`. */
export type Reader<T> = (value: unknown, at: string) => T;

/** What a reader reads. */
export type Read<R> = R extends Reader<infer T> ? T : never;

export class Misread extends Error {
  constructor(
    /** Empty if the whole is meant. */
    readonly field: string,
    readonly wanted: string,
  ) {
    super(`${field || "it"} is not ${wanted}`);
  }
}

/** What fulfils a question about it. */
function being<T>(wanted: string, is: (value: unknown) => value is T): Reader<T> {
  return (value, at) => {
    if (!is(value)) throw new Misread(at, wanted);
    return value;
  };
}

export const text = being("a text", (value) => typeof value === "string");
export const flag = being("true or false", (value) => typeof value === "boolean");
export const number = being("a number", (value): value is number => Number.isFinite(value));
/** A whole number from 0 on: seats, plies, counts. */
export const count = being(
  "a whole number from 0 on",
  (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
);

/** A number not below one and not above another. */
export const between = (least: number, most: number) =>
  being(
    `a number from ${least} to ${most}`,
    (value): value is number => typeof value === "number" && value >= least && value <= most,
  );

/** One of some texts. */
export function oneOf<const T extends string>(...texts: T[]): Reader<T> {
  const is = (value: unknown): value is T => (texts as unknown[]).includes(value);
  return being(texts.map((known) => `"${known}"`).join(" or "), is);
}

/** Exactly this. */
export function exactly<const T extends string | number>(wanted: T): Reader<T> {
  return being(JSON.stringify(wanted), (value): value is T => value === wanted);
}

export function nullOr<T>(reader: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : reader(value, at));
}

/** A member that may be missing. */
export function maybe<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, at) => (value === undefined ? undefined : reader(value, at));
}

export function listOf<T>(reader: Reader<T>): Reader<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw new Misread(at, "a list");
    return value.map((member: unknown, index) => reader(member, `${at}[${index}]`));
  };
}

function members(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Misread(at, "an object");
  return value as Record<string, unknown>;
}

const inside = (at: string, name: string) => (at ? `${at}.${name}` : name);

/** Any names, all with members of one form. */
export function mapOf<T>(reader: Reader<T>): Reader<Record<string, T>> {
  return (value, at) =>
    Object.fromEntries(
      Object.entries(members(value, at)).map(([name, member]) => [
        name,
        reader(member, inside(at, name)),
      ]),
    );
}

type Form = Record<string, Reader<unknown>>;
type Missing<F extends Form> = {
  [Name in keyof F]: undefined extends Read<F[Name]> ? Name : never;
}[keyof F];
type Members<F extends Form> = { [Name in Exclude<keyof F, Missing<F>>]: Read<F[Name]> } & {
  [Name in Missing<F>]?: Exclude<Read<F[Name]>, undefined>;
};

/** The members that the form names, and no others. */
export function object<F extends Form>(form: F): Reader<Members<F>> {
  return (value, at) => {
    const given = members(value, at);
    const read: Record<string, unknown> = {};
    for (const [name, reader] of Object.entries(form)) {
      const member = reader(given[name], inside(at, name));
      if (member !== undefined) read[name] = member;
    }
    return read as Members<F>;
  };
}

export type Reading<T> = { ok: true; value: T } | { ok: false; misread: Misread };

/** Reads a whole value. */
export function reading<T>(reader: Reader<T>, value: unknown): Reading<T> {
  try {
    return { ok: true, value: reader(value, "") };
  } catch (error) {
    if (error instanceof Misread) return { ok: false, misread: error };
    throw error;
  }
}

/** Reads a JSON text. */
export function readingJson<T>(reader: Reader<T>, json: string): Reading<T> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, misread: new Misread("", "JSON") };
  }
  return reading(reader, value);
}
