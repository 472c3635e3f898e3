// Which rule says what a word of Ankh'or means.

export const rules = {
  animal: "ANK-02",
  ankh: "ANK-13",
  "ankh-action": "ANK-13",
  "bonus-token": "ANK-51",
  "bonus-turn": "ANK-36",
  covered: "ANK-33",
  desert: "ANK-37",
  group: "ANK-50",
  limits: "ANK-14",
  "main-action": "ANK-10",
  neighbours: "ANK-33",
  pile: "ANK-05",
  "price-marker": "ANK-03",
  refresh: "ANK-21",
  resource: "ANK-01",
  row: "ANK-20",
  scribe: "ANK-36",
  slot: "ANK-03",
  supply: "ANK-01",
  token: "ANK-01",
  "two-point-tile": "ANK-37",
  warehouse: "ANK-34",
};

export type Word = keyof typeof rules;
