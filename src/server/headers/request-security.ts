import type { HeaderVariant } from "./security-headers.ts";

/** Whether the visitor's connection is encrypted, as reported by the proxy or the socket. */
export function isSecure(headers: Headers, isSocketEncrypted = false): boolean {
  return isSocketEncrypted || forwardedProtocol(headers.get("x-forwarded-proto")) === "https";
}

/**
 * The redirect target for a visitor without TLS: the same address on our public host. The host is never read from the
 * request, because otherwise an attacker could choose the target.
 */
export function secureLocation(headers: Headers, url: URL, publicUrl: string): string | undefined {
  if (!publicUrl.startsWith("https://") || forwardedProtocol(headers.get("x-forwarded-proto")) !== "http")
    return undefined;
  return `${publicUrl}${url.pathname}${url.search}`;
}

export function headerVariantOf(answer: {
  path: string;
  contentType: string;
  isEmbed?: boolean;
}): HeaderVariant {
  if (answer.path === "/service-worker.js" || MAP_WORKER.test(answer.path)) return "worker";
  const type = answer.contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/html") return answer.isEmbed ? "embed" : "page";
  return ASSET_TYPES.test(type) ? "asset" : "api";
}

const ASSET_TYPES =
  /^(?:image|font|audio|video)\/|^text\/(?:css|javascript|plain)$|^application\/(?:manifest\+json|xml)$/;

/** The visitor's protocol from X-Forwarded-Proto: each proxy appends to it, so the first entry counts. */
export function forwardedProtocol(header: string | null): string | undefined {
  return header?.split(",")[0]?.trim().toLowerCase();
}

/** The map draws in a separate worker, whose file name contains a hash. */
const MAP_WORKER = /^\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/;
