import { z } from "zod";
import {
  Attribute,
  Look,
  LooksResponse,
  listOf,
  MagazineCategory,
  NewsItem,
  Post,
  PostDetail,
  text,
} from "./fields.ts";
import {
  CATEGORIES,
  CUSTOM_SKU,
  DESIGNS,
  FoundName,
  FoundPost,
  magazineSearch,
  OFFERINGS,
  SKU,
  SMART_PHOTO,
} from "./graphql-fields.ts";
import { get, graphql, type Row } from "./row.ts";

const ATTRIBUTES = [
  ["K24", "category", "kitchens-101"],
  ["K25", "post_tag", "storage"],
  ["K26", "author", "ananya-rao"],
] as const;

const attributes = ATTRIBUTES.flatMap(([id, attribute, slug]) => {
  const path = `/v1/magazine/attributes/${attribute}/search`;
  const paging = { countryIsoCode: "IN", page: "1", pageSize: "5" };
  const one = Attribute.extend({ slug: z.literal(slug) });
  return [
    {
      name: `${id} magazine attributes: ${attribute}`,
      asked: get("web-backend", path, paging),
      answer: z.object({ attributes: listOf(Attribute).max(5) }),
    },
    {
      name: `${id} the one ${attribute} of a slug`,
      asked: get("web-backend", path, { ...paging, slug }),
      answer: z.object({ attributes: z.array(one).length(1) }),
    },
  ];
});

const magazine: Row[] = [
  {
    name: "K22 an article with its related ones",
    asked: get("web-backend", "/v1/magazine/post/handover-inspection-by-room/detail", {
      countryIsoCode: "IN",
      include: "related_posts",
    }),
    answer: PostDetail.extend({ related_posts: listOf(Post) }),
  },
  {
    name: "K23 a page of articles, narrowed in every way",
    asked: {
      ...get("web-backend", "/v1/magazine/post/search", {
        countryIsoCode: "IN",
        page: "1",
        pageSize: "3",
        categories: "kitchens-101,budget-and-cost,materials-and-finishes",
        tags: "kitchen,cost,laminate",
        authors: "ananya-rao,priya-nair,vikram-menon",
        include: "related_posts",
        search: "kitchen",
      }),
      isSearch: true,
    },
    answer: z.object({ posts: listOf(Post.extend({ related_posts: listOf(Post) })).max(3) }),
  },
  {
    name: "K23 the articles of some slugs",
    asked: get("web-backend", "/v1/magazine/post/search", {
      countryIsoCode: "IN",
      slug: "handover-inspection-by-room,moving-in-checklist",
    }),
    answer: z.object({ posts: z.array(Post).length(2) }),
  },
  ...attributes,
  ...["in", "sg", "my", "IN"].map((iso) => ({
    name: `K27 the magazine categories of ${iso}`,
    asked: get("wcms", `/api/public/v2/magazines/${iso}/categories/`),
    answer: z.object({ categories: listOf(MagazineCategory) }),
  })),
];

const SEARCHES = [
  ["K28", "post", "posts", "kitchen", ["magazineSearchPostsList"]],
  ["K29", "author", "authors", "ananya", ["magazineSearchAuthorsList", "AuthorsList"]],
  ["K30", "category", "categories", "kitchen", ["magazineSearchCategoriesList", "CategoriesList"]],
  ["K31", "post_tag", "tags", "kitchen", ["magazineSearchPostTagsList", "PostTagsList"]],
] as const;

// The specification does not say whether the prefix is shared (AMB-14).
const searches = SEARCHES.flatMap(([id, type, list, query, operations]) =>
  operations.map((operation) => {
    const [fields, item] =
      type === "post"
        ? ["postTitle postCategory postSlug postImageObj { url }", FoundPost]
        : ["name slug", FoundName];
    return {
      name: `${id} ${operation}`,
      asked: {
        ...graphql(magazineSearch(operation, list, fields), {
          type,
          query,
          countryIsoCode: "IN",
          page: 1,
          pageSize: 5,
        }),
        isSearch: type === "post",
      },
      answer: dataOf(
        operation,
        z.object({ [list]: listOf(item).max(5), totalResultsCount: z.number().min(1) }),
      ),
    };
  }),
);

