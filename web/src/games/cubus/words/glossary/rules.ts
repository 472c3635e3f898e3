// Which rule says what a word of Cubus means.

export const rules = {
  building: "CUB-40",
  column: "CUB-02",
  deck: "CUB-01",
  demolition: "CUB-40",
  "false-knock": "CUB-21",
  hand: "CUB-10",
  knock: "CUB-20",
  layer: "CUB-12",
  lid: "CUB-05",
  "open-top": "CUB-15",
  pass: "CUB-17",
  proper: "CUB-03",
  rebuild: "CUB-12",
  round: "CUB-10",
  side: "CUB-04",
  stack: "CUB-02",
  "start-box": "CUB-01",
};

export type Word = keyof typeof rules;
