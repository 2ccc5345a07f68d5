import { expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { readHtml } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

/** The upstream for designs is unavailable. */
const host = stubBackend((_, outgoing) => outgoing.writeHead(503).end());
const site = testSite(() => ({ GRAPHQL_URL: host.url() }));

test("without designs the plans, the check and the list are shown, and nothing links to an empty gallery", async () => {
  const response = await site.fetch(
    "/in/interiors/offerings/know-your-kitchen?sinkHob=5&hobFridge=6&fridgeSink=6",
  );
  expect(response.status).toBe(200);
  const page = readHtml(await response.text());
  expect(page.all("svg.plan")).toHaveLength(6);
  expect(page.all(".check-answer .notice--ok")).toHaveLength(1);
  expect(page.all(".checklist__items > li").length).toBeGreaterThan(18);
  expect(page.all("#designs, .layouts .go")).toHaveLength(0);
});
