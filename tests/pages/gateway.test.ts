import { describe, expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { stubBackend } from "../support/stub-backend.ts";

describe("an upstream called from a browser", () => {
  const asked: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = [];
  const backend = stubBackend(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    response.writeHead(201, { "content-type": "application/json", "set-cookie": "theirs=1" }).end('{"ok":1}');
  });
  let failures = 0;
  const failing = stubBackend((_, response) => {
    failures += 1;
    response.writeHead(500).end();
  });
  const site = testSite(() => ({
    BUMBLEBEE_URL: `${backend.url()}/gateway`,
    QUIZ_URL: "http://127.0.0.1:9",
    WCMS_URL: `${failing.url()}/wcms`,
  }));

  test("AP-02 AP-03 is called through our own address, with the body and without the visitor's cookies", async () => {
    const response = await site.fetch("/bumblebee/v1/api/hub/graphql?x=1", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "mine=1" },
      body: '{"name":"Asha"}',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: 1 });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(asked).toMatchObject([
      { method: "POST", url: "/gateway/v1/api/hub/graphql?x=1", body: '{"name":"Asha"}' },
    ]);
    expect(asked[0]?.headers.cookie).toBeUndefined();
  });

  test("without a response is answered with 504 and does not crash the site", async () => {
    const response = await site.fetch("/api/quiz/v1/items/style");
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test("AP-04 that fails repeatedly is not called for a while", async () => {
    const statuses: number[] = [];
    for (const _ of "1234567") statuses.push((await site.fetch("/api/wcms/v1/items")).status);
    expect(statuses).toEqual([500, 500, 500, 500, 500, 504, 504]);
    expect(failures).toBe(5);
  });

  test("LF-15 leads are accepted by our own service, which passes them on", async () => {
    const before = asked.length;
    const response = await site.fetch("/bumblebee/v1/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"name":"Asha"}',
    });
    expect([response.status, await response.json()]).toMatchObject([400, { field: "phone" }]);
    expect(asked).toHaveLength(before);
  });

  test("calls without a configured upstream are answered by our own services", async () => {
    const response = await site.fetch("/api/content/document/es/search/looks?filters=country.eq:IN&size=1");
    expect(response.status).toBe(200);
  });
});
