import { type StaticFile, staticFileAddress } from "../static-file.ts";

const DEFAULT_TYPE = "application/pdf";
/** As specified: the request is in the query, and the body of this type is empty (SF-01). */
const REQUEST = { method: "POST", headers: { "content-type": "multipart/form-data" } } as const;

/** Downloads one of our files in the browser. A status other than 200 is reported and thrown (SF-03). */
export async function browserFile(file: StaticFile): Promise<Blob> {
  const response = await fetch(staticFileAddress(file), REQUEST);
  if (response.status !== 200) {
    const error = new Error(`Failed to download static file with code ${response.status}`);
    reportError(error);
    throw error;
  }
  const type = response.headers.get("content-type") ?? DEFAULT_TYPE;
  return new Blob([await response.arrayBuffer()], { type });
}
