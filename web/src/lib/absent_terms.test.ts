import { expect, it } from "vitest";
import { absentTerms, usualTerms } from "./absent_terms";

const terms = (tag: string) => absentTerms(new Map([["Absent", tag]]));

it("are read from the tag of a record", () => {
  expect(terms("bot 86400 bot:7")).toEqual({ after_s: 86_400, then: "bot", level: 7 });
  expect(terms("wait 10 bot:1")).toEqual({ after_s: 10, then: "wait", level: 1 });
});

it("are the usual ones where a record says nothing, or what this page does not know", () => {
  expect(absentTerms(new Map())).toBe(usualTerms);
  for (const tag of ["", "ask 10 bot:4", "vote ten bot:4", "vote 10 bot:9", "vote 10 Ada"])
    expect(terms(tag)).toBe(usualTerms);
});
