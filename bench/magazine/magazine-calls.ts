/** A call that a page of the magazine makes, with its requests for a small and for a large number of articles. */
export interface MagazineCall {
  name: string;
  few: readonly Asked[];
  /** Set when the long list has documents that the short list does not have. */
  many?: readonly Asked[];
  /** True to measure the call with empty list caches, as after a change of the content. */
  isFirst?: true;
}

interface Asked {
  path: string;
  body?: object;
}

const POSTS = "/api/web-backend/v1/magazine/post/search?countryIsoCode=IN";
const STORIES = ["what-a-2bhk-interior-costs", "read-an-interior-quote", "gst-on-home-interiors"];
const WIDGETS = ["trending-stories/slug/in_editors_pick", "home-story-gallery/slug/in_home_story_gallery"];
/** The category with most articles: more than 6,000 of 50,000. */
const CATEGORY = `${POSTS}&categories=budget-and-cost&pageSize=12`;
const WORDS = ["kitchen", "wardrobe", "quote", "storage"];
const PHRASES = ["kitchen storage", "wardrobe cost", "small kitchen layout", "read a quote"];
const TYPOS = ["kichen", "wardorbe"];

export const MAGAZINE_CALLS: readonly MagazineCall[] = [
  { name: "landing: 12 newest", few: [get(`${POSTS}&page=1&pageSize=12`)] },
  { name: "landing: stories by slug", few: [get(`${POSTS}&slug=${STORIES.join(",")}`)] },
  {
    name: "landing: widgets",
    few: WIDGETS.map((widget) => get(`/api/content/document/es/search/${widget}`)),
  },
  {
    name: "landing: popular categories",
    few: [get("/api/content/document/es/search/magazine_categories?filters=countryCode.eq:IN&size=8")],
  },
  { name: "category, page 1", few: [get(`${CATEGORY}&page=1`)] },
  { name: "category, page 500", few: [get(`${CATEGORY}&page=1`)], many: [get(`${CATEGORY}&page=500`)] },
  {
    name: "category, page 500, after a change",
    few: [get(`${CATEGORY}&page=1`)],
    many: [get(`${CATEGORY}&page=500`)],
    isFirst: true,
  },
  {
    name: "tag and author",
    few: [get(`${POSTS}&tags=budget&page=1`), get(`${POSTS}&authors=ananya-rao&page=1`)],
  },
  {
    name: "attribute by slug",
    few: [
      get("/api/web-backend/v1/magazine/attributes/category/search?countryIsoCode=IN&slug=budget-and-cost"),
    ],
  },
  {
    name: "article with related",
    few: STORIES.map((slug) =>
      get(`/api/web-backend/v1/magazine/post/${slug}/detail?countryIsoCode=IN&include=related_posts`),
    ),
  },
  { name: "search: a word", few: WORDS.map((query) => search("Posts", query)) },
  { name: "search: some words", few: PHRASES.map((query) => search("Posts", query)) },
  { name: "search: misspelt", few: TYPOS.map((query) => search("Posts", query)) },
  { name: "search: page 20", few: WORDS.map((query) => search("Posts", query, 20)) },
  {
    name: "search: writers, topics, tags",
    few: ["Authors", "Categories", "PostTags"].map((list) => search(list, "kitchen")),
  },
  { name: "search within a category", few: WORDS.map((query) => get(`${CATEGORY}&search=${query}`)) },
  { name: "suggestions", few: ["kit", "ward", "quo"].map(suggestions) },
];

function get(path: string): Asked {
  return { path };
}

function search(list: string, query: string, page = 1): Asked {
  const field = `magazineSearch${list}List`;
  const shown =
    "posts { postTitle postCategory postSlug postImageObj { url } } authors { name slug } categories { name slug } tags { name slug } totalResultsCount";
  const asked = `(query: "${query}", countryIsoCode: "IN", page: ${page}, pageSize: 5)`;
  return { path: "/api/graphql", body: { query: `{ ${field}${asked} { ${shown} } }` } };
}

function suggestions(query: string): Asked {
  const body = { query, countryCode: "IN", kinds: ["design", "article"], mode: "suggestions", size: 14 };
  return { path: "/api/content/api/v1/search", body };
}
