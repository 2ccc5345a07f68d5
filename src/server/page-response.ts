import { type CachedPage, chooseEncoding } from "../platform/page-cache.ts";
import { matchUrl } from "../web/match-url.ts";
import { securityHeaders } from "./headers/security-headers.ts";

/** A finished page as an answer: status, headers and the body in the encoding that the browser prefers. */
export interface PageResponse {
  status: number;
  headers: [string, string][];
  body: Buffer | null;
}

interface Asked {
  method: string;
  path: string;
  secure: boolean;
  /** Origins that pictures may come from beside our own. */
  imageHosts: readonly string[];
  acceptEncoding: string | null;
  ifNoneMatch: string | null;
}

export function pageResponse(page: CachedPage, asked: Asked): PageResponse {
  const headers = headersOf(page, asked);
  if (page.status === 200 && asked.ifNoneMatch?.includes(page.etag))
    return { status: 304, headers, body: null };
  const encoding = chooseEncoding(asked.acceptEncoding);
  const body = page.bodies[encoding];
  const withBody: [string, string][] = [...headers, ["content-length", String(body.length)]];
  if (encoding !== "identity") withBody.push(["content-encoding", encoding]);
  return { status: page.status, headers: withBody, body: asked.method === "HEAD" ? null : body };
}

const known = new WeakMap<CachedPage, Map<boolean, [string, string][]>>();

// The same for every visitor who came by the same protocol, so it is put together once.
function headersOf(page: CachedPage, { path, secure, imageHosts }: Asked): [string, string][] {
  const byProtocol = known.get(page) ?? new Map<boolean, [string, string][]>();
  known.set(page, byProtocol);
  let headers = byProtocol.get(secure);
  if (!headers) {
    const variant = matchUrl(path)?.row.embed ? "embed" : "page";
    const security = securityHeaders({ secure, variant, imageHosts, scriptHashes: page.scriptHashes });
    headers = [...page.headers, ["etag", page.etag], ["vary", "accept-encoding"], ...security];
    byProtocol.set(secure, headers);
  }
  return headers;
}
