import { DESIGNS, magazineSearch, OFFERINGS, SKU, SMART_PHOTO } from "./graphql-fields.ts";
import { type Asked, get, graphql, post } from "./row.ts";

interface Failure {
  name: string;
  asked: Asked;
  /** The field that is wrong; undefined when the document is missing. */
  field?: string;
}

const content = (path: string, params?: Record<string, string>) =>
  get("content", `/document/es/search/${path}`, params);
const backend = (path: string, params?: Record<string, string>) => get("web-backend", path, params);
const news = (iso: string, params: Record<string, string>) =>
  get("bumblebee", `/v1/api/jumanji/${iso}/wp-json/wp/v2/company_news`, params);
const search = (body: object) => post("content", "/api/v1/search", body);

/** These documents do not exist and are answered with 404. */
export const MISSING: readonly Failure[] = [
  { name: "K07 a page", asked: get("goobe", "/document/es/search/website_content/slug/nothing-here") },
  { name: "K09 a widget", asked: content("trending-stories/slug/sa_editors_pick") },
  { name: "K17 a design", asked: content("looks/slug/nothing-here/prevnext/looks") },
  { name: "K20 a service page", asked: get("backend", "/v1/contents/by.slug/nothing-here") },
  { name: "K21 a campaign", asked: get("backend", "/v1/vega/pages/nothing-here") },
  {
    name: "K22 an article",
    asked: backend("/v1/magazine/post/nothing-here/detail", { countryIsoCode: "IN" }),
  },
  { name: "K38 a quiz", asked: get("quiz", "/v1/items/nothing-here") },
  { name: "K39 a looks category", asked: backend("/v2/looks/search", { slug: "nothing-here" }) },
  { name: "K40 a look", asked: backend("/v2/looks/detail", { slug: "nothing-here" }) },
  { name: "K41 a look", asked: backend("/v2/looks/nothing-here/similar") },
  { name: "K44 a static text", asked: get("bumblebee", "/v1/api/static/nothing-here", { isoCode: "IN" }) },
];

/** These requests cannot be parsed and are answered with 400, the field and the reason. */
export const MALFORMED: readonly Failure[] = [
  {
    name: "K06 filters",
    asked: get("goobe", "/document/es/search/ec", { filters: "country.eq:" }),
    field: "country",
  },
  { name: "K08 a page", asked: get("goobe", "/document/es/search/ec", { page: "-1" }), field: "page" },
  {
    name: "K15 filters",
    asked: content("magazine_categories", { filters: "countryCode" }),
    field: "countryCode",
  },
  { name: "K16 a size", asked: content("looks", { size: "1e3" }), field: "size" },
  { name: "K16 a range", asked: content("looks", { filters: "totalPrice.range:a|b" }), field: "totalPrice" },
  { name: "K17 filters", asked: content("looks/slug/a/prevnext/looks", { filters: "1:2" }), field: "1" },
  {
    name: "K18 filters",
    asked: content("looks-cues", { filters: "countryCode.eq:%E0" }),
    field: "countryCode",
  },
  { name: "K19 a search that is a number", asked: search({ query: 7, countryCode: "IN" }), field: "query" },
  {
    name: "K20 a country",
    asked: get("backend", "/v1/contents/by.slug/privacy", { countryIsoCode: "India" }),
    field: "countryIsoCode",
  },
  {
    name: "K22 a country",
    asked: backend("/v1/magazine/post/a/detail", { countryIsoCode: "1" }),
    field: "countryIsoCode",
  },
  { name: "K23 a page", asked: backend("/v1/magazine/post/search", { page: "0" }), field: "page" },
  { name: "K23 tags", asked: backend("/v1/magazine/post/search", { tags: "a b" }), field: "tags" },
  { name: "K24 an attribute", asked: backend("/v1/magazine/attributes/colour/search"), field: "attribute" },
  {
    name: "K25 a page size",
    asked: backend("/v1/magazine/attributes/post_tag/search", { pageSize: "1000" }),
    field: "pageSize",
  },
  {
    name: "K26 a slug",
    asked: backend("/v1/magazine/attributes/author/search", { slug: "%" }),
    field: "slug",
  },
  { name: "K27 a country", asked: get("wcms", "/api/public/v2/magazines/india/categories/"), field: "iso" },
  {
    name: "K38 a country",
    asked: get("quiz", "/v1/items/style-quiz", { countryIsoCode: "?" }),
    field: "countryIsoCode",
  },
  { name: "K39 a page", asked: backend("/v2/looks/search", { page: "two" }), field: "page" },
  { name: "K40 no slug", asked: backend("/v2/looks/detail"), field: "slug" },
  { name: "K41 a count", asked: backend("/v2/looks/modern-look/similar", { count: "0" }), field: "count" },
  { name: "K43 a country", asked: news("zz", {}), field: "iso" },
  { name: "K43 a page size", asked: news("in", { per_page: "0" }), field: "per_page" },
  { name: "K43 a page beyond the last", asked: news("in", { per_page: "9", page: "99" }), field: "page" },
];

