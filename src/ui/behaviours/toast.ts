export interface ToastMessage {
  text: string;
  /** Where it leads; with `opens` to a dialog of the page. */
  link?: { href: string; label: string; opens?: string };
  /** What can be done at once, such as undo. The toast closes with it. */
  action?: { label: string; run: () => void };
  /** The id of a template: a second line under the first, with a way onward of its own. */
  more?: string;
  tone?: "plain" | "bad";
  /** A second toast of the same kind takes the place of the first. */
  kind?: string;
}

const STAYS_MS = 8000;
const LEAVES_MS = 240;
const shown = new Map<Element, string>();
let tellShown: (isShown: boolean) => void = () => {};

/** A toast goes by any of its buttons. Tells whenever the first comes or the last is gone. */
export function attach(root: ParentNode, tell: typeof tellShown): void {
  tellShown = tell;
  root.addEventListener("click", ({ target }) => {
    if (target instanceof Element) leave(target.closest(".toast > button")?.parentElement);
  });
}

/** Says something in the page's status region. A failure stays until it is closed; the rest leaves by itself. */
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

/** Not while someone reads or uses it. */
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
