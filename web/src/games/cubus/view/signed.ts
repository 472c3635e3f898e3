// What changes, with its sign.
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `\u2212${-count}` : "±0";
