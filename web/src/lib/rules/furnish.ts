// Puts what belongs to a text of rules into it: records into its boards, questions under their rules,
// readings behind their marks.
import type { Block, Inline, Item } from "../markdown";
import type { Question, Readings, Records } from "./told";

export interface Furniture {
  records: Records;
  questions: readonly Question[];
  readings: Readings;
}

export const furnished = (blocks: readonly Block[], furniture: Furniture): Block[] =>
  blocks.map((block) => {
    if (block.kind === "board") return { ...block, record: furniture.records[block.name] };
    if (block.kind !== "list") return block;
    return { ...block, items: block.items.map((item) => furnishedItem(item, furniture)) };
  });

function furnishedItem(item: Item, { questions, readings }: Furniture): Item {
  const { id } = item;
  if (id === null) return item;
  const asked = questions.filter(({ rule }) => rule === id);
  const behind = readings[id] ?? [];
  let marks = 0;
  const content = item.content.map((part): Inline => {
    if (part.kind !== "mark") return part;
    return { ...part, reading: behind[marks++] };
  });
  return { ...item, content, ...(asked.length > 0 ? { questions: asked } : {}) };
}
