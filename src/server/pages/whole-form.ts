import { MAX_FILES } from "../../contracts/tickets/ticket-files.ts";
import { MAX_UPLOAD_BYTES } from "../../contracts/upload-limits.ts";

const FIELDS_BYTES = 64 * 1024;
const MOST_BYTES = MAX_FILES * MAX_UPLOAD_BYTES + FIELDS_BYTES;
/** Beyond this the client is disconnected, because it sends something else than a form. */
const MOST_DROPPED_BYTES = 4 * MOST_BYTES;

/** Whether it may contain files. */
export function isLarge({ headers }: Request): boolean {
  return Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY) > FIELDS_BYTES;
}

/**
 * The same request after its body has arrived, so that a slow one does not occupy a lane. The end of a form that is too
 * large is read and dropped: a browser shows our response only when it has sent everything.
 */
export async function wholeForm(request: Request): Promise<Request> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of request.body ?? []) {
    const room = Math.max(0, MOST_BYTES - total);
    total += chunk.length;
    if (room > 0) chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    if (total > MOST_DROPPED_BYTES) throw new Error("A form is larger than all files that it may contain.");
  }
  const { url, method, headers } = request;
  const body = new Uint8Array(Buffer.concat(chunks));
  return new Request(url, { method, headers, body, signal: request.signal });
}
