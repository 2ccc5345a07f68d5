import { beforeEach, expect, test } from "vitest";
import { listOfferings } from "../../src/contracts/calls/graphql/list-offerings.ts";
import { testSite } from "../support/open-test-site.ts";
import { stubBackend } from "../support/stub-backend.ts";

interface Asked {
  operationName?: string;
  query?: string;
  variables: Record<string, unknown>;
}

let isAway = false;
let asked: Asked[] = [];
const contents = testSite();
/** The upstream for offerings: it answers as ours does, until it is set to unavailable. */
const host = stubBackend(async (incoming, outgoing) => {
  const body = Buffer.concat(await incoming.toArray());
  asked.push(JSON.parse(body.toString()));
  if (isAway) return outgoing.writeHead(503).end();
  const answer = await contents.fetch("/api/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body,
  });
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
});
// Every request must reach the host, so stale responses and the page cache are off.
const site = testSite(() => ({ GRAPHQL_URL: host.url(), BACKEND_STALE_SECONDS: "0", PAGE_CACHE_MB: "0" }));
const BASE = "/in/interiors/offerings";

beforeEach(() => {
  isAway = false;
  asked = [];
});

function offeringsAsked(): Record<string, unknown>[] {
  return asked
    .filter(({ query = "", operationName }) => `${operationName} ${query}`.includes(listOfferings.name))
    .map(({ variables }) => variables);
}

test("OF-13 OF-14 OF-15 OF-16 OF-17 a list requests its category, filters, offset and offering type", async () => {
  await site.fetch(`${BASE}/finishes/laminates?filters=product_type_id:101;colour:3001,3003&page=2`);
  expect(offeringsAsked()).toContainEqual({
    filters: "product_category_id:1;available_offline:1;product_type_id:101;multi_feature:3001,3003",
    start: 21,
    count: 21,
    offeringType: "finishes",
  });
});

test("OF-12 OF-13 OF-14 a comparison requests both products by their codes", async () => {
  await site.fetch(`${BASE}/finishes/laminates?compare=LAM-001,LAM-002`);
  expect(offeringsAsked()).toContainEqual(
    expect.objectContaining({
      filters: "product_category_id:100;available_offline:1;code:LAM-001,LAM-002",
      offeringType: "finishes",
    }),
  );
});

test("OF-13 OF-14 OF-15 a product is requested by its code, in its list and only if it can be seen in a centre", async () => {
  await site.fetch(`${BASE}/kitchen-cabinets/drawers/ACC-002`);
  expect(offeringsAsked()).toContainEqual(
    expect.objectContaining({
      filters: "product_category_id:22;available_offline:1;code:ACC-002",
      offeringType: "accessories",
    }),
  );
});

test.each([`${BASE}/finishes/laminates/LAM-002`, `${BASE}/finishes/LAM-003`, `${BASE}/handles/ACC-020`])(
  "OF-11 AMB-28 a product that cannot be loaded answers 401, which is not cached: %s",
  async (path) => {
    isAway = true;
    const response = await site.fetch(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect(await response.text()).toContain("401");
  },
);

test("a list that cannot be loaded shows the error of the host, not an empty list", async () => {
  isAway = true;
  expect((await site.fetch(`${BASE}/finishes/veneer`)).status).toBeGreaterThanOrEqual(500);
});

test("OF-12 a comparison shows an error while the host is unavailable, and calls no product unavailable", async () => {
  isAway = true;
  const response = await site.fetch(`${BASE}/finishes/laminates?compare=LAM-001,LAM-002`);
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.text()).not.toContain("LAM-001.");
});
