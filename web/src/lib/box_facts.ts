// What stands on a game's box: how long it takes, from which age on, how much there is to think of.
// Minutes and ages are those of the printed games, where these say them; the rest is as we play them.

export interface BoxFacts {
  minutes: readonly [least: number, most: number];
  age: number;
  weight: 1 | 2 | 3;
}

export const boxFacts: Readonly<Record<string, BoxFacts>> = {
  pyramix: { minutes: [15, 20], age: 8, weight: 1 },
  anubixx: { minutes: [20, 20], age: 8, weight: 1 },
  ankhor: { minutes: [30, 45], age: 10, weight: 2 },
  cubus: { minutes: [20, 40], age: 8, weight: 2 },
  ascension: { minutes: [30, 60], age: 8, weight: 3 },
};
