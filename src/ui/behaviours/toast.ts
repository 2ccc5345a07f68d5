export interface ToastMessage {
  text: string;
  /** The target of the link; with `opens` it is a dialog of the page. */
  link?: { href: string; label: string; opens?: string };
  /** An immediate action, such as undo. It closes the toast. */
  action?: { label: string; run: () => void };
  /** The id of a template: a second line under the first, with its own link. */
  more?: string;
  tone?: "plain" | "bad";
  /** A second toast of the same kind replaces the first. */
  kind?: string;
}

const STAYS_MS = 8000;
const LEAVES_MS = 240;
const shown = new Map<Element, string>();
let tellShown: (isShown: boolean) => void = () => {};

/** Any button of a toast closes it. `tell` is called when the first toast appears and when the last one is gone. */
export function attach(root: ParentNode, tell: typeof tellShown): void {
  tellShown = tell;
  root.addEventListener("click", ({ target }) => {
    if (target instanceof Element) leave(target.closest(".toast > button")?.parentElement);
  });
}

/**
 * Shows a message in the page's status region. A failure stays until it is closed; other messages disappear after a
 * while.
 */
export function showToast({ text, link, action, more = "", tone, kind = "" }: ToastMessage): void {
  const region = document.querySelector(".toasts");
  const mould = region?.querySelector("template")?.content.children[tone === "bad" ? 1 : 0];
  if (!region || !mould) return;
  const toast = document.importNode(mould, true);
  toast.querySelector(".toast__text")?.replaceChildren(text);
  const anchor = fill(toast.querySelector("a"), link?.label);
  if (link) anchor?.setAttribute("href", link.href);
  if (link?.opens) anchor?.setAttribute("data-opens", link.opens);
  fill(toast.querySelector("button.toast__link"), action?.label)?.addEventListener("click", () =>
    action?.run(),
  );
  const second = document.getElementById(more);
  if (second instanceof HTMLTemplateElement) toast.append(second.content.cloneNode(true));
  closeToast(kind);
  shown.set(toast, kind);
  region.append(toast);
  tellShown(true);
  if (tone !== "bad") leaveLater(toast);
}

export function closeToast(kind: string): void {
  for (const [toast, other] of shown) if (kind && other === kind) leave(toast);
}

function fill(control: Element | null, label: string | undefined): Element | null {
  if (label === undefined) control?.remove();
  else control?.replaceChildren(label);
  return control;
}

/** Waits while the visitor hovers over or uses the toast. */
function leaveLater(toast: Element): void {
  setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) leaveLater(toast);
    else leave(toast);
  }, STAYS_MS);
}

function leave(toast: Element | null | undefined): void {
  if (!toast) return;
  toast.classList.add("is-leaving");
  setTimeout(() => {
    toast.remove();
    shown.delete(toast);
    tellShown(shown.size > 0);
  }, LEAVES_MS);
}
