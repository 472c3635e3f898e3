// What waits until somebody can see it.

/** An attachment: calls once its element has come into sight, or so near to it, in pixels. */
export function whenSeen(call: () => void, near = "0px"): (node: Element) => () => void {
  return (node) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        call();
      },
      { rootMargin: near },
    );
    observer.observe(node);
    return () => observer.disconnect();
  };
}
