// Every fault that the core, a table or the server names has its sentence in German and French.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { words as german } from "./de";
import { words as french } from "./fr";

const root = join(import.meta.dirname, "../../../..");
const tables = ["core/general_faults.cc", "table/faults.cc", "server/faults.cc"];

interface Fault {
  name: string;
  /** What stands in its sentence. */
  places: string[];
}

/** The rows of a table: a name, a code, a rule that may be empty, and a sentence in parts. */
const row = /\{"(\w+)",\s*k\w+|\{"(\w+)",\s*ErrorCode::k\w+/g;

function faultsOf(file: string): Fault[] {
  const text = readFileSync(join(root, file), "utf-8");
  const rows = [...text.matchAll(row)];
  return rows.map(({ 1: short, 2: long, index }, at) => {
    const sentence = text.slice(index + 1, rows[at + 1]?.index ?? text.indexOf("\n});", index));
    const places = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? "");
    return { name: short ?? long ?? "", places };
  });
}

const faults = tables.flatMap(faultsOf);

it("are all read, and no two alike", () => {
  // Each row of a table begins with the enumerator of its fault.
  const enumerators = tables.flatMap((file) => [
    ...readFileSync(join(root, file), "utf-8").matchAll(/^ {4}\{(?:Fault::)?k[A-Z]\w*,/gm),
  ]);
  expect(faults.length).toBe(enumerators.length);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

describe.each(Object.entries({ german, french }))("the sentences in %s", (_, { refusals }) => {
  it("are those of the faults that there are", () => {
    expect(Object.keys(refusals).sort()).toEqual(faults.map(({ name }) => name).sort());
  });

  it.each(faults)("$name says what stands in its places", ({ name, places }) => {
    const params = Object.fromEntries(places.map((place, index) => [place, String(70 + index)]));
    const said = refusals[name]?.(params) ?? "";
    expect(said).toMatch(/^\p{Lu}|^„|^«|^[A-Z0-9]/u);
    expect(said).not.toContain("undefined");
    // Only of what a caller of the library gives is it left out what it was.
    const told = places.filter((place) => place !== "what");
    for (const place of told) {
      const seat = place === "seat" ? 1 : 0;
      expect(said).toContain(String(Number(params[place]) + seat));
    }
  });
});
