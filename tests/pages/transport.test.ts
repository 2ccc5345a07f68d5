import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { SHOWN_PAGES } from "../support/built-pages.ts";
import { sharedSite } from "../support/open-test-site.ts";

const site = sharedSite();
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each(SHOWN_PAGES)("$path over HTTP", ({ path, definition }) => {
  test("is the same bytes for every anonymous visitor, and sets no cookie", async () => {
    const one = await site.fetch(path, { headers: { "user-agent": "one", "accept-language": "en" } });
    const other = await site.fetch(path, {
      headers: {
        "user-agent": "other",
        "accept-language": "ar",
        "x-forwarded-for": "5.42.0.1",
        cookie: "a=b",
      },
    });
    expect(await bytesOf(other)).toEqual(await bytesOf(one));
    for (const response of [one, other]) {
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(response.headers.get("vary")?.toLowerCase()).not.toContain("cookie");
      expect(response.headers.get("cache-control")).toContain(
        definition.access !== "public" ? "no-store" : "public",
      );
    }
  });

  test("answers 304 to a client that has it already", async () => {
    const etag = (await site.fetch(path)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await site.fetch(path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await site.fetch(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("is compressed for clients that support it, with a Vary header for caches", async () => {
    const plain = await bytesOf(await site.fetch(path));
    const brotli = await site.fetch(path, { headers: { "accept-encoding": "gzip, br" } });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotli.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(brotliDecompressSync(await bytesOf(brotli))).toEqual(plain);
    const gzip = await site.fetch(path, { headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytesOf(gzip))).toEqual(plain);
  });

  test("answers HEAD like GET, without the body", async () => {
    const get = await site.fetch(path);
    const head = await site.fetch(path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const name of [
      "content-type",
      "content-length",
      "etag",
      "cache-control",
      "content-security-policy",
    ]) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
  });

  test("ignores unknown query parameters", async () => {
    const plain = await (await site.fetch(path)).text();
    expect(await (await site.fetch(`${path}?utm_source=x&gclid=y`)).text()).toBe(plain);
  });
});

test("many concurrent visitors get the same page", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.fetch("/sg")));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
});
