import { readBoundedText } from "../../contracts/words/read-bounded-text.ts";

const MOST_BODY_BYTES = 64 * 1024;

export async function readText(request: Request): Promise<string | undefined> {
  // A length that is given is right: the server reads no further. Else it is counted while it arrives.
  const length = request.headers.get("content-length");
  if (length !== null) return Number(length) <= MOST_BODY_BYTES ? request.text() : undefined;
  return readBoundedText(request, MOST_BODY_BYTES);
}
