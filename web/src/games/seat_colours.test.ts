// Whose a piece is can be seen: each seat's colour stands out from what it is drawn on, by day and by
// night. It says nothing alone: a name or a letter stands beside it everywhere.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Rgb = readonly [red: number, green: number, blue: number];

/** What a graphical object needs (WCAG 2.1, 1.4.11). */
const least = 3;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const theme = read("../lib/theme.css");
const anubixx = read("anubixx/draw/palette.css");
const ankhor = read("ankhor/draw/palette.css");

function rgb(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((it) => it + it) : hex.match(/\w\w/g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((it) => parseInt(it, 16) / 255);
  return [red, green, blue];
}

/** A colour of the style by its name, by day and by night. */
function named(style: string, name: string): readonly [day: Rgb, night: Rgb] {
  const [, value = ""] = new RegExp(`--${name}: ([^;]+);`).exec(style) ?? [];
  const [day, night = day] = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  if (!day || !night) throw new Error(`no colour --${name}`);
  return [rgb(day), rgb(night)];
}

const mixed = (one: Rgb, share: number, other: Rgb): Rgb => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
];

function luminance(colour: Rgb): number {
  const linear = (it: number) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const seats = (count: number) =>
  Array.from({ length: count }, (_, seat) => named(theme, `seat-${seat}`));
const times = [0, 1] as const;

it("stands out from the page, beside cards, sheets and cities", () => {
  for (const name of ["ground", "surface", "surface-raised"]) {
    const ground = named(theme, name);
    for (const [seat, colour] of seats(6).entries()) {
      for (const time of times)
        expect(contrast(colour[time], ground[time]), `${seat} on ${name}`).toBeGreaterThan(least);
    }
  }
});

it("stands out from the sand and the boards of Ankh'or, which four play at most", () => {
  for (const name of ["sand-high", "board-high", "board"]) {
    const ground = named(ankhor, name);
    for (const [seat, colour] of seats(4).entries()) {
      for (const time of times)
        expect(contrast(colour[time], ground[time]), `${seat} on ${name}`).toBeGreaterThan(least);
    }
  }
});

it("is ink that stands out from every struck stone of Anubixx", () => {
  const shares = [...anubixx.matchAll(/color-mix\(in srgb, var\(--seat\) (\d+)%, (#\w+)\)/g)];
  expect(shares).toHaveLength(2);
  const built = named(anubixx, "built");
  for (const [seat, colour] of seats(6).entries()) {
    for (const time of times) {
      const [, share, with_] = shares[time] ?? [];
      const ink = mixed(colour[time], Number(share) / 100, rgb(with_ ?? ""));
      for (const stone of ["r", "y", "g", "b", "l", "o"]) {
        // Sandstone that still has a tint of its colour (Stone.svelte).
        const ground = mixed(named(anubixx, `stone-${stone}`)[time], 0.16, built[time]);
        expect(contrast(ink, ground), `${seat} on ${stone}`).toBeGreaterThan(least);
      }
    }
  }
});
