// A click that is meant: not the second one of a double click, which may hit what the first one has
// brought there, for example the next turn's button.

/** Calls `act` for a click by mouse, finger or key, but not for the repeats of a double click. */
export const singleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
