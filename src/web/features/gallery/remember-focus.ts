/** React's own ids change with what stands before an element; names and values are ours. */
const TELLING = ["name", "value", "href"];

/** The focus survives the exchange of parts: on the same control if it is still there, else at the head of the list. */
export function rememberFocus(gallery: HTMLElement): () => void {
  const focused = document.activeElement;
  const part = focused?.closest("[data-gallery-part]");
  if (!focused || !part) return () => {};
  const isSame = (name: string, other: Element) => other.getAttribute(name) === focused.getAttribute(name);
  const told = TELLING.filter((name) => focused.hasAttribute(name));
  return () => {
    const alike = [...part.querySelectorAll<HTMLElement>(focused.localName)];
    const same =
      alike.find(({ id }) => /^[a-z]/i.test(id) && id === focused.id) ??
      alike.find((other) => told.length > 0 && told.every((name) => isSame(name, other))) ??
      // A link that turns something on is another address when it is on, but says the same.
      alike.find(({ textContent }) => textContent !== "" && textContent === focused.textContent);
    same?.focus({ preventScroll: true });
    if (same && document.activeElement === same) return;
    gallery.querySelector("h2")?.focus({ preventScroll: true });
  };
}
