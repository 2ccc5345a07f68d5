export interface ToastMessage {
  text: string;
  /** Where it leads; with `opens` to a dialog of the page. */
  link?: { href: string; label: string; opens?: string };
  /** What can be done at once, such as taking it back. The toast goes with it. */
  action?: { label: string; run: () => void };
  /** A second line under the first, with a way onward of its own. */
  more?: Node | undefined;
  tone?: "plain" | "bad";
  /** A second toast of the same kind takes the place of the first. */
  kind?: string;
}

const STAYS_MS = 8000;
const LEAVES_MS = 240;

/** Closes toasts by their button, and lets a control say something: `data-toast-text`, and `data-toast-tone="bad"`. */
export function attach(root: ParentNode): void {
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("[data-toast-close]")) leave(event.target.closest<HTMLElement>("[data-toast]"));
    const { toastText, toastTone } = event.target.closest<HTMLElement>("[data-toast-text]")?.dataset ?? {};
    if (toastText) showToast({ text: toastText, tone: toastTone === "bad" ? "bad" : "plain", kind: "said" });
  });
}

/** Says something in the page's status region. A failure stays until it is closed; the rest leaves by itself. */
export function showToast(message: ToastMessage): void {
  const region = document.querySelector<HTMLElement>("[data-toasts]");
  const toast = region && mould(region, message);
  if (!toast) return;
  if (message.kind) closeToast(message.kind);
  region.append(toast);
  if (message.tone !== "bad") leaveLater(toast);
}

export function closeToast(kind: string): void {
  leave(document.querySelector<HTMLElement>(`[data-toast="${CSS.escape(kind)}"]`));
}

function mould(region: HTMLElement, message: ToastMessage): HTMLElement | undefined {
  const { text, link, action, more, tone, kind = "" } = message;
  const moulds = region.querySelector("template")?.content.querySelectorAll<HTMLElement>("[data-toast]");
  const original = moulds?.[tone === "bad" ? 1 : 0];
  if (!original) return undefined;
  const toast = document.importNode(original, true);
  toast.dataset.toast = kind;
  toast.querySelector(".toast__text")?.replaceChildren(text);
  fillLink(toast.querySelector("a"), link);
  fillAction(toast.querySelector<HTMLElement>("button.toast__link"), action);
  if (more) toast.append(more);
  return toast;
}

function fillLink(anchor: HTMLElement | null, link: ToastMessage["link"]): void {
  if (!link) anchor?.remove();
  if (!link || !anchor) return;
  anchor.setAttribute("href", link.href);
  anchor.replaceChildren(link.label);
  if (link.opens) anchor.setAttribute("data-opens", link.opens);
}

function fillAction(button: HTMLElement | null, action: ToastMessage["action"]): void {
  if (!action) button?.remove();
  if (!action || !button) return;
  button.replaceChildren(action.label);
  button.addEventListener("click", () => {
    leave(button.closest<HTMLElement>("[data-toast]"));
    action.run();
  });
}

/** Not while someone reads or uses it. */
function leaveLater(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) leaveLater(toast);
    else leave(toast);
  }, STAYS_MS);
}

function leave(toast: HTMLElement | null): void {
  if (!toast) return;
  delete toast.dataset.toast;
  toast.classList.add("is-leaving");
  setTimeout(() => toast.remove(), LEAVES_MS);
}
