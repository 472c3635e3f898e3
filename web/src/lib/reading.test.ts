import { describe, expect, it } from "vitest";
import {
  between,
  count,
  exactly,
  flag,
  listOf,
  mapOf,
  maybe,
  nullOr,
  number,
  object,
  oneOf,
  reading,
  readingJson,
  text,
  type Reader,
} from "./reading";

/** The field that is wrong and what was wanted; null if nothing is. */
function fault(reader: Reader<unknown>, value: unknown): string | null {
  const read = reading(reader, value);
  return read.ok ? null : read.misread.message;
}

describe("a reader", () => {
  it("takes what has its form, and says what it wants of anything else", () => {
    expect(fault(text, "a")).toBeNull();
    expect(fault(text, 1)).toBe("it is not a text");
    expect(fault(flag, false)).toBeNull();
    expect(fault(flag, 0)).toBe("it is not true or false");
    expect(fault(number, -1.5)).toBeNull();
    expect(fault(number, "1")).toBe("it is not a number");
    expect(fault(number, NaN)).toBe("it is not a number");
    for (const inside of [0.5, 1, 2]) expect(fault(between(0.5, 2), inside)).toBeNull();
    for (const wrong of [0.4, 2.1, "1", NaN])
      expect(fault(between(0.5, 2), wrong)).toBe("it is not a number from 0.5 to 2");
    expect(fault(count, 0)).toBeNull();
    for (const wrong of [-1, 1.5, "1", null]) expect(fault(count, wrong)).toContain("from 0 on");
    expect(fault(oneOf("me", "bot"), "bot")).toBeNull();
    expect(fault(oneOf("me", "bot"), "you")).toBe('it is not "me" or "bot"');
    expect(fault(exactly(1), 1)).toBeNull();
    expect(fault(exactly(1), "1")).toBe("it is not 1");
    expect(fault(nullOr(count), null)).toBeNull();
    expect(fault(nullOr(count), undefined)).not.toBeNull();
  });

  it("names the field in lists, maps and objects", () => {
    const form = object({ seats: listOf(object({ name: text })), tags: mapOf(text) });
    expect(fault(form, { seats: [{ name: "Ada" }], tags: { A: "b" } })).toBeNull();
    expect(fault(form, { seats: [{ name: "Ada" }, {}], tags: {} })).toBe(
      "seats[1].name is not a text",
    );
    expect(fault(form, { seats: {}, tags: {} })).toBe("seats is not a list");
    expect(fault(form, { seats: [], tags: { A: 1 } })).toBe("tags.A is not a text");
    expect(fault(form, { seats: [], tags: [] })).toBe("tags is not an object");
    expect(fault(form, null)).toBe("it is not an object");
  });

  it("leaves out what is missing where it may be, and what the form does not name", () => {
    const form = object({ name: text, gone: maybe(flag) });
    const read = reading(form, { name: "a", more: 1 });
    expect(read).toStrictEqual({ ok: true, value: { name: "a" } });
    expect(reading(form, { name: "a", gone: true })).toMatchObject({ value: { gone: true } });
    expect(fault(form, { name: "a", gone: null })).toBe("gone is not true or false");
  });

  it("takes what breaks in the reader itself for no fault of what is read", () => {
    const broken: Reader<never> = () => {
      throw new TypeError("broken");
    };
    expect(() => reading(listOf(broken), [1])).toThrow(TypeError);
  });

  it("reads JSON", () => {
    expect(readingJson(text, '"a"')).toEqual({ ok: true, value: "a" });
    expect(readingJson(text, "{not json")).toMatchObject({
      misread: { message: "it is not JSON" },
    });
  });
});
