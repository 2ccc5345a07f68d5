import { VIDEO_HOSTS } from "../../contracts/video-hosts.ts";
import type { DocumentKind } from "../../platform/page-cache.ts";
import type { OutsideSources } from "./outside-sources.ts";

export type HeaderVariant = DocumentKind | "api" | "asset" | "worker";

export interface SecurityHeaderInput extends Partial<OutsideSources> {
  variant: HeaderVariant;
  /** Whether the visitor came over TLS; see isSecure. */
  secure: boolean;
  /** Sources from hashInlineScripts and hashInlineStyles. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
}

export function securityHeaders(input: SecurityHeaderInput): [name: string, value: string][] {
  const { variant, secure } = input;
  const isDocument = variant === "page" || variant === "embed" || variant === "amp";
  const isOwnWindow = variant === "page" || variant === "amp";
  return [
    ["Content-Security-Policy", contentSecurityPolicy(input)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Resource-Policy", RESOURCE_POLICY[variant]],
    ...when(isDocument, "Permissions-Policy", PERMISSIONS),
    ...when(isDocument, "Origin-Agent-Cluster", "?1"),
    // An embed keeps its opener, because the page around it may have opened it and waits for the message that a form
    // was sent.
    ...when(isOwnWindow, "Cross-Origin-Opener-Policy", "same-origin-allow-popups"),
    ...when(isOwnWindow || variant === "api", "X-Frame-Options", isFramed(input) ? "SAMEORIGIN" : "DENY"),
    ...when(secure, "Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"),
  ];
}

// Photographs, fonts and scripts are public, and AMP caches and embeds load them from other origins.
const RESOURCE_POLICY: Record<HeaderVariant, string> = {
  page: "same-origin",
  embed: "cross-origin",
  amp: "same-origin",
  api: "same-origin",
  asset: "cross-origin",
  worker: "same-origin",
};

const PERMISSIONS = [
  "accelerometer=()",
  "autoplay=(self)",
  "camera=()",
  "display-capture=()",
  "fullscreen=(self)",
  "geolocation=(self)",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  "usb=()",
].join(", ");

function contentSecurityPolicy(input: SecurityHeaderInput): string {
  const directives = { ...DIRECTIVES[input.variant](input), ...(input.secure && UPGRADE) };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

type Directives = Record<string, readonly string[]>;

const SELF = ["'self'"];
const NONE = ["'none'"];
const UPGRADE: Directives = { "upgrade-insecure-requests": [] };

const DIRECTIVES: Record<HeaderVariant, (input: SecurityHeaderInput) => Directives> = {
  page: (input) => ({ ...documentDirectives(input), "frame-ancestors": isFramed(input) ? SELF : NONE }),
  embed: (input) => ({
    ...documentDirectives(input),
    "frame-ancestors": input.frameAncestors?.map(cleanSource) ?? ["*"],
  }),
  amp: (input) => ({ ...ampDirectives(input), "frame-ancestors": NONE }),
  api: () => ({ "default-src": NONE, "base-uri": NONE, "form-action": NONE, "frame-ancestors": NONE }),
  // For an SVG that is opened directly: it may have styles and nothing else.
  asset: () => ({
    "default-src": NONE,
    "style-src": ["'unsafe-inline'"],
    sandbox: [],
    "frame-ancestors": NONE,
  }),
  // The policy of its own file applies to a worker, and ours has to fetch.
  worker: () => ({ "default-src": NONE, "connect-src": SELF, "script-src": SELF }),
};

function isFramed({ variant, isFramedByUs }: SecurityHeaderInput): boolean {
  return variant === "page" && isFramedByUs === true;
}

function documentDirectives(input: SecurityHeaderInput) {
  const { scriptHashes = [], styleHashes = [], scriptHosts, connectHosts, frameHosts } = input;
  return {
    "default-src": NONE,
    "script-src": [...SELF, ...scriptHashes, ...cleanSources(scriptHosts)],
    "style-src": [...SELF, ...styleHashes],
    // Custom properties in style attributes: they cannot run code, and cannot be hashed individually.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": [...SELF, "data:", "https:", ...(input.secure ? [] : ["http:"])],
    "font-src": SELF,
    "connect-src": [...SELF, ...cleanSources(connectHosts)],
    "media-src": SELF,
    "manifest-src": SELF,
    "worker-src": SELF,
    "frame-src": [...SELF, ...cleanSources(frameHosts)],
    "form-action": SELF,
    "base-uri": NONE,
    "object-src": NONE,
  } satisfies Directives;
}

const AMP_FRAMES = VIDEO_HOSTS.map((host) => `https://${host}`);
export const AMP_ORIGIN = "https://cdn.ampproject.org";

/**
 * AMP documents contain none of our scripts, so the policy allows none; the runtime adds its own styles, and shows
 * films in a frame of their host.
 */
function ampDirectives(input: SecurityHeaderInput) {
  return {
    ...documentDirectives({ ...input, scriptHosts: [], connectHosts: [] }),
    "script-src": [AMP_ORIGIN],
    "style-src": ["'unsafe-inline'", AMP_ORIGIN],
    "connect-src": [...SELF, AMP_ORIGIN],
    "frame-src": AMP_FRAMES,
    "manifest-src": SELF,
    "worker-src": NONE,
    "media-src": NONE,
  } satisfies Directives;
}

function cleanSources(sources: readonly string[] = []): string[] {
  return sources.map(cleanSource);
}

/** A setting must not be able to add a directive or a second policy. */
function cleanSource(source: string): string {
  const clean = source.trim();
  if (/[\s;,]/.test(clean)) throw new Error(`"${source}" cannot be used in a Content-Security-Policy`);
  return clean;
}

function when(condition: boolean, name: string, value: string): [string, string][] {
  return condition ? [[name, value]] : [];
}
