import { readBoundedText } from "../../contracts/words/read-bounded-text.ts";

const MAX_BODY_BYTES = 64 * 1024;

export async function readText(request: Request): Promise<string | undefined> {
  // A given length is correct, because the server reads no further. Otherwise the bytes are counted while they
  // arrive.
  const length = request.headers.get("content-length");
  if (length !== null) return Number(length) <= MAX_BODY_BYTES ? request.text() : undefined;
  return readBoundedText(request, MAX_BODY_BYTES);
}
