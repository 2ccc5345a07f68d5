import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { EncodedBody } from "../../platform/encoded-body.ts";
import { PageCache } from "../../platform/page-cache.ts";
import { loadConfig } from "../../services/config/config.ts";
import { outsideSourcesOf } from "../headers/outside-sources.ts";
import { listen } from "../listen.ts";
import { createReadyPages } from "./ready-pages.ts";

const PAGE = {
  status: 200,
  headers: [["content-type", "text/html; charset=utf-8"]] satisfies [string, string][],
  scriptHashes: ["'sha256-abc='"],
  freshUntil: Number.POSITIVE_INFINITY,
  tags: new Set<string>(),
  body: new EncodedBody("<!doctype html><h1>Home</h1>"),
  kind: "page" as const,
};

await PAGE.body.encoded("br");
const cache = new PageCache(1e6);
cache.set("/in", PAGE);
cache.set("/in/undecided", PAGE);
const readyPages = createReadyPages({
  cache,
  log: pino({ level: "silent" }),
  outside: outsideSourcesOf(loadConfig({})),
  features: { mustAsk: (path) => path === "/in/undecided" },
  trustedProxies: 1,
});
const LONG_WAY = 418;
const listener = await listen(
  (incoming, outgoing) => {
    if (!readyPages(incoming, outgoing)) outgoing.writeHead(LONG_WAY).end();
  },
  { host: "127.0.0.1", port: 0 },
);
afterAll(() => listener.drain());

function ask(headers: Record<string, string> = {}, { method = "GET", path = "/in" } = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${listener.port}${path}`, { method, headers });
}

test("a cached page is sent with the same headers as by the full handler", async () => {
  const response = await ask({ "accept-encoding": "br" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("<!doctype html><h1>Home</h1>");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("etag")).toBe(PAGE.body.etag);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-abc='");
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.has("strict-transport-security")).toBe(false);
});

test("keeps the request id of a proxy, if it is one", async () => {
  const idOf = async (id: string) =>
    (await ask({ "accept-encoding": "br", "x-request-id": id })).headers.get("x-request-id");
  expect(await idOf("edge-01.7f3a:22")).toBe("edge-01.7f3a:22");
  expect(await idOf("two words")).toMatch(/^[0-9a-f-]{36}$/);
});

test("an encoding that does not exist yet uses the full handler, and is cached after it", async () => {
  const gzip = { "accept-encoding": "gzip" };
  expect((await ask(gzip)).status).toBe(LONG_WAY);
  await PAGE.body.encoded("gzip");
  expect((await ask(gzip)).status).toBe(200);
});

test("sends HSTS behind TLS, and 304 when the client already has the page", async () => {
  const behindTls = await ask({ "x-forwarded-proto": "https, http" });
  expect(behindTls.headers.has("strict-transport-security")).toBe(true);
  expect((await ask({ "if-none-match": PAGE.body.etag })).status).toBe(304);
});

test("a visitor with a feature id gets a page without features immediately", async () => {
  expect((await ask({ cookie: "atrium_flag_id=7" })).status).toBe(200);
});

test("a request that needs a decision uses the full handler", async () => {
  expect((await ask({}, { path: "/in/undecided" })).status).toBe(LONG_WAY);
  expect((await ask({ "x-forwarded-proto": "http" })).status).toBe(LONG_WAY);
  expect((await ask({}, { method: "POST" })).status).toBe(LONG_WAY);
  expect((await ask({}, { path: "/in?utm_source=x" })).status).toBe(LONG_WAY);
});
