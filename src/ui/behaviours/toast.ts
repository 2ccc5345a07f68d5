export interface ToastMessage {
  text: string;
  link?: { href: string; label: string };
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
function showToast(message: ToastMessage): void {
  const region = document.querySelector<HTMLElement>("[data-toasts]");
  const toast = region && mould(region, message);
  if (!toast) return;
  if (message.kind) closeToast(message.kind);
  region.append(toast);
  if (message.tone !== "bad") leaveLater(toast);
}

function closeToast(kind: string): void {
  leave(document.querySelector<HTMLElement>(`[data-toast="${CSS.escape(kind)}"]`));
}

function mould(region: HTMLElement, { text, link, tone, kind = "" }: ToastMessage): HTMLElement | undefined {
  const moulds = region.querySelector("template")?.content.querySelectorAll<HTMLElement>("[data-toast]");
  const original = moulds?.[tone === "bad" ? 1 : 0];
  if (!original) return undefined;
  const toast = document.importNode(original, true);
  toast.dataset.toast = kind;
  toast.querySelector(".toast__text")?.replaceChildren(text);
  const anchor = toast.querySelector("a");
  if (link) {
    anchor?.setAttribute("href", link.href);
    anchor?.replaceChildren(link.label);
  } else anchor?.remove();
  return toast;
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
