/** Shares by the browser's own sheet on phones, and copies the address. */
export function attach(root: ParentNode): void {
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLElement>("[data-share]");
    if (opener && isPhone() && "share" in navigator) {
      event.preventDefault();
      // Whoever closes the sheet has changed their mind, and that is all.
      navigator.share(JSON.parse(opener.dataset.share ?? "{}")).catch(() => undefined);
    }
    const copier = event.target.closest<HTMLElement>("[data-share-copy]");
    if (copier) void copy(copier);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.shareCopy ?? "");
  } catch (error) {
    // Forbidden, or a page without TLS, which has no clipboard: the words stay, and do not claim that it was copied.
    if (error instanceof DOMException || error instanceof TypeError) return;
    throw error;
  }
  const words = button.querySelector("span");
  if (words) words.textContent = button.dataset.shareDone ?? "";
}

/** On a wide screen the sheet of the system is the longer way. */
function isPhone(): boolean {
  return matchMedia("(hover: none)").matches;
}
