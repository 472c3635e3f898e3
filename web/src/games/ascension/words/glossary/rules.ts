// Which rule says what a word of Ascension means.

export const rules = {
  anubis: "ASC-53",
  "blue-space": "ASC-60",
  "borne-off": "ASC-62",
  bump: "ASC-23",
  cleopatra: "ASC-54",
  duty: "ASC-30",
  "entry-space": "ASC-04",
  figure: "ASC-03",
  full: "ASC-10",
  limbo: "ASC-30",
  mason: "ASC-51",
  mixed: "ASC-10",
  move: "ASC-20",
  portal: "ASC-62",
  power: "ASC-50",
  protected: "ASC-40",
  rings: "ASC-01",
  sides: "ASC-05",
  stack: "ASC-10",
  trapped: "ASC-10",
};

export type Word = keyof typeof rules;
