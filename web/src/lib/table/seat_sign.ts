/** What stands beside a seat. */
export interface SeatSign {
  /** Null: it is not known, or no person's. */
  presence: "here" | "away" | "free" | null;
  /** The level of the bot that plays for its person. */
  standIn: number | null;
  /** In words, why its person plays no more; empty while they do. */
  out: string;
  /** Nobody plays any more. */
  ended: boolean;
}
