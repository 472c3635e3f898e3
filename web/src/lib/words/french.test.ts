import { describe, expect, it } from "vitest";
import { elides } from "./french";

describe("the elision before a name", () => {
  it.each(["Ada", "Élodie", "Œdipe", "Yves", "yvonne", "Y"])("is made before %s", (name) => {
    expect(elides(name)).toBe(true);
  });

  it.each(["Grace", "Hugo", "Yann", "Yoann", "Yéléna", "2", ""])(
    "is not made before %j",
    (name) => {
      expect(elides(name)).toBe(false);
    },
  );
});
