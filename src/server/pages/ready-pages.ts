import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../../platform/encoded-body.ts";
import type { Log } from "../../platform/log.ts";
import type { PageCache } from "../../platform/page-cache.ts";
import type { Features } from "../features.ts";
import type { OutsideSources } from "../headers/outside-sources.ts";
import { forwardedProtocol } from "../headers/request-security.ts";
import { pageResponse } from "./page-response.ts";

/** Answers at once when exactly this address has a finished page; says whether it did. */
export type ReadyPages = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * The shortest way through the house: a page that is ready goes out before a Request is even made, which is most of what
 * a hit would cost. Only addresses that have been answered by the long way, with a whole page, are ever found here.
 */
export function createReadyPages(
  cache: PageCache,
  log: Log,
  outside: OutsideSources,
  { mustAsk }: Pick<Features, "mustAsk">,
): ReadyPages {
  return (incoming, outgoing) => {
    const { method = "", url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const asked = readHeaders(incoming.rawHeaders);
    const protocol = forwardedProtocol(asked["x-forwarded-proto"] ?? null);
    // Whoever came without TLS may have to be sent to it.
    if (protocol === "http") return false;
    const [path = ""] = url.split("?");
    // A feature may send this visitor elsewhere.
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
    const requestId = randomUUID();
    outgoing.writeHead(status, [...headers.flat, "x-request-id", requestId]);
    outgoing.end(body);
    log.info(
      {
        requestId,
        method,
        path,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        ready: true,
      },
      "answered",
    );
    return true;
  };
}

const READ = ["x-forwarded-proto", "accept-encoding", "if-none-match"] as const;

/** The first of each that counts here. Node would put all headers in order, for a page that is ready already. */
function readHeaders(raw: readonly string[]): Partial<Record<(typeof READ)[number], string>> {
  const found: Partial<Record<(typeof READ)[number], string>> = {};
  for (let index = 0; index < raw.length; index += 2) {
    const given = raw[index] ?? "";
    const name = READ.find((one) => one.length === given.length && one === given.toLowerCase());
    if (name) found[name] ??= raw[index + 1];
  }
  return found;
}
