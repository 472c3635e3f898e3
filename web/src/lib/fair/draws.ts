// The commitment and the keys of docs/fair.md, by WebCrypto.

const text = new TextEncoder();

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Of an even number of digits. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );

/** What a seat adds to chance, from so many events on. */
export interface Contribution {
  ply: number;
  seat: number;
  /** 64 digits, as all that follow. */
  bytes: string;
}

export async function commitmentTo(table: string, seed: string): Promise<string> {
  const lines = `benben fair 1 commitment\n${table}\n${seed}\n`;
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(lines))));
}

export type KeyOf = (ply: number) => Promise<bigint>;

/** Gives the keys of the chance events of a game. */
export async function keysOf(
  table: string,
  seed: string,
  players: number,
  contributions: readonly Contribution[],
): Promise<KeyOf> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), algorithm, false, ["sign"]);
  const nothing = "0".repeat(64);
  return async (ply) => {
    const counting = (seat: number) =>
      contributions.find((own) => own.seat === seat && own.ply <= ply)?.bytes ?? nothing;
    const seats = Array.from({ length: players }, (_, seat) => counting(seat));
    const lines = ["benben fair 1 draw", table, ...seats, String(ply), ""].join("\n");
    const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(lines)));
    return BigInt(`0x${hexOf(mac.subarray(0, 8))}`);
  };
}
