import { expect, test } from "vitest";
import { createLog } from "../../src/platform/log.ts";
import { answerHealth } from "../../src/server/middleware/answer-health.ts";
import { testSite } from "../support/open-test-site.ts";

const site = testSite();

test("/health reports that the site can serve, and its database", async () => {
  const response = await site.fetch("/health");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const body = await response.json();
  expect(body).toMatchObject({ status: "ok", database: "sqlite" });
  expect(body.documents).toBeGreaterThan(0);
});

test("/health answers HEAD, and refuses other methods", async () => {
  expect((await site.fetch("/health", { method: "HEAD" })).status).toBe(200);
  const refused = await site.fetch("/health", { method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("/health answers 503 with the reason when the site cannot serve", async () => {
  const step = answerHealth({
    problem: async () => "The database does not answer.",
    facts: {},
    isStopping: false,
  });
  const request = new Request("https://www.example.com/health");
  const response = await step({
    request,
    url: new URL(request.url),
    page: undefined,
    requestId: "x",
    client: { address: undefined, secure: true },
    log: createLog("silent"),
    bindings: undefined,
  });
  expect(response?.status).toBe(503);
  expect(await response?.json()).toEqual({ status: "unavailable", reason: "The database does not answer." });
});
