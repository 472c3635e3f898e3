// Words and numbers as sentences need them.
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "one box", "two boxes"; numbers beyond six in digits. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${NUMBERS[count] ?? String(count)} ${count === 1 ? noun : plural}`;
}

export const boxes = (count: number): string => counted(count, "box", "boxes");

/** "1 point", "9 points": what is compared stands in digits. */
export const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

/** "two lids, one left side and three right sides". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** The verb's form for a name: the page calls the person before it "You". */
export function verb(name: string, third: string, second: string): string {
  return name === "You" ? second : third;
}

/** "Ada's", "your". */
export const whose = (name: string): string => (name === "You" ? "your" : `${name}'s`);
