import { readBoundedText } from "../words/read-bounded-text.ts";

export type Asked = Arrived | Lost;

export interface Arrived {
  status: number;
  statusText: string;
  text: string;
  headers?: Headers;
}

export interface Lost {
  /** Nobody answered or the line broke; not in time; or more came than we take in. */
  lost: "line" | "time" | "size";
}

interface AskOptions {
  fetch: typeof globalThis.fetch;
  /** For everything: the connection, the answer and its last byte. */
  timeoutMs: number;
}

/** A long list has some hundred kilobytes. Whoever sends more is not to fill our memory, packed or not. */
export const MOST_BYTES = 8 * 1024 * 1024;

const MOST_REDIRECTS = 3;

export async function askHost(request: Request, { fetch, timeoutMs }: AskOptions): Promise<Asked> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await follow(request, (next) => fetch(next, { redirect: "manual", signal }));
    // Read here: a server may begin an answer and never end it.
    const text = await readText(response);
    const { status, statusText, headers } = response;
    return text === undefined ? { lost: "size" } : { status, statusText, headers, text };
  } catch (error) {
    const lost = lossOf(error);
    if (!lost) throw error;
    return { lost };
  }
}

async function follow(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Response> {
  let asked = request;
  let response = await fetch(asked);
  for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
    const next = nextAddress(asked, response);
    if (!next) break;
    await response.body?.cancel();
    asked = new Request(next, { headers: request.headers });
    response = await fetch(asked);
  }
  return response;
}

/**
 * Only for what reads, and only on the same host: an answer must not send us, with the headers of a visitor, to an address
 * that nobody has set. Every other redirect is an answer that is none.
 */
function nextAddress({ method, url }: Request, { status, headers }: Response): URL | undefined {
  const location = headers.get("location");
  if (method !== "GET" || !REDIRECTS.includes(status) || location === null) return undefined;
  const next = URL.parse(location, url);
  const from = new URL(url);
  if (!next || next.hostname !== from.hostname) return undefined;
  return next.protocol === "https:" || next.protocol === from.protocol ? next : undefined;
}

const REDIRECTS = [301, 302, 303, 307, 308];

export function readText(response: Response): Promise<string | undefined> {
  return readBoundedText(response, MOST_BYTES);
}

// What fetch throws when nobody answers or the line breaks ("fetch failed", "terminated") or not in time
// (TimeoutError); anything else is a bug of ours.
function lossOf(error: unknown): Lost["lost"] | undefined {
  if (error instanceof DOMException && error.name === "TimeoutError") return "time";
  const isBroken = error instanceof DOMException && error.name === "AbortError";
  return isBroken || (error instanceof TypeError && /fetch|terminated/.test(error.message))
    ? "line"
    : undefined;
}