const question = { type: "post", query: "oak", countryIsoCode: "IN", page: 1, pageSize: 5 };
const posts = magazineSearch("magazineSearchPostsList", "posts", "postSlug");

/** GraphQL reports the same faults in its own format. */
export const REFUSED_BY_GRAPHQL: readonly (Failure & { code: string })[] = [
  {
    name: "K28 a page",
    asked: graphql(posts, { ...question, page: 0 }),
    field: "page",
    code: "BAD_USER_INPUT",
  },
  {
    name: "K28 another type",
    asked: graphql(posts, { ...question, type: "author" }),
    field: "type",
    code: "BAD_USER_INPUT",
  },
  {
    name: "K33 filters",
    asked: graphql(DESIGNS.query, { urlQueryParams: "filters=country.eq:" }),
    field: "country",
    code: "BAD_USER_INPUT",
  },
  {
    name: "K33 a page",
    asked: graphql(DESIGNS.query, { urlQueryParams: "page=one" }),
    field: "page",
    code: "BAD_USER_INPUT",
  },
  {
    name: "K34 a smart photo",
    asked: graphql(SMART_PHOTO.query, { smartPhotoSlug: "nothing-here" }),
    code: "NOT_FOUND",
  },
  { name: "K35 a product", asked: graphql(SKU.query, { skuCode: "nothing-here" }), code: "NOT_FOUND" },
  {
    name: "K35 a currency",
    asked: graphql(SKU.query, { skuCode: "SKU-1", currency: "rupees" }),
    field: "currency",
    code: "BAD_USER_INPUT",
  },
  {
    name: "K42 an offering type",
    asked: graphql(OFFERINGS.query, { filters: "", offeringType: "paint" }),
    field: "offeringType",
    code: "BAD_USER_INPUT",
  },
];

/** A list without items is answered with an empty list, not with 404. */
export const EMPTY: readonly { name: string; asked: Asked; answer: object }[] = [
  {
    name: "K06 documents",
    asked: get("goobe", "/document/es/search/nothing-here"),
    answer: { contents: [] },
  },
  {
    name: "K08 centres",
    asked: get("goobe", "/document/es/search/ec", { filters: "countryCode.eq:FR" }),
    answer: { contents: [] },
  },
  {
    name: "K15 categories",
    asked: content("magazine_categories", { filters: "countryCode.eq:SA" }),
    answer: { contents: [] },
  },
  {
    name: "K16 designs",
    asked: content("looks", { filters: "country.eq:IN;slug.eq:nothing-here" }),
    answer: { contents: [] },
  },
  {
    name: "K18 cues",
    asked: content("looks-cues", { filters: "countryCode.eq:SA" }),
    answer: { contents: [] },
  },
  {
    name: "K23 articles",
    asked: backend("/v1/magazine/post/search", { slug: "nothing-here" }),
    answer: { posts: [] },
  },
  {
    name: "K24 categories",
    asked: backend("/v1/magazine/attributes/category/search", { slug: "nothing-here" }),
    answer: { attributes: [] },
  },
  {
    name: "K27 categories",
    asked: get("wcms", "/api/public/v2/magazines/sa/categories/"),
    answer: { categories: [] },
  },
];
