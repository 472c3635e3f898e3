// What the boxes and ghosts are called that can be pointed at, and what a tap on them does.
import { keyOf, type Stack } from "../view/stack";
import { words } from "../words";
import type { BoxAt } from "../words/data";
import type { Target, Tool } from "./targets";

export function boxAt(stack: Stack, { i, j, z }: Target): BoxAt {
  const column = stack.get(keyOf({ i, j }));
  const top = column?.height === z + 1 ? (column.open ? "open" : "lid") : null;
  return { place: keyOf({ i, j }), level: z + 1, top };
}

/** `fits`: whether a picture could show the stack with the ghost's box. */
export function targetName(stack: Stack, target: Target, tool: Tool, fits = true): string {
  const say = words().targets;
  const place = keyOf(target);
  if (target.ghost) {
    const { z, ghost } = target;
    const { boxes } = ghost;
    return say.put({ boxes, place, onColumn: stack.has(place), level: z + 1, fits });
  }
  const column = stack.get(place);
  const at = boxAt(stack, target);
  if (tool === "off") return say.takeOff(at, (column?.height ?? 0) - target.z - 1);
  if (tool === "top") return column?.open ? say.close(at) : say.open(at);
  return say.box(at);
}
