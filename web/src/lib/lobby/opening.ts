// How a table of the server finds its people (docs/protocol.md, The lobby), as it is asked for and as the
// tags of its record say.

export const watches = ["anyone", "delayed", "players"] as const;
export type Watch = (typeof watches)[number];

export interface OpeningTerms {
  listed?: boolean;
  fill?: { after_s: number; level: number };
  watch?: Watch;
  /** Its result counts for ratings (Ratings). */
  rated?: boolean;
  /** Who may write to the others (Chat). */
  chat?: ChatTerms;
}

export type ChatTerms = "nobody" | "accounts" | "everyone";

export function openingOf(tags: ReadonlyMap<string, string>): OpeningTerms {
  const fill = /^(\d+) bot:(\d)$/.exec(tags.get("Fill") ?? "");
  return {
    listed: tags.get("Listed") === "yes",
    ...(fill ? { fill: { after_s: Number(fill[1]), level: Number(fill[2]) } } : {}),
    watch: watches.find((it) => it === tags.get("Watch")) ?? "anyone",
    ...(tags.has("Rated") ? { rated: true } : {}),
    ...(tags.has("Chat")
      ? { chat: tags.get("Chat") === "everyone" ? "everyone" : "accounts" }
      : {}),
  };
}

/** What a new table is asked for: where nobody can come, nobody is awaited. */
export function requestedOpening(
  { listed, fill, watch, rated, chat }: OpeningTerms,
  seats: readonly { kind: string }[],
): OpeningTerms {
  const waits = seats.some(({ kind }) => kind === "open");
  return {
    ...(listed && waits ? { listed } : {}),
    ...(fill && waits ? { fill } : {}),
    ...(watch !== undefined && watch !== "anyone" ? { watch } : {}),
    ...(rated ? { rated } : {}),
    ...(chat && chat !== "nobody" ? { chat } : {}),
  };
}