/** Each operation has the variables of the specification. */
const operations = [
  ["K32", "designIdeasCategories", CATEGORIES, {}],
  [
    "K33",
    "designIdeasList",
    DESIGNS,
    {
      urlQueryParams: "filters=country.eq:IN;field.excludes:redirectedTo&page=0&size=12",
      designIdeasContentTypes: ["looks", "smart-photo-lite"],
    },
  ],
  [
    "K34",
    "smartPhoto_details",
    SMART_PHOTO,
    { smartPhotoSlug: "modern-kitchen", contentTypeSlug: "smart-photo", smartphotoContentId: "" },
  ],
  ["K35", "skuDetailsFromShazam", SKU, { skuCode: "SKU-1", currency: "INR" }],
  ["K36", "hiStoreCustomSkusData", CUSTOM_SKU, { customSkuCode: "CSKU-1" }],
  [
    "K42",
    "offerings_details",
    OFFERINGS,
    { filters: "product_category_id:1;available_offline:1", start: 0, count: 21, offeringType: "finishes" },
  ],
] as const;

const looks: Row[] = [
  ...["IN", "SG"].map((countryIsoCode) => ({
    name: `K39 a page of the looks of ${countryIsoCode}`,
    asked: get("web-backend", "/v2/looks/search", {
      slug: "all-looks",
      include: "rooms",
      page: "2",
      pageSize: "10",
      countryIsoCode,
    }),
    answer: LooksResponse.extend({ looks_list: z.array(Look).length(10) }),
  })),
  {
    name: "K39 looks narrowed by comma lists",
    asked: get("web-backend", "/v2/looks/search", {
      countryIsoCode: "IN",
      tier: "premium,luxe",
      rooms: "kitchen",
    }),
    answer: LooksResponse,
  },
  {
    name: "K40 the detail of a look",
    asked: get("web-backend", "/v2/looks/detail", { slug: "modern-look", countryIsoCode: "IN" }),
    answer: Look.extend({ slug: z.literal("modern-look") }),
  },
  {
    name: "K41 looks like one",
    asked: get("web-backend", "/v2/looks/modern-look/similar", { countryIsoCode: "IN", count: "4" }),
    answer: z.object({ looks_list: z.array(Look).length(4) }),
  },
];

const others: Row[] = [
  {
    name: "K38 a quiz",
    asked: get("quiz", "/v1/items/style-quiz"),
    answer: z.object({ questions: listOf(z.object({ text, answers: listOf(z.looseObject({})) })) }),
  },
  ...["in", "sg"].map((iso) => ({
    name: `K43 company news of ${iso}`,
    asked: get("bumblebee", `/v1/api/jumanji/${iso}/wp-json/wp/v2/company_news`, {
      _embed: "",
      domain: "example.com",
      per_page: "9",
      page: "1",
      page_type: "press",
    }),
    answer: z.array(NewsItem).length(9),
  })),
  ...["IN", "SG", "MY", "SA"].map((isoCode) => ({
    name: `K44 static content for ${isoCode}`,
    asked: get("bumblebee", "/v1/api/static/message-default", { isoCode }),
    answer: z.object({ content: z.looseObject({ message: text }) }),
  })),
];

export const SERVICE_ROWS: readonly Row[] = [
  ...magazine,
  ...searches,
  ...operations.map(([id, operation, { query, answer }, variables]) => ({
    name: `${id} ${operation}`,
    asked: graphql(query, variables),
    answer: dataOf(operation, answer),
  })),
  ...looks,
  ...others,
];

function dataOf(operation: string, answer: z.ZodType): z.ZodType {
  return z.strictObject({ data: z.object({ [operation]: answer }) });
}
