import { copyText } from "../../frame/copy-text.ts";
import type { SavedDesign } from "./saved-design.ts";

/** Hands the list to whatever the device shares by, or copies it where it shares by nothing. */
export async function shareDesigns(
  title: string,
  designs: readonly SavedDesign[],
): Promise<"shared" | "copied" | "left"> {
  const lines = designs.map((design) => `${design.title}\n${new URL(design.href, location.href).href}`);
  const text = [title, ...lines].join("\n\n");
  // Only where the page is secure, and not in every browser.
  if (typeof navigator.share !== "function") return (await copyText(text)) ? "copied" : "left";
  try {
    await navigator.share({ title, text });
    return "shared";
  } catch (error) {
    // They thought better of it.
    if (error instanceof DOMException) return "left";
    throw error;
  }
}
