// The printed sheet (docs/rules/anubixx.md, ANX-03 to ANX-07): its places by name, which symbol
// stands where and which points are printed beside the rows. All sheets are alike but for their
// colours, and those come with each position.

export type Colour = "r" | "y" | "g" | "b" | "l" | "o";
export type Building = "pyramid" | "arch" | "mosaic";
export type Symbol = "scarab" | "falcon" | "eye" | "crook" | "ankh" | "sun" | "snake" | "lotus";

export const COLOURS: readonly Colour[] = ["r", "y", "g", "b", "l", "o"];
export const BUILDINGS: readonly Building[] = ["pyramid", "arch", "mosaic"];

/** 1 to `count`. */
export const upTo = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

export const PYRAMID: readonly string[] = upTo(6).flatMap((row) =>
  upTo(7 - row).map((column) => `P${row}${column}`),
);
export const ARCH: readonly string[] = [
  ...upTo(5).map((level) => `L${level}`),
  ...upTo(5).map((level) => `R${level}`),
  "K",
];
export const MOSAIC: readonly string[] = upTo(3).flatMap((row) =>
  upTo(4).map((column) => `M${row}${column}`),
);
export const QUARRY: readonly string[] = upTo(12).map((number) => `Q${number}`);
export const STONES: readonly string[] = [...PYRAMID, ...ARCH, ...MOSAIC];

/** The places of a sheet in the order in which a sheet is written (ANX-02). */
const WRITTEN = [PYRAMID, ARCH, MOSAIC, QUARRY];

/** A sheet's four words as the colour of each place; empty for an empty text. */
export function sheetColours(text: string): ReadonlyMap<string, Colour> {
  const words = text.split(" ");
  return new Map(
    WRITTEN.flatMap((places, word) =>
      [...(words[word] ?? "")].map((letter, at) => [places[at] ?? "", letter as Colour] as const),
    ),
  );
}

export function buildingOf(stone: string): Building {
  if (stone.startsWith("P")) return "pyramid";
  return stone.startsWith("M") ? "mosaic" : "arch";
}

/** Where a stone stands: in a row, on a level of a column, or on top of both columns. */
export type Place =
  | { readonly building: "pyramid" | "mosaic"; readonly row: number; readonly stone: number }
  | { readonly building: "arch"; readonly column: "left" | "right"; readonly level: number }
  | { readonly building: "arch"; readonly column: "both" };

export function placeOf(stone: string): Place {
  const building = buildingOf(stone);
  if (building !== "arch") {
    return { building, row: Number(stone.charAt(1)), stone: Number(stone.charAt(2)) };
  }
  if (stone === "K") return { building, column: "both" };
  const column = stone.startsWith("L") ? "left" : "right";
  return { building, column, level: Number(stone.slice(1)) };
}

/** The stones of the mosaic that lie beside, above or below one of them. */
export function neighboursOf(stone: string): string[] {
  const row = Number(stone.charAt(1));
  const column = Number(stone.charAt(2));
  return MOSAIC.filter((other) => {
    const down = Math.abs(Number(other.charAt(1)) - row);
    const aside = Math.abs(Number(other.charAt(2)) - column);
    return down + aside === 1;
  });
}

/** Where each symbol stands (ANX-07). */
export const SYMBOLS: Readonly<Record<Symbol, readonly string[]>> = {
  scarab: ["P11", "P13", "P16"],
  falcon: ["P22", "P24"],
  eye: ["P31", "P34"],
  crook: ["P42"],
  ankh: ["P52"],
  sun: ["K"],
  snake: ["M11", "M14", "M31", "M34"],
  lotus: ["M12", "M33"],
};

const symbolByStone = new Map(
  Object.entries(SYMBOLS).flatMap(([symbol, stones]) =>
    stones.map((stone) => [stone, symbol as Symbol] as const),
  ),
);

export const symbolOn = (stone: string): Symbol | null => symbolByStone.get(stone) ?? null;

/** Points printed beside the rows of the pyramid, the levels of the arch, the mosaic's counts. */
export const PRINTED = {
  pyramid: [1, 3, 6, 10, 15, 21],
  arch: [0, 1, 3, 5, 7, 10],
  mosaic: [
    { stones: 4, points: 4 },
    { stones: 6, points: 6 },
    { stones: 8, points: 8 },
    { stones: 10, points: 11 },
    { stones: 12, points: 15 },
  ],
} as const;
