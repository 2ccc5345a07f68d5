import type { Encoding } from "../../platform/encoded-body.ts";
import type { CachedPage } from "../../platform/page-cache.ts";
import type { OutsideSources } from "../headers/outside-sources.ts";
import { securityHeaders } from "../headers/security-headers.ts";

export interface PageResponse {
  status: number;
  headers: HeaderList;
  body: Buffer | null;
}

interface HeaderList {
  pairs: [string, string][];
  flat: readonly string[];
}

interface Asked {
  method: string;
  secure: boolean;
  outside: OutsideSources;
  /** In the encoding that the browser prefers. */
  bytes: Buffer;
  encoding: Encoding;
  ifNoneMatch: string | null | undefined;
}

export function pageResponse(page: CachedPage, asked: Asked): PageResponse {
  const isKnown = page.status === 200 && asked.ifNoneMatch?.includes(page.body.etag);
  if (isKnown) return { status: 304, headers: headersOf(page, asked), body: null };
  const headers = headersOf(page, asked, asked.bytes);
  return { status: page.status, headers, body: asked.method === "HEAD" ? null : asked.bytes };
}

const known = new WeakMap<CachedPage, Map<string, HeaderList>>();

// The headers are equal for all visitors with the same protocol and encoding, so they are built once.
function headersOf(page: CachedPage, asked: Asked, bytes?: Buffer): HeaderList {
  const lists = known.get(page) ?? new Map<string, HeaderList>();
  known.set(page, lists);
  const kind = `${asked.secure} ${bytes ? asked.encoding : ""}`;
  const list = lists.get(kind) ?? listHeaders(page, asked, bytes);
  lists.set(kind, list);
  return list;
}

function listHeaders(page: CachedPage, { secure, outside, encoding }: Asked, bytes?: Buffer): HeaderList {
  const { kind: variant, scriptHashes, frameHosts: films = [] } = page;
  const frameHosts = [...outside.frameHosts, ...films];
  const isFramedByUs = page.isFramedByUs ?? outside.isFramedByUs ?? false;
  const security = securityHeaders({ ...outside, secure, variant, scriptHashes, frameHosts, isFramedByUs });
  // The page's own headers have priority, because browsers use the last of two.
  const own = new Set(page.headers.map(([name]) => name.toLowerCase()));
  const added = security.filter(([name]) => !own.has(name.toLowerCase()));
  const pairs: [string, string][] = [
    ...page.headers,
    ["etag", page.body.etag],
    ["vary", "accept-encoding"],
    ...added,
  ];
  if (bytes) pairs.push(["content-length", String(bytes.length)]);
  if (bytes && encoding !== "identity") pairs.push(["content-encoding", encoding]);
  return { pairs, flat: pairs.flat() };
}
