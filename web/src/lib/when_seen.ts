// What waits until somebody can see it.

/** An attachment: calls once its element has come into sight. */
export function whenSeen(call: () => void): (node: Element) => () => void {
  return (node) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      call();
    });
    observer.observe(node);
    return () => observer.disconnect();
  };
}
