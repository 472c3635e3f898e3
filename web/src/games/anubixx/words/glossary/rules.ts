// Which rule says what a word of Anubixx means.

export const rules = {
  "active-builder": "ANX-10",
  arch: "ANX-22",
  available: "ANX-15",
  block: "ANX-56",
  bonus: "ANX-30",
  building: "ANX-40",
  "cross-out": "ANX-12",
  "end-bonus": "ANX-32",
  "final-stone": "ANX-22",
  "highest-row": "ANX-42",
  joker: "ANX-14",
  "lower-column": "ANX-43",
  mosaic: "ANX-20",
  neighbours: "ANX-05",
  pyramid: "ANX-21",
  quarry: "ANX-13",
  round: "ANX-10",
  sheet: "ANX-02",
  symbol: "ANX-07",
};

export type Word = keyof typeof rules;
