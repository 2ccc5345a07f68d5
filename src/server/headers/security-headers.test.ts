import { describe, expect, test } from "vitest";
import { headerVariantOf, isSecure, secureLocation } from "./request-security.ts";
import { type SecurityHeaderInput, securityHeaders } from "./security-headers.ts";

function headersOf(input: Partial<SecurityHeaderInput>) {
  return new Headers(securityHeaders({ variant: "page", secure: true, ...input }));
}

function policyOf(input: Partial<SecurityHeaderInput>): Map<string, string[]> {
  const header = headersOf(input).get("content-security-policy") ?? "";
  return new Map(
    header.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("content security policy", () => {
  test("a page runs only our files and its own inline scripts", () => {
    const policy = policyOf({ scriptHashes: ["'sha256-abc='"] });
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy.get("style-src")).toEqual(["'self'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
  });

  test("allows unsafe-inline only for style attributes, and never unsafe-eval", () => {
    for (const variant of ["page", "embed"] as const) {
      const loose = [...policyOf({ variant })].filter(([, sources]) => sources.join().includes("unsafe"));
      expect(loose).toEqual([["style-src-attr", ["'unsafe-inline'"]]]);
    }
  });

  test("forbids framing a page, and allows framing an embed for all or for the named sites", () => {
    expect(policyOf({ variant: "page" }).get("frame-ancestors")).toEqual(["'none'"]);
    expect(policyOf({ variant: "embed" }).get("frame-ancestors")).toEqual(["*"]);
    const named = policyOf({ variant: "embed", frameAncestors: ["https://partner.example"] });
    expect(named.get("frame-ancestors")).toEqual(["https://partner.example"]);
    expect(headersOf({ variant: "page" }).get("x-frame-options")).toBe("DENY");
    expect(headersOf({ variant: "embed" }).get("x-frame-options")).toBeNull();
  });

  test("photographs may come from any host, and only over TLS if the page does", () => {
    expect(policyOf({ secure: true }).get("img-src")).toEqual(["'self'", "data:", "https:"]);
    expect(policyOf({ secure: false }).get("img-src")).toEqual(["'self'", "data:", "https:", "http:"]);
  });

  test.each(["https://a.example; script-src *", "https://a.example, default-src *", "a b"])(
    "refuses the host %s",
    (host) => {
      expect(() => securityHeaders({ variant: "page", secure: true, scriptHosts: [host] })).toThrow(host);
    },
  );

  test("the service worker may fetch, because the policy of its own file applies to it", () => {
    expect(policyOf({ variant: "worker" }).get("connect-src")).toEqual(["'self'"]);
  });

  test("an SVG that is opened directly can do nothing", () => {
    expect(policyOf({ variant: "asset" }).has("sandbox")).toBe(true);
    expect(policyOf({ variant: "asset" }).has("script-src")).toBe(false);
  });

  test("writes no directive twice", () => {
    for (const variant of ["page", "embed", "api", "asset", "worker"] as const) {
      const names = (headersOf({ variant }).get("content-security-policy") ?? "")
        .split("; ")
        .map((directive) => directive.split(" ")[0]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe("transport", () => {
  test("sends HSTS and upgrade-insecure-requests only over TLS", () => {
    expect(headersOf({ secure: true }).get("strict-transport-security")).toBe(
      "max-age=63072000; includeSubDomains; preload",
    );
    expect(headersOf({ secure: false }).get("strict-transport-security")).toBeNull();
    expect(policyOf({ secure: true }).has("upgrade-insecure-requests")).toBe(true);
    expect(policyOf({ secure: false }).has("upgrade-insecure-requests")).toBe(false);
  });

  test.each([
    ["https", true],
    ["HTTPS", true],
    ["https, http", true],
    ["http, https", false],
    ["http", false],
    ["httpsx", false],
  ])("X-Forwarded-Proto: %s", (value, secure) => {
    expect(isSecure(new Headers({ "x-forwarded-proto": value }))).toBe(secure);
  });

  test("without a proxy the socket decides", () => {
    expect(isSecure(new Headers())).toBe(false);
    expect(isSecure(new Headers(), true)).toBe(true);
  });

  test("redirects a visitor without TLS to our own host, never to the host of the request", () => {
    const plain = new Headers({ "x-forwarded-proto": "http", host: "evil.example" });
    const url = new URL("http://evil.example/in?page=2");
    expect(secureLocation(plain, url, "https://homes.example")).toBe("https://homes.example/in?page=2");
    expect(secureLocation(plain, url, "http://localhost:3000")).toBeUndefined();
    expect(secureLocation(new Headers(), url, "https://homes.example")).toBeUndefined();
  });
});

test.each([
  [{ path: "/in", contentType: "text/html; charset=utf-8" }, "page"],
  [{ path: "/oembed/x", contentType: "text/html", isEmbed: true }, "embed"],
  [{ path: "/api/content/x", contentType: "application/json" }, "api"],
  [{ path: "/health", contentType: "application/json" }, "api"],
  [{ path: "/assets/a.js", contentType: "text/javascript" }, "asset"],
  [{ path: "/favicon.svg", contentType: "image/svg+xml" }, "asset"],
  [{ path: "/in/manifest.webmanifest", contentType: "application/manifest+json" }, "asset"],
  [{ path: "/service-worker.js", contentType: "text/javascript" }, "worker"],
  [{ path: "/in", contentType: "" }, "api"],
] as const)("%o gets the headers of a %s", (answer, variant) => {
  expect(headerVariantOf(answer)).toBe(variant);
});
