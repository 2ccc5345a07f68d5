import { browserFile } from "../../../../contracts/browser/browser-file.ts";
import type { StaticFile } from "../../../../contracts/static-file.ts";

/** Saves a file of ours as {fileName}.pdf. */
export async function downloadFile(file: StaticFile): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await browserFile(file));
  link.download = `${file.fileName}.pdf`;
  link.click();
  URL.revokeObjectURL(link.href);
}
