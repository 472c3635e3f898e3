// Which rule says what a word of Pyramix means.

export const rules = {
  ankh: "PYX-22",
  cell: "PYX-03",
  cobra: "PYX-13",
  collection: "PYX-10",
  crane: "PYX-02",
  eye: "PYX-02",
  face: "PYX-04",
  layer: "PYX-20",
  lines: "PYX-04",
  majority: "PYX-22",
  out: "PYX-21",
  slide: "PYX-15",
  touch: "PYX-13",
  tray: "PYX-12",
};

export type Word = keyof typeof rules;
