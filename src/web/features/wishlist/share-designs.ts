import type { SavedDesign } from "./saved-design.ts";

/** Hands the list to whatever the device shares by, or copies it where it shares by nothing. */
export async function shareDesigns(designs: readonly SavedDesign[], button: HTMLElement): Promise<void> {
  const { title = "", said = "" } = button.dataset;
  const lines = designs.map((design) => `${design.title}\n${new URL(design.href, location.href).href}`);
  const text = [title, ...lines].join("\n\n");
  try {
    // Only where the page is secure, and not in every browser.
    const canShare = typeof navigator.share === "function";
    if (canShare) await navigator.share({ title, text });
    else {
      await navigator.clipboard.writeText(text);
      button.parentElement?.querySelector("[data-saved-said]")?.replaceChildren(said);
    }
  } catch (error) {
    // They thought better of it.
    if (!(error instanceof DOMException)) throw error;
  }
}
