import { z } from "zod";
import { agreed } from "../agreement.ts";
import { countedFromOne } from "../counted-by-page.ts";
import { defineCall } from "../define-call.ts";
import { StoredLook } from "../documents/home-look.ts";
import { NamedPlan } from "../documents/home-look-plan.ts";
import { countryCode, wholeNumber } from "../field-types.ts";
import { wordsOfSlug } from "../words/words-of-slug.ts";

const AgreedLook = z.object({
  slug: z.string().min(1),
  image: z.string().catch(""),
  id_1_Value: z.string().catch(""),
  title: z.string().optional().catch(undefined),
});

/** An upstream may respond with 200 and no look: the caller checks the slug (LK-10). */
const MaybeLook = AgreedLook.extend({ slug: z.string().catch("") });

const Words = z
  .object({ title: z.string().catch(""), description: z.string().catch(""), heading: z.string().catch("") })
  .catch({ title: "", description: "", heading: "" });

const AgreedLooks = z.object({
  looks_list: z.array(AgreedLook),
  seo_data: Words,
  look_detail_seo: Words,
});

function completeLook({ title, ...look }: z.output<typeof AgreedLook>) {
  return { ...look, title: title || wordsOfSlug(look.slug) };
}

function completeLooks(
  { looks_list, seo_data, look_detail_seo }: z.output<typeof AgreedLooks>,
  input: Record<string, unknown>,
) {
  const { title, description } = look_detail_seo;
  const heading = seo_data.heading || seo_data.title;
  return {
    looks_list: looks_list.map(completeLook),
    meta: countedFromOne(looks_list.length, input),
    seo_data: { ...seo_data, heading, slug: String(input.slug), intro: "" },
    filters: [],
    look_detail_seo: { title, description },
  };
}

/** The defaults of the gallery (LK-12). */
export const LOOKS_CONFIG = {
  defaultCategory: "all-looks",
  defaultPageSize: 21,
  defaultCueStartPosition: 4,
  defaultCueInterval: 6,
} as const;

export const LOOK_FILTER_KEYS = [
  "category",
  "homeSize",
  "rooms",
  "style",
  "palette",
  "budget",
  "city",
  "designer",
  "tier",
  "materials",
  "newThisMonth",
] as const;

export type LookFilterKey = (typeof LOOK_FILTER_KEYS)[number];

const countryIsoCode = countryCode.describe("IN or SG; India when unset");
const slug = z.string().min(1).max(200);

function filterList(what: string) {
  return z
    .string()
    .max(500)
    .optional()
    .describe(`${what}: ids or names, separated by commas; one must match`);
}

const LookFilters = z.object({
  category: filterList("Looks categories"),
  homeSize: filterList("Sizes of home, such as 2bhk or hdb-4-room"),
  rooms: filterList("Rooms that the look shows"),
  style: filterList("Styles"),
  palette: filterList("Palettes"),
  budget: filterList("Budget bands"),
  city: filterList("Cities"),
  designer: filterList("Designers"),
  tier: filterList("essential, premium or luxe"),
  materials: filterList("Materials"),
  newThisMonth: filterList("yes for this month's looks"),
} satisfies Record<LookFilterKey, z.ZodType>);

const NAMED = { image: true, id_1_Value: true, title: true } as const;

/** A look in a list. The optional fields are additional to the specification. */
const LookItem = z.looseObject({
  slug: z.string(),
  ...StoredLook.pick(NAMED).shape,
  ...StoredLook.pick({
    picture: true,
    category: true,
    categoryName: true,
    style: true,
    palette: true,
    tier: true,
    city: true,
    designer: true,
    homeSize: true,
    condition: true,
    scope: true,
    price: true,
    budget: true,
    isNew: true,
    sample: true,
  }).partial().shape,
  roomCount: z.number().int().optional(),
  plan: NamedPlan.optional().catch(undefined),
  ...StoredLook.pick({ concept: true, rooms: true, finishes: true, prices: true }).partial().shape,
});

const FilterGroup = z.looseObject({
  key: z.string(),
  displayName: z.string(),
  type: z.enum(["single", "multi"]).describe("Whether one option or several may be chosen"),
  options: z.array(
    z.looseObject({
      id: z.string(),
      displayName: z.string(),
      count: z.number().int().describe("Looks with this option, with the choices in all other groups kept"),
      selected: z.boolean(),
    }),
  ),
});

const Seo = z.looseObject({ title: z.string(), description: z.string() });

export const searchLooks = defineCall({
  name: "searchLooks",
  summary: "One page of the looks gallery, with its filters and their counts",
  host: "web-backend",
  method: "GET",
  path: "/v2/looks/search",
  example: { slug: "family-homes", countryIsoCode: "IN", style: "japandi,contemporary", page: 1 },
  input: z.object({
    slug: slug.default(LOOKS_CONFIG.defaultCategory).describe("The looks category"),
    include: z
      .string()
      .max(200)
      .optional()
      .describe("More of each look: any of concept, rooms, finishes, prices, plan"),
    page: wholeNumber(1, 100_000).optional().describe("The first page is 1"),
    pageSize: wholeNumber(1, 100).optional().describe("21 when unset"),
    countryIsoCode,
    ...LookFilters.shape,
  }),
  answer: z.looseObject({
    looks_list: z.array(LookItem),
    meta: z.looseObject({
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      totalPages: z.number().int(),
    }),
    seo_data: Seo.extend({ slug: z.string(), heading: z.string(), intro: z.string() }),
    filters: z.array(FilterGroup),
    look_detail_seo: Seo.describe(
      "For the pages of single looks: {look}, {homeSize}, {style}, {city} are filled in",
    ),
  }),
  agreed: agreed({ answer: AgreedLooks, complete: completeLooks }),
  failures: { 404: "There is no such looks category in this country." },
});

/**
 * A look with its rooms, palette, finishes and prices. A response with an empty slug means that there is no such look
 * (LK-10).
 */
export const getLook = defineCall({
  name: "getLook",
  summary: "One look: its concept, rooms, palette, finishes, and price by size of home",
  host: "web-backend",
  method: "GET",
  path: "/v2/looks/detail",
  example: { slug: "modern-look", countryIsoCode: "IN" },
  input: z.object({ slug: slug.describe("The slug of the look"), countryIsoCode }),
  answer: z.looseObject({ slug: z.string(), ...StoredLook.partial().shape, ...StoredLook.pick(NAMED).shape }),
  agreed: agreed({ answer: MaybeLook, complete: completeLook }),
  failures: { 404: "There is no such look in this country." },
});

export const listSimilarLooks = defineCall({
  name: "listSimilarLooks",
  summary: "Looks that are similar to a look, the most similar first",
  host: "web-backend",
  method: "GET",
  path: "/v2/looks/:slug/similar",
  example: { slug: "modern-look", countryIsoCode: "IN", count: 4 },
  input: z.object({
    slug: slug.describe("The slug of the look"),
    countryIsoCode,
    count: wholeNumber(1, 24).optional().describe("How many at most; 6 when unset"),
  }),
  answer: z.looseObject({ looks_list: z.array(LookItem), meta: z.looseObject({ total: z.number().int() }) }),
  agreed: agreed({
    answer: z.array(AgreedLook),
    complete: (looks) => ({ looks_list: looks.map(completeLook), meta: { total: looks.length } }),
  }),
  failures: { 404: "There is no such look in this country." },
});

export type LookItem = z.infer<typeof LookItem>;
export type LookFilterGroup = z.infer<typeof FilterGroup>;
