// What a face's stone is patterned with, drawn in the unit square of the face (Veins.svelte).

export interface Vein {
  readonly d: string;
  /** Light veins shine through the stone, dark ones lie in it. */
  readonly tone: "light" | "dark" | "gold";
  readonly opacity: number;
  /** Width of the stroke in edges; 0 fills the path. */
  readonly width: number;
}

/** Flecks: where each lies, and its radius. */
export function dots(...spots: readonly (readonly [x: number, y: number, r: number])[]): string {
  return spots
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join("");
}
