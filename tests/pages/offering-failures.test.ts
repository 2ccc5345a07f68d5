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
/** The host of the offerings: answers as ours does, until it is away. */
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
// Every question is to reach the host: nothing that it said before counts.
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

test("OF-13 OF-14 OF-15 OF-16 OF-17 a list asks by category, filters, place and kind", async () => {
  await site.fetch(`${BASE}/finishes/laminates?filters=product_type_id:101;colour:3001,3003&page=2`);
  expect(offeringsAsked()).toContainEqual({
    filters: "product_category_id:1;available_offline:1;product_type_id:101;multi_feature:3001,3003",
    start: 21,
    count: 21,
    offeringType: "finishes",
  });
});

test("OF-13 OF-14 OF-15 a product is asked for by its code, in its list and for what can be touched", async () => {
  await site.fetch(`${BASE}/kitchen-cabinets/drawers/ACC-002`);
  expect(offeringsAsked()).toContainEqual(
    expect.objectContaining({
      filters: "product_category_id:22;available_offline:1;code:ACC-002",
      offeringType: "accessories",
    }),
  );
});

test.each([`${BASE}/finishes/laminates/LAM-002`, `${BASE}/finishes/LAM-003`, `${BASE}/handles/ACC-020`])(
  "OF-11 AMB-28 a product that cannot be fetched is a 401, which nobody keeps: %s",
  async (path) => {
    isAway = true;
    const response = await site.fetch(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect(await response.text()).toContain("401");
  },
);

test("a list that cannot be fetched is the host's error, not an empty list", async () => {
  isAway = true;
  expect((await site.fetch(`${BASE}/finishes/veneer`)).status).toBeGreaterThanOrEqual(500);
});
