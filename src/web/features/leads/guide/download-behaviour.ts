import { downloadFile } from "./download-file.ts";

/** Saves a file without leaving the page, and says beside the link when it could not be had. */
export function attach(root: ParentNode): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-download-file]");
    if (!link) return;
    event.preventDefault();
    void download(link);
  });
}

async function download(link: HTMLElement): Promise<void> {
  const note = link.parentElement?.querySelector("[data-download-note]");
  if (note) note.textContent = "";
  try {
    await downloadFile(JSON.parse(link.dataset.downloadFile ?? "{}"));
  } catch {
    // It has been reported where it happened; the reader needs to know what to do.
    if (note) note.textContent = link.dataset.downloadFailed ?? "";
  }
}
