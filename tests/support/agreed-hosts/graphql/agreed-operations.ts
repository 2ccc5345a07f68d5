import { GraphQLError } from "graphql";
import { readFilters, unknownFilters, valuesAsked } from "../asked-filters.ts";
import { RAISED_TICKET, SERVICES } from "../entities/customers.ts";
import { CATEGORIES, DESIGNS } from "../entities/designs.ts";
import { FOUND } from "../entities/magazine.ts";
import { CUSTOM_SKU, OFFERINGS, sku } from "../entities/products.ts";
import { SMART_PHOTOS } from "../entities/smart-photos.ts";

/** One GraphQL operation of the specification: its arguments and its type in SDL, and its result. */
interface AgreedOperation {
  id: `K${number}`;
  root: "Query" | "Mutation";
  name: string;
  takes: string;
  gives: string;
  answer: (given: Record<string, unknown>) => unknown;
}

const SEARCH = "(type: String, query: String, countryIsoCode: String, page: Int, pageSize: Int)";
const query = { root: "Query" } as const;
const search = { ...query, takes: SEARCH, gives: "MagazineSearch" } as const;

export const AGREED_OPERATIONS: readonly AgreedOperation[] = [
  { id: "K28", ...search, name: "magazineSearchPostsList", answer: () => FOUND.posts },
  { id: "K29", ...search, name: "magazineSearchAuthorsList", answer: () => FOUND.authors },
  { id: "K30", ...search, name: "magazineSearchCategoriesList", answer: () => FOUND.categories },
  { id: "K31", ...search, name: "magazineSearchPostTagsList", answer: () => FOUND.tags },
  {
    id: "K32",
    ...query,
    name: "designIdeasCategories",
    takes: "",
    gives: "DesignIdeasCategories",
    answer: () => ({ categories: CATEGORIES }),
  },
  {
    id: "K33",
    ...query,
    name: "designIdeasList",
    takes: "(urlQueryParams: String, designIdeasContentTypes: [String])",
    gives: "DesignIdeas",
    answer: ({ urlQueryParams, designIdeasContentTypes }) =>
      listDesigns(String(urlQueryParams ?? ""), designIdeasContentTypes),
  },
  {
    id: "K34",
    ...query,
    name: "smartPhoto_details",
    takes: "(smartPhotoSlug: String, contentTypeSlug: String, smartphotoContentId: String)",
    gives: "SmartPhoto",
    answer: ({ smartPhotoSlug }) => SMART_PHOTOS.find(({ slug }) => slug === smartPhotoSlug),
  },
  {
    id: "K35",
    ...query,
    name: "skuDetailsFromShazam",
    takes: "(skuCode: String, currency: String)",
    gives: "Sku",
    answer: ({ skuCode, currency }) => sku(String(skuCode), String(currency ?? "INR")),
  },
  {
    id: "K36",
    ...query,
    name: "hiStoreCustomSkusData",
    takes: "(customSkuCode: String)",
    gives: "CustomSku",
    answer: () => CUSTOM_SKU,
  },
  {
    id: "K42",
    ...query,
    name: "offerings_details",
    takes: "(filters: String, start: Int, count: Int, offeringType: String)",
    gives: "Offerings",
    answer: ({ start, count }) => {
      const first = Number(start ?? 0);
      return { products: OFFERINGS.slice(first, first + Number(count ?? 21)) };
    },
  },
  {
    id: "K49",
    root: "Mutation",
    name: "createTicket",
    takes: "(ticketType: String, description: String, tags: [String])",
    gives: "Ticket",
    answer: () => RAISED_TICKET,
  },
  {
    id: "K62",
    ...query,
    name: "locationServiceability",
    takes: "(locationDetails: LocationDetails)",
    gives: "Serviceability",
    answer: () => ({ services: SERVICES }),
  },
];

const LIST_FILTERS = ["country.eq", "roomType.in", "tags.in", "tags.muin", "field.excludes"];
const LIST_PARAMETERS = ["filters", "page", "size"];

function listDesigns(urlQueryParams: string, contentTypes: unknown) {
  const asked = new URLSearchParams(urlQueryParams);
  const filters = readFilters(asked.get("filters") ?? "");
  const unknown = [
    ...[...asked.keys()].filter((name) => !LIST_PARAMETERS.includes(name)),
    ...unknownFilters(filters, LIST_FILTERS),
  ];
  if (unknown.length > 0)
    throw new GraphQLError(`urlQueryParams knows no ${unknown.join(", ")}`, {
      extensions: { code: "BAD_USER_INPUT" },
    });
  const rooms = valuesAsked(filters, "roomType");
  const tags = valuesAsked(filters, "tags");
  const hidesMoved = valuesAsked(filters, "field")?.includes("redirectedTo") ?? false;
  const found = DESIGNS.filter(
    ({ item, roomType, tags: own }) =>
      (!Array.isArray(contentTypes) || contentTypes.includes(item.contentType)) &&
      (rooms?.includes(roomType) ?? true) &&
      (tags?.some((tag) => own.includes(tag)) ?? true) &&
      !(hidesMoved && item.redirectedTo),
  ).map(({ item }) => item);
  const size = Number(asked.get("size") ?? 12);
  const start = Number(asked.get("page") ?? 0) * size;
  return { items: found.slice(start, start + size) };
}
