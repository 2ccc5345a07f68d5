import { readBoundedText } from "../words/read-bounded-text.ts";

export type UpstreamResult = UpstreamResponse | UpstreamFailure;

export interface UpstreamResponse {
  status: number;
  statusText: string;
  text: string;
  headers?: Headers;
}

export interface UpstreamFailure {
  /** "line": no response, or the connection broke; "time": timeout; "size": the response was too large. */
  failure: "connection" | "timeout" | "size";
}

interface FetchOptions {
  fetch: typeof globalThis.fetch;
  /** Covers the connection and the whole response. */
  timeoutMs: number;
}

/** A long list has some hundred kilobytes. A larger response must not fill our memory, compressed or not. */
export const MAX_BYTES = 8 * 1024 * 1024;

const MAX_REDIRECTS = 3;

export async function fetchUpstream(
  request: Request,
  { fetch, timeoutMs }: FetchOptions,
): Promise<UpstreamResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await follow(request, (next) => fetch(next, { redirect: "manual", signal }));
    // The body is read inside the timeout, because a server may start a response and never finish it.
    const text = await readText(response);
    const { status, statusText, headers } = response;
    return text === undefined ? { failure: "size" } : { status, statusText, headers, text };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { failure };
  }
}

async function follow(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Response> {
  let asked = request;
  let response = await fetch(asked);
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
    const next = nextAddress(asked, response);
    if (!next) break;
    await response.body?.cancel();
    asked = new Request(next, { headers: request.headers });
    response = await fetch(asked);
  }
  return response;
}

/**
 * Follows redirects only for reading requests and only on the same host: a response must not send us, with the
 * headers of a visitor, to an address that is not configured. Any other redirect counts as a bad response.
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
  return readBoundedText(response, MAX_BYTES);
}

// Recognises what fetch throws when there is no response or the connection breaks ("fetch failed", "terminated"), or
// after a timeout (TimeoutError). Any other error is a bug of ours.
function failureOf(error: unknown): UpstreamFailure["failure"] | undefined {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  const isBroken = error instanceof DOMException && error.name === "AbortError";
  return isBroken || (error instanceof TypeError && /fetch|terminated/.test(error.message))
    ? "connection"
    : undefined;
}
