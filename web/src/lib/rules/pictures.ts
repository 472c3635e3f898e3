// How boards stand in a text: how high each has to be to be made out, and whether what lies beside its
// picture says something to those who only look.

export interface Picture {
  /** The least height, in rem. */
  tall: number;
  beside: boolean;
}

const usual: Picture = { tall: 18, beside: true };

const special: Readonly<Record<string, Picture>> = {
  // Below the market there has to be room for a city.
  ankhor: { tall: 25, beside: true },
  // There a drawing is reckoned up.
  cubus: { tall: 18, beside: false },
};

export const pictureOf = (game: string): Picture => special[game] ?? usual;
