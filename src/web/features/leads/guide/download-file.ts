import { type StaticFile, staticFileAddress } from "../../../../contracts/static-file.ts";

const DEFAULT_TYPE = "application/pdf";
/** As the specification sends it: what is asked for stands in the query, and the body of this type is empty (SF-01). */
const REQUEST = { method: "POST", headers: { "content-type": "multipart/form-data" } } as const;

/** Saves a file of ours as {fileName}.pdf. A status that is not 200 is reported, and thrown (SF-03). */
export async function downloadFile(file: StaticFile): Promise<void> {
  const response = await fetch(staticFileAddress(file), REQUEST);
  if (response.status !== 200) {
    const error = new Error(`Failed to download static file with code ${response.status}`);
    reportError(error);
    throw error;
  }
  const type = response.headers.get("content-type") ?? DEFAULT_TYPE;
  save(new Blob([await response.arrayBuffer()], { type }), `${file.fileName}.pdf`);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
