// Small words that every sentence of this folder is made of.

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** "one stone", "two dice"; numbers beyond six in digits. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${NUMBERS[count] ?? String(count)} ${count === 1 ? noun : plural}`;
}

/** "large, medium and small". */
export function listed(words: readonly string[], and = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${and} ${last}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The verb's form for a name: the page calls the person before it "You". */
export function verb(name: string, third: string, second: string): string {
  return name === "You" ? second : third;
}

/** "Ada's", "your". */
export function possessive(name: string): string {
  if (name === "You") return "your";
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
