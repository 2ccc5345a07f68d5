/** The focus survives the exchange of parts: on the same control if it is still there, else at the head of the list. */
export function rememberFocus(gallery: HTMLElement): () => void {
  const focused = document.activeElement;
  const part = focused?.closest<HTMLElement>("[data-gallery-part]");
  if (!focused || !part) return () => {};
  const { id, localName, textContent } = focused;
  const selector = /^[a-z]/i.test(id) ? `#${CSS.escape(id)}` : selectorOf(focused);
  return () => {
    // A link that turns something on is another address when it is on, but says the same.
    const alike = [...part.querySelectorAll<HTMLElement>(localName)].find(
      (candidate) => textContent !== "" && candidate.textContent === textContent,
    );
    const same = (selector ? part.querySelector<HTMLElement>(selector) : null) ?? alike;
    same?.focus({ preventScroll: true });
    if (same && document.activeElement === same) return;
    gallery.querySelector<HTMLElement>("[data-gallery-heading]")?.focus({ preventScroll: true });
  };
}

/** React's own ids change with what stands before an element; names and values are ours. */
const TELLING = ["name", "value", "href"];

function selectorOf(element: Element): string | undefined {
  const told = TELLING.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`];
  });
  return told.length > 0 ? element.localName + told.join("") : undefined;
}
