/** A file of a form. `isWhole` is false if its end has not arrived, because the form was too large. */
export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

export interface MultipartForm {
  fields: URLSearchParams;
  files: SentFile[];
}

const BREAK = "\r\n";
const HEAD_END = "\r\n\r\n";

/**
 * Reads a form with files. The end of a form that is too large is missing; everything before it is returned, so that
 * what the visitor has typed is shown again.
 */
export function readMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): MultipartForm {
  const fields = new URLSearchParams();
  const files: SentFile[] = [];
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const delimiter = `--${boundary?.[1] ?? boundary?.[2] ?? ""}`;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = delimiter === "--" ? -1 : body.indexOf(delimiter);
  while (at >= 0) {
    const headAt = at + delimiter.length + BREAK.length;
    const headEnd = body.indexOf(HEAD_END, headAt);
    if (headEnd < 0) break;
    const contentAt = headEnd + HEAD_END.length;
    const next = body.indexOf(BREAK + delimiter, contentAt - BREAK.length);
    const content = body.subarray(contentAt, next < 0 ? body.length : Math.max(next, contentAt));
    const { name, fileName } = namesIn(body.toString("utf8", headAt, headEnd));
    if (fileName !== undefined) {
      // A browser sends an empty file if none was chosen.
      if (fileName !== "") files.push({ name: fileName, bytes: new Uint8Array(content), isWhole: next >= 0 });
    } else if (name !== undefined && next >= 0) fields.append(name, content.toString("utf8"));
    at = next < 0 ? -1 : next + BREAK.length;
  }
  return { fields, files };
}

/** Browsers write quotation marks and line breaks in a name as %22, %0D and %0A. */
function namesIn(head: string): { name: string | undefined; fileName: string | undefined } {
  const line = head.split(BREAK).find((one) => /^content-disposition:/i.test(one)) ?? "";
  const parameterOf = (parameter: string) => new RegExp(`[;\\s]${parameter}="([^"]*)"`, "i").exec(line)?.[1];
  return { name: parameterOf("name"), fileName: parameterOf("filename")?.replaceAll("%22", '"') };
}
