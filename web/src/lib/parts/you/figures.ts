// The figures by which people can be known, drawn on a field of 32 by 32: an outline that is filled
// and lines upon it. Each has a shape of its own, so that no colour tells them apart. The server
// knows their names (server/account_texts.cc).

export const figures = {
  pyramid: { shape: "M16 4 29 27H3z", lines: "M16 4v23M9.5 16h13M6.3 21.5h19.4" },
  cube: { shape: "M16 3 28 9.5v13L16 29 4 22.5v-13z", lines: "M4 9.5 16 16l12-6.5M16 16v13" },
  box: { shape: "M3 12h26v15H3zM5 6h22l2 6H3z", lines: "M3 12h26M13 16h6" },
  scarab: {
    shape: "M16 7c7 0 9 6 9 11s-4 10-9 10-9-5-9-10 2-11 9-11zM12 7a4 4 0 0 1 8 0z",
    lines: "M16 11v17M8 13h16M7 17H2M8 22l-4 4M25 17h5M24 22l4 4M9 11 5 7M23 11l4-4",
  },
  ibis: {
    shape: "M14 12c9-3 15 2 15 9l-6 1c-7 1-12-2-12-8zM14 12c-2-2-3-5-1-7s6-1 6 3l-3 4z",
    lines: "M13 5C8 5 4 8 3 14M19 22v8M22 22v8M17 30h4M22 30h3",
  },
  cat: {
    shape: "M11 14 9 4l4 3h5l4-3-2 10c5 3 6 8 5 14H8c-1-5 0-11 3-14z",
    lines: "M13 10h1M18 10h1M16 13v2M13 28v-7M19 28v-7M25 28c4 0 5-4 3-7",
  },
  cobra: {
    shape: "M16 3c6 0 9 5 8 10-1 4-4 5-4 9h6v6H6c0-8 6-5 6-9-3-1-5-3-5-7 0-5 3-9 9-9z",
    lines: "M13 9h1M18 9h1M16 13v6M12 16h8M6 28h20",
  },
  sun: {
    shape: "M16 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
    lines: "M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3",
  },
  moon: { shape: "M20 3a13 13 0 1 0 8 19A11 11 0 0 1 20 3z", lines: "M26 8h.1M28 14h.1M23 12h.1" },
  lotus: {
    shape: "M16 5c4 4 5 9 4 14 2-4 5-6 9-6-1 8-6 12-13 12S4 21 3 13c4 0 7 2 9 6-1-5 0-10 4-14z",
    lines: "M16 25v5M12 19c1 3 2 5 4 6M20 19c-1 3-2 5-4 6M8 30h16",
  },
  palm: {
    shape: "M15 12h3l2 17h-7zM16 12C12 5 7 5 2 9c6-1 9 0 14 3zM16 12c4-7 9-7 14-3-6-1-9 0-14 3z",
    lines: "M16 12c-5-1-9 1-11 7M16 12c5-1 9 1 11 7M16 11V3M8 29h17",
  },
  boat: { shape: "M2 20h28l-5 8H7zM17 3c6 3 8 8 9 14h-9z", lines: "M15 3v17M15 6c-4 3-7 6-8 11h8" },
};

export type Figure = keyof typeof figures;
export const figureNames = Object.keys(figures) as Figure[];
export const isFigure = (name: string): name is Figure => Object.hasOwn(figures, name);
