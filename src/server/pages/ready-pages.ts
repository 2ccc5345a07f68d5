import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../../platform/encoded-body.ts";
import type { Log } from "../../platform/log.ts";
import type { PageCache } from "../../platform/page-cache.ts";
import { noteSpan, runTraced, type Tracer } from "../../platform/tracing/current-trace.ts";
import type { Features } from "../features.ts";
import type { OutsideSources } from "../headers/outside-sources.ts";
import { requestIdOf } from "../headers/request-id.ts";
import { forwardedProtocol } from "../headers/request-security.ts";
import { type AnsweredMetrics, READY_PAGE } from "../metrics/kind-of-response.ts";
import { requestSpan, traceparentOf } from "../tracing/trace-request.ts";
import { pageResponse } from "./page-response.ts";

/** Responds immediately if exactly this address has a cached page; returns whether it did. */
export type ReadyPages = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

interface ReadyPagesOptions {
  cache: PageCache;
  log: Log;
  outside: OutsideSources;
  features: Pick<Features, "mustAsk">;
  trustedProxies: number;
  metrics?: AnsweredMetrics | undefined;
  tracer?: Tracer | undefined;
}

/**
 * The fast path: a cached page is sent before a Request object is created, which is most of the cost of a cache hit.
 * Only addresses for which the full handler has sent a complete page are found here.
 */
export function createReadyPages({
  cache,
  log,
  outside,
  features: { mustAsk },
  trustedProxies,
  metrics,
  tracer,
}: ReadyPagesOptions): ReadyPages {
  return (incoming, outgoing) => {
    const { method = "", url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const asked = readHeaders(incoming.rawHeaders);
    const protocol = forwardedProtocol(asked["x-forwarded-proto"] ?? null);
    // A visitor without TLS may have to be redirected.
    if (protocol === "http") return false;
    const [path = ""] = url.split("?");
    // A feature may redirect this visitor.
    if (mustAsk(path)) return false;
    const page = cache.get(url);
    const encoding = chooseEncoding(asked["accept-encoding"] ?? null);
    const bytes = page?.body.ready(encoding);
    if (!page || !bytes) return false;

    const startedAt = performance.now();
    const secure = protocol === "https" || "encrypted" in incoming.socket;
    const { status, headers, body } = pageResponse(page, {
      method,
      secure,
      outside,
      bytes,
      encoding,
      ifNoneMatch: asked["if-none-match"],
    });
    const requestId = requestIdOf(asked["x-request-id"], trustedProxies);
    outgoing.writeHead(status, [...headers.flat, "x-request-id", requestId]);
    outgoing.end(body);
    const milliseconds = performance.now() - startedAt;
    metrics?.answered(READY_PAGE, status, milliseconds);
    const traceparent = traceparentOf(asked.traceparent, trustedProxies);
    runTraced({ requestId, traceparent, tracer }, () => {
      noteSpan(requestSpan(method, READY_PAGE, status), milliseconds);
      log.info({ method, path, status, ms: Math.round(milliseconds * 10) / 10, ready: true }, "answered");
    });
    return true;
  };
}

const READ = [
  "x-forwarded-proto",
  "accept-encoding",
  "if-none-match",
  "x-request-id",
  "traceparent",
] as const;

/**
 * The first value of each header that is needed here. Node would parse all headers, which costs too much for a cached
 * page.
 */
function readHeaders(raw: readonly string[]): Partial<Record<(typeof READ)[number], string>> {
  const found: Partial<Record<(typeof READ)[number], string>> = {};
  for (let index = 0; index < raw.length; index += 2) {
    const given = raw[index] ?? "";
    const name = READ.find((one) => one.length === given.length && one === given.toLowerCase());
    if (name) found[name] ??= raw[index + 1];
  }
  return found;
}
