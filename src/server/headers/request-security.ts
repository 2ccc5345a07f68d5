import type { HeaderVariant } from "./security-headers.ts";

/** Whether the visitor's own connection is encrypted, as the proxy in front reports it or the socket shows. */
export function isSecure(headers: Headers, isSocketEncrypted = false): boolean {
  return isSocketEncrypted || forwardedProtocol(headers) === "https";
}

/**
 * Where to send a visitor who came without TLS to a site that has it: the same address on our own public host. The host
 * is never read from the request, or anybody could make us redirect to theirs.
 */
export function secureLocation(headers: Headers, url: URL, publicUrl: string): string | undefined {
  if (!publicUrl.startsWith("https://") || forwardedProtocol(headers) !== "http") return undefined;
  return `${publicUrl}${url.pathname}${url.search}`;
}

/** The kind of headers for an answer, from what it is and where it stands. */
export function headerVariantOf(answer: {
  path: string;
  contentType: string;
  isEmbed?: boolean;
}): HeaderVariant {
  if (answer.path === "/service-worker.js") return "worker";
  const type = answer.contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/html") return answer.isEmbed ? "embed" : "page";
  return ASSET_TYPES.test(type) ? "asset" : "api";
}

const ASSET_TYPES =
  /^(?:image|font|audio|video)\/|^text\/(?:css|javascript|plain)$|^application\/(?:manifest\+json|xml)$/;

// Proxies in a row append to the header; the first entry is the visitor's.
function forwardedProtocol(headers: Headers): string | undefined {
  return headers.get("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase();
}
