/** The focus survives the exchange of parts: on the same control if it is still there, else at the head of the list. */
export function rememberFocus(gallery: HTMLElement): () => void {
  const focused = document.activeElement;
  const part = focused?.closest("[data-gallery-part]");
  if (!focused || !part) return () => {};
  return () => {
    const alike = [...part.querySelectorAll<HTMLElement>(focused.localName)];
    const same =
      alike.find((candidate) => TELLING.every((name) => isSame(candidate, focused, name))) ??
      // A link that turns something on is another address when it is on, but says the same.
      alike.find(({ textContent }) => textContent !== "" && textContent === focused.textContent);
    same?.focus({ preventScroll: true });
    if (same && document.activeElement === same) return;
    gallery.querySelector("h2")?.focus({ preventScroll: true });
  };
}

/** React's own ids change with what stands before an element; names and values are ours. */
const TELLING = ["name", "value", "href"];

function isSame(one: Element, other: Element, name: string): boolean {
  return one.getAttribute(name) === other.getAttribute(name);
}
