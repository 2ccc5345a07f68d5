import type { Encoding } from "../../platform/encoded-body.ts";
import type { CachedPage } from "../../platform/page-cache.ts";
import type { OutsideSources } from "../headers/outside-sources.ts";
import { securityHeaders } from "../headers/security-headers.ts";

/** A finished page as an answer. */
export interface PageResponse {
  status: number;
  headers: [string, string][];
  body: Buffer | null;
}

interface Asked {
  method: string;
  secure: boolean;
  outside: OutsideSources;
  /** In the encoding that the browser prefers. */
  bytes: Buffer;
  encoding: Encoding;
  ifNoneMatch: string | null;
}

export function pageResponse(page: CachedPage, asked: Asked): PageResponse {
  const headers = headersOf(page, asked);
  if (page.status === 200 && asked.ifNoneMatch?.includes(page.body.etag))
    return { status: 304, headers, body: null };
  const { bytes, encoding } = asked;
  const withBody: [string, string][] = [...headers, ["content-length", String(bytes.length)]];
  if (encoding !== "identity") withBody.push(["content-encoding", encoding]);
  return { status: page.status, headers: withBody, body: asked.method === "HEAD" ? null : bytes };
}

const known = new WeakMap<CachedPage, Map<boolean, [string, string][]>>();

// The same for every visitor who came by the same protocol, so it is put together once.
function headersOf(page: CachedPage, { secure, outside }: Asked): [string, string][] {
  const byProtocol = known.get(page) ?? new Map<boolean, [string, string][]>();
  known.set(page, byProtocol);
  let headers = byProtocol.get(secure);
  if (!headers) {
    const variant = page.isEmbed ? "embed" : "page";
    const security = securityHeaders({ ...outside, secure, variant, scriptHashes: page.scriptHashes });
    // What the page says of itself counts: browsers take the last of two.
    const own = new Set(page.headers.map(([name]) => name.toLowerCase()));
    const added = security.filter(([name]) => !own.has(name.toLowerCase()));
    headers = [...page.headers, ["etag", page.body.etag], ["vary", "accept-encoding"], ...added];
    byProtocol.set(secure, headers);
  }
  return headers;
}
