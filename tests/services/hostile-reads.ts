import fc from "fast-check";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { anyFilters } from "./hostile-filters.ts";
import { encode, type Hostile, queryOf } from "./hostile-request.ts";
import { anyText, damaged, NUMBERS } from "./hostile-texts.ts";

const DOCUMENTS = ["/api/goobe", "/api/content"].map((host) => `${host}/document/es/search`);
const TYPES = [
  ..."looks smart-photo-lite website_content ec magazine_categories magazine-posts design-ideas-cues".split(
    " ",
  ),
  ..."finishes home-looks company-news service-pages careers-skillate".split(" "),
];

const SLUGS = [
  ["website_content", "home-in"],
  ["trending-stories", "IN_editors_pick"],
  ["design-ideas-landing-page", "sg_design_ideas"],
  ["looks", "teak-galley-utility-balcony-chennai"],
  ["looks", "walnut-kitchen-round-breakfast-table-three"],
  ["smart-photo-lite", "sage-l-kitchen-breakfast-table-2bhk-pune"],
  ["service-pages", "privacy"],
] as const;

const contentType = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom(...TYPES) },
  { weight: 1, arbitrary: segment() },
);
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer({ min: -3, max: 120 }).map(String));
export const anyPaging = fc.oneof(
  fc.record(
    { page: fc.nat(40).map(String), size: fc.integer({ min: 1, max: 100 }).map(String), sort: sortOrder(4) },
    { requiredKeys: [] },
  ),
  fc.record({ page: number, size: number, sort: sortOrder(6) }, { requiredKeys: [] }),
);

function sortOrder(known: number): fc.Arbitrary<string> {
  return fc.constantFrom(...["position", "-position", "slug", "-slug", "title", ""].slice(0, known));
}

/** A list of documents with random filters. */
export const lists: fc.Arbitrary<Hostile> = fc
  .tuple(
    fc.constantFrom(...DOCUMENTS),
    contentType,
    anyFilters,
    fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anyPaging }),
  )
  .map(([host, type, filters, more]) => ({ path: `${host}/${type}?${queryOf({ filters, ...more })}` }));

/** One document by its slug, or with its neighbours. */
export const documents: fc.Arbitrary<Hostile> = fc
  .tuple(
    fc.constantFrom(...DOCUMENTS),
    fc.oneof(fc.constantFrom(...SLUGS), fc.tuple(contentType, segment())),
    fc.option(contentType),
    fc.option(anyFilters),
  )
  .map(([host, [type, slug], neighbours, filters]) => {
    const rest = neighbours === null ? "" : `/prevnext/${neighbours}`;
    return { path: `${host}/${type}/slug/${slug}${rest}?${queryOf(filters === null ? {} : { filters })}` };
  });

/** Every other GET call, with random path and query parameters. */
export const reads: fc.Arbitrary<Hostile> = fc
  .constantFrom(...ALL_CALLS.filter(({ host, method }) => method === "GET" && host !== "graphql"))
  .chain(({ host, path, input }) => {
    const names = Object.keys("shape" in input ? (input.shape as object) : {});
    const some = fc.array(fc.tuple(fc.constantFrom("page", "search", "nothing", ...names), anyParameter()), {
      maxLength: 6,
    });
    return fc.tuple(filledPath(HOSTS[host].embeddedAt + path), some).map(([filled, params]) => {
      const written = params.flatMap(([name, given]) => given.map((one) => `${name}${one}`));
      return { path: `${filled}?${written.join("&")}` };
    });
  });

/** A query parameter in any form: once, twice, as a list, or without a value. */
function anyParameter(): fc.Arbitrary<readonly string[]> {
  const value = fc.oneof(anyText, number).map((text) => encode(text));
  return fc.oneof(
    { weight: 6, arbitrary: value.map((one) => [`=${one}`]) },
    { weight: 1, arbitrary: fc.tuple(value, value).map(([one, other]) => [`=${one}`, `=${other}`]) },
    { weight: 1, arbitrary: value.map((one) => [`[]=${one}`, `[a][b]=${one}`]) },
    { weight: 1, arbitrary: fc.constant([""]) },
    { weight: 1, arbitrary: anyText.map((text) => [`=${text}`]) },
  );
}

/** Replaces the path parameters with random text. */
function filledPath(path: string): fc.Arbitrary<string> {
  const parts = path.split("/").map((part) => (part.startsWith(":") ? segment() : fc.constant(part)));
  return damagedNowAndThen(fc.tuple(...parts).map((filled) => filled.join("/")));
}

function damagedNowAndThen(paths: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 15, arbitrary: paths },
    { weight: 1, arbitrary: damaged(paths).map((path) => `/${path.replace(/^\/+/, "")}`) },
  );
}

function segment(): fc.Arbitrary<string> {
  return fc.oneof({ weight: 9, arbitrary: anyText.map(encode) }, { weight: 1, arbitrary: anyText });
}

/** Random addresses that do not exist. */
export const addresses: fc.Arbitrary<Hostile> = fc
  .tuple(
    fc.constantFrom(...Object.values(HOSTS).map(({ embeddedAt }) => embeddedAt)),
    fc.array(segment(), { maxLength: 6 }),
    fc.constantFrom("GET", "GET", "HEAD", "POST", "OPTIONS", "DELETE"),
  )
  .map(([host, segments, method]) => ({ path: `${host}/${segments.join("/")}`, method }));
