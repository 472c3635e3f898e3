// Places of a city (ANK-30), `u,v^l`, and how they lie to each other in the picture. What the
// rules say about them, and what they cost, is the core's.

export interface Place {
  readonly u: number;
  readonly v: number;
  readonly level: number;
}

export function placeOf(text: string): Place {
  const [u = 0, v = 0, level = 0] = text.split(/[,^]/).map(Number);
  return { u, v, level };
}

/** Whether the first place rests on the second, directly or by way of others. */
export function restsOn(upper: string, lower: string): boolean {
  const [above, below] = [placeOf(upper), placeOf(lower)];
  const rise = above.level - below.level;
  const reach = Math.max(Math.abs(above.u - below.u), Math.abs(above.v - below.v));
  return rise > 0 && reach <= rise;
}

/** Places from the back to the front, the lower levels first: the order of painting. */
export function backToFront<T extends { readonly place: string }>(items: readonly T[]): T[] {
  const levelOf = ({ place }: T) => placeOf(place).level;
  const depthOf = ({ place }: T) => placeOf(place).u + placeOf(place).v;
  return [...items].sort((a, b) => levelOf(a) - levelOf(b) || depthOf(a) - depthOf(b));
}
