import { expect, it } from "vitest";
import { clockTerms, paceOf, paces, withPace } from "./clock_terms";

const terms = (tag: string) => clockTerms(new Map([["Clock", tag]]));

it("are read from the tag of a record", () => {
  const live = { kind: "live", base_s: 300, increment_s: 3, then: "bot" };
  expect(terms("live 300 3 bot")).toEqual(live);
  const days = { kind: "days", move_s: 86_400, bank_s: 3600, weekends: false, then: "move" };
  expect(terms("days 86400 3600 free move")).toEqual(days);
  expect(terms("days 86400 3600 count move")).toEqual({ ...days, weekends: true });
});

it("are none where a record says nothing, or what this page does not know", () => {
  expect(clockTerms(new Map())).toBeNull();
  for (const tag of ["", "live", "live 300 3 win", "live 300 bot", "days 86400 0 lose", "sand 9"])
    expect(terms(tag)).toBeNull();
});

it("have a pace by which they are chosen, and keep what else was chosen", () => {
  for (const pace of paces) expect(paceOf(withPace(null, pace))).toBe(pace);
  expect(withPace(null, "none")).toBeNull();
  expect(withPace(terms("live 300 3 bot"), "600+5")).toEqual(terms("live 600 5 bot"));
  expect(withPace(terms("days 86400 7200 free lose"), "259200")).toEqual(
    terms("days 259200 7200 free lose"),
  );
  expect(withPace(terms("live 300 3 lose"), "86400")).toEqual(terms("days 86400 0 count move"));
});
