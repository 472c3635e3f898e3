// What scrolls is reached by keys, and nothing else is a stop on their way.

/** An attachment: a stop for keys while more stands in the element than it shows. */
export function scrollStop(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  const watch = () => {
    for (const part of [element, ...element.children]) observer.observe(part);
  };
  const comers = new MutationObserver(watch);
  watch();
  comers.observe(element, { childList: true });
  return () => {
    comers.disconnect();
    observer.disconnect();
  };
}
