import { type AgreedCall, NOT_NAMED } from "../agreed-call.ts";
import { NEWS } from "../entities/company.ts";
import { ATTRIBUTES, CATEGORY_TREE, POSTS, postDetail } from "../entities/magazine.ts";
import { LOOKS } from "../entities/products.ts";

const read = { host: "web-backend", method: "GET" } as const;

/** The magazine, the looks and the press (K22 to K27, K39 to K43). Lists are plain arrays without a wrapper. */
export const READING_CALLS: readonly AgreedCall[] = [
  {
    id: "K22",
    ...read,
    path: "/v1/magazine/post/{slug}/detail",
    query: ["countryIsoCode", "include"],
    answer: ({ params, query }) => {
      const post = POSTS.find(({ slug }) => slug === params.slug);
      const related = query.get("include") === "related_posts" && { related_posts: POSTS.slice(0, 3) };
      return post && { ...postDetail(post), ...related };
    },
  },
  {
    id: "K23",
    ...read,
    path: "/v1/magazine/post/search",
    query: [
      ...["countryIsoCode", "page", "pageSize", "categories", "tags", "authors", "slug", "include", "search"],
    ],
    answer: ({ query }) => pageOf(only(POSTS, query.get("slug")), query, 12),
  },
  ...Object.entries(ATTRIBUTES).map(
    ([attribute, all], index): AgreedCall => ({
      id: `K${24 + index}`,
      ...read,
      path: `/v1/magazine/attributes/${attribute}/search`,
      query: ["countryIsoCode", "page", "pageSize", "slug"],
      answer: ({ query }) => only(all, query.get("slug")),
    }),
  ),
  {
    id: "K27",
    host: "wcms",
    method: "GET",
    path: "/api/public/v2/magazines/{iso}/categories/",
    answer: () => CATEGORY_TREE,
  },
  {
    id: "K39",
    ...read,
    path: "/v2/looks/search",
    // The filter keys are also parameters, but the specification does not name them.
    query: NOT_NAMED,
    answer: ({ query }) => ({
      looks_list: pageOf(LOOKS, query, 21),
      meta: {},
      seo_data: {},
      filters: [],
      look_detail_seo: {},
    }),
  },
  {
    id: "K40",
    ...read,
    path: "/v2/looks/detail",
    query: NOT_NAMED,
    answer: ({ query }) => LOOKS.find(({ slug }) => slug === query.get("slug")),
  },
  {
    id: "K41",
    ...read,
    path: "/v2/looks/{slug}/similar",
    query: ["countryIsoCode", "count"],
    answer: ({ query }) => LOOKS.slice(0, Number(query.get("count") ?? 6)),
  },
  {
    id: "K43",
    host: "bumblebee",
    method: "GET",
    path: "/v1/api/jumanji/{iso}/wp-json/wp/v2/company_news",
    query: ["_embed", "domain", "per_page", "page", "page_type"],
    answer: ({ query }) => pageOf(NEWS, query, 9, "per_page"),
  },
];

function only<Item extends { slug: string }>(items: readonly Item[], slugs: string | null): Item[] {
  return items.filter(({ slug }) => slugs === null || slugs.split(",").includes(slug));
}

function pageOf<Item>(items: readonly Item[], query: URLSearchParams, usual: number, name = "pageSize") {
  const size = Number(query.get(name) ?? usual);
  const start = (Number(query.get("page") ?? 1) - 1) * size;
  return items.slice(start, start + size);
}
