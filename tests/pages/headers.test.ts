import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { BUILT_PAGES } from "../support/built-pages.ts";
import { openAsAllowed } from "../support/open-as-allowed.ts";
import { PUBLIC_URL, sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

const site = sharedSite();
const openPage = await openAsAllowed(site);
const failing = stubBackend((_, response) => response.writeHead(503).end());
const failingSite = testSite(() => ({ GOOBE_URL: failing.url() }));

/** One response of every kind that the site sends. */
const KINDS: [string, () => Promise<Response>][] = [
  ["a page", () => site.fetch("/in")],
  ["a page from the cache", () => site.fetch("/in")],
  ["a page that has not changed", notModified],
  ["a 404", () => site.fetch("/in/zz-none")],
  ["an error page", () => failingSite.fetch("/in")],
  ["a permanent redirect", () => site.fetch("/in/about-us/")],
  ["the root's redirect", () => site.fetch("/")],
  ["health", () => site.fetch("/health")],
  ["a response of a backend", () => site.fetch("/api/goobe/document/es/search/zz")],
  ["a refusal of a backend", () => site.fetch("/api/zz")],
  ["robots.txt", () => site.fetch("/robots.txt")],
  ["a sitemap", () => site.fetch("/sitemap.xml")],
  ["a manifest", () => site.fetch("/in/manifest.webmanifest")],
  ["the service worker", () => site.fetch("/service-worker.js")],
  ["an icon", () => site.fetch("/favicon.svg")],
  ["a built file", builtFile],
];

async function notModified(): Promise<Response> {
  const etag = (await site.fetch("/in")).headers.get("etag") ?? "";
  return site.fetch("/in", { headers: { "if-none-match": etag } });
}

async function builtFile(): Promise<Response> {
  const page = readHtml(await (await site.fetch("/in")).text());
  const script = page.all("script[src]").map((element) => attribute(element, "src") ?? "")[0];
  return site.fetch(script ?? "");
}

describe.each(KINDS)("%s", (_, answer) => {
  test("has the strict headers and its own request id", async () => {
    const { headers } = await answer();
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-resource-policy")).toBeTruthy();
    expect(headers.get("x-request-id")).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect((await answer()).headers.get("x-request-id")).not.toBe(headers.get("x-request-id"));
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("server")).toBeNull();
  });

  test("never allows a script that is not ours", async () => {
    const policy = (await answer()).headers.get("content-security-policy") ?? "";
    const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";
    expect(directive("script-src")).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy).not.toContain("unsafe-eval");
    expect(directive("default-src")).toBe("default-src 'none'");
  });
});

test("HSTS is sent behind TLS only", async () => {
  const secure = await site.fetch("/in", { headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers.get("strict-transport-security")).toMatch(/max-age=\d{8,}; includeSubDomains/);
  const plain = await site.fetch("/in");
  expect(plain.headers.get("strict-transport-security")).toBeNull();
});

test("a visitor without TLS is redirected to the public address, never to the host of the request", async () => {
  const response = await site.fetch("/in?a=1", {
    headers: { "x-forwarded-proto": "http", host: "evil.example" },
  });
  expect([response.status, response.headers.get("location")]).toEqual([301, `${PUBLIC_URL}/in?a=1`]);
});

test.each(BUILT_PAGES)(
  "the policy of $path lists exactly the scripts in its page",
  async ({ path, definition }) => {
    const response = await openPage({ path, definition });
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    const runs = inline.filter(
      ([, attributes = ""]) => !/type="application\/(?:ld\+)?json"/.test(attributes),
    );
    for (const [, , code = ""] of runs) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    }
    expect(html).not.toMatch(/<style[\s>]/);
    expect(policy).toContain(definition.isEmbed ? "frame-ancestors *" : "frame-ancestors 'none'");
    expect(response.headers.get("x-frame-options")).toBe(definition.isEmbed ? null : "DENY");
    expect(response.headers.has("cross-origin-opener-policy")).toBe(!definition.isEmbed);
    expect(response.headers.get("permissions-policy")).toContain("camera=()");
  },
);
