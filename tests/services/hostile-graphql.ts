import fc from "fast-check";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { composeSchema } from "../../src/services/graphql/compose-schema.ts";
import { anyQuery } from "./graphql-arbitraries.ts";
import { anyJson } from "./hostile-bodies.ts";
import { anyFilters } from "./hostile-filters.ts";
import { anyPaging } from "./hostile-reads.ts";
import { encodeSome, type Hostile, postOf, queryOf } from "./hostile-request.ts";
import { anyText } from "./hostile-texts.ts";

const GRAPHQL = HOSTS.graphql.embeddedAt;
const OPERATIONS = ALL_CALLS.filter(({ document }) => document !== undefined);

export const graphqlDocuments: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 5, arbitrary: anyQuery(composeSchema()).map((query) => postOf(GRAPHQL, { query })) },
  {
    weight: 1,
    arbitrary: anyQuery(composeSchema()).map((query) => ({ path: `${GRAPHQL}?${queryOf({ query })}` })),
  },
);

/** The expected kind of value for each variable of the site's operations, with random content. */
const VARIABLES: Record<string, fc.Arbitrary<unknown>> = {
  urlQueryParams: fc
    .tuple(anyFilters, anyPaging)
    .map(([filters, more]) => queryOf({ filters, ...more }, encodeSome)),
  filters: fc.oneof(
    anyFilters,
    fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(9_000), { minLength: 1 }))
      .map(
        ([category, features]) =>
          `product_category_id:${category};available_offline:1;multi_feature:${features}`,
      ),
  ),
  designIdeasContentTypes: fc.subarray(["looks", "smart-photo-lite"], { minLength: 1 }),
  contentTypeSlug: fc.constantFrom("smart-photo", "smart-photo-lite", "looks"),
  offeringType: fc.constantFrom("finishes", "accessories"),
  type: fc.constantFrom("post", "author", "category", "post_tag"),
  countryIsoCode: fc.constantFrom("IN", "sg", "MY", "ZZ"),
  currency: fc.constantFrom("INR", "sgd", "XXX"),
  page: fc.integer({ min: 1, max: 100_000 }),
  pageSize: fc.integer({ min: 1, max: 50 }),
  start: fc.oneof(fc.nat(200), fc.nat()),
  count: fc.integer({ min: 1, max: 100 }),
};

/** The site's own operations with random variables. */
export const graphqlVariables: fc.Arbitrary<Hostile> = fc
  .constantFrom(...OPERATIONS)
  .chain(({ name, document, input }) => {
    const names = Object.keys("shape" in input ? (input.shape as object) : {});
    const given = names.map((one) => [
      one,
      fc.oneof(
        { weight: 12, arbitrary: VARIABLES[one] ?? anyText },
        { weight: 1, arbitrary: anyText },
        { weight: 1, arbitrary: anyJson },
      ),
    ]);
    return fc
      .record(Object.fromEntries(given))
      .map((variables) => postOf(GRAPHQL, { query: document, operationName: name, variables }));
  });
