import { z } from "zod";
import { COUNTRIES } from "../../../editions/countries.ts";
import type { Country } from "../../../editions/regions.ts";
import { agreed } from "../../agreement.ts";
import { countedByPage } from "../../counted-by-page.ts";
import type { DocumentFilter } from "../../document-filters.ts";
import { AgreedDesign, coverOf, toldOf } from "../../documents/designs/agreed-design.ts";
import { buildUrlQueryParams, type ListQuery } from "../../graphql/build-url-query-params.ts";
import { defineQuery } from "../../graphql/define-query.ts";
import { DesignIdeaAnswer, DesignIdeasCategoryAnswer } from "../../graphql/design-idea-answer.ts";
import { parseUrlQueryParams } from "../../graphql/url-query-params.ts";
import { agreedDesignCategories } from "./agreed-design-categories.ts";

/**
 * K33 from an upstream, which filters designs by country, category and tags (DI-18). Other filters are not sent:
 * slugs are filtered in the response, and a filter by style or colour matches nothing, because the upstream does not
 * return them.
 */
const agreedDesignList = agreed({
  ask: (input) => ({ ...input, urlQueryParams: agreedParams(input.urlQueryParams) }),
  answer: z.object({ items: z.array(AgreedDesign.nullable()) }),
  complete({ items }, { urlQueryParams }) {
    const { filters, page, size } = queryOf(urlQueryParams) ?? NOTHING;
    const rest = filters.filter((filter) => !agreedFilter(filter));
    const isKnowable = rest.every(({ field }) => field === "slug");
    const slugs = rest.flatMap((filter) => ("values" in filter ? filter.values : []));
    const told = isKnowable ? items.flatMap((item) => completeItem(item, filters)) : [];
    const found = told.filter(({ slug }) => rest.length === 0 || slugs.includes(slug));
    return {
      items: found,
      ...countedByPage(rest.length === 0 ? items.length : found.length, { page, size }),
    };
  },
});

function agreedParams(urlQueryParams: unknown): unknown {
  const query = queryOf(urlQueryParams);
  if (!query) return urlQueryParams;
  const { filters, page, size } = query;
  return buildUrlQueryParams({
    filters: filters.flatMap((filter) => agreedFilter(filter) ?? []),
    page,
    size,
  });
}

function queryOf(urlQueryParams: unknown): ListQuery | undefined {
  const parsed = parseUrlQueryParams(String(urlQueryParams));
  return parsed.ok ? parsed.query : undefined;
}

const NOTHING = { filters: [], page: 0, size: 1 } as const;

const AGREED = new Set(["country.eq", "roomType.in", "tags.in", "tags.muin", "field.excludes"]);

/** The filter in the terms of the specification, or undefined if there is none. */
function agreedFilter(filter: DocumentFilter): DocumentFilter | undefined {
  if (AGREED.has(`${filter.field}.${filter.op}`)) return filter;
  const among = filter.op === "eq" && { ...filter, op: "in" as const };
  return among && AGREED.has(`${among.field}.in`) ? among : undefined;
}

function completeItem(item: AgreedDesign | null, filters: readonly DocumentFilter[]): DesignIdeaAnswer[] {
  const { slug, title } = item ?? {};
  const cover = item && coverOf(item);
  if (!item || !slug || !title || !cover) return [];
  const [isoCode = ""] = valuesOf(filters, "country");
  const { totalPrice, redirectedTo, ...told } = toldOf({ ...item, slug, title }, cover, countryOf(isoCode));
  const rooms = valuesOf(filters, "roomType");
  return [
    {
      ...told,
      totalPrice: totalPrice ?? null,
      redirectedTo: redirectedTo ?? null,
      country: isoCode,
      // The upstream does not name the category of a design, so it is read from the filters of the request.
      roomType: rooms.length === 1 ? String(rooms[0]) : "",
      viewImages: [{ baseSceneImageUrl: cover }],
      photo: null,
      layout: null,
      style: null,
      tier: null,
      roomDimensions: null,
      tags: [],
      colours: [],
      pricedPieces: 0,
    },
  ];
}

function valuesOf(filters: readonly DocumentFilter[], name: string): string[] {
  const filter = filters.find(({ field }) => field === name);
  return filter && "values" in filter ? filter.values : [];
}

function countryOf(isoCode: string): Country {
  const countries = Object.keys(COUNTRIES) as Country[];
  return countries.find((country) => country === isoCode.toLowerCase()) ?? "in";
}

export const DESIGN_CONTENT_TYPES = ["looks", "smart-photo-lite"] as const;

const ListInput = z.object({
  urlQueryParams: z.string(),
  designIdeasContentTypes: z
    .array(z.enum(DESIGN_CONTENT_TYPES))
    .min(1)
    .default([...DESIGN_CONTENT_TYPES]),
});

const ListAnswer = z.object({
  items: z.array(DesignIdeaAnswer),
  totalElements: z.int(),
  totalPages: z.int(),
  page: z.int().describe("The first page is 0."),
  size: z.int(),
});

export type DesignIdeasInput = z.input<typeof ListInput>;
export type DesignIdeas = z.output<typeof ListAnswer>;

/** The designs of a gallery, as urlQueryParams describes it (see url-query-params.ts). */
export const listDesignIdeas = defineQuery({
  name: "designIdeasList",
  input: ListInput,
  variables: { urlQueryParams: "String!", designIdeasContentTypes: "[String!]" },
  answer: ListAnswer,
  agreed: agreedDesignList,
});

export const listDesignCategories = defineQuery({
  name: "designIdeasCategories",
  input: z.object({ countryIsoCode: z.string().optional() }),
  variables: { countryIsoCode: "String" },
  answer: z.object({ categories: z.array(DesignIdeasCategoryAnswer), totalElements: z.int() }),
  agreed: agreedDesignCategories,
});
