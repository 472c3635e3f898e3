// The ways on from a finished game of this device.

export interface NextGame {
  /** Of the bots at the table, the first one's; null: there are none. */
  level: number | null;
  /** Another game of the same kind, everybody one seat on; the bots of another level, if one is given. */
  start: (level?: number) => void;
}
