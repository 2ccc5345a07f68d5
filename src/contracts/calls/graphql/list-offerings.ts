import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { countedByPage } from "../../counted-by-page.ts";
import { OFFERINGS } from "../../documents/offerings/offering-categories.ts";
import { defineQuery } from "../../graphql/define-query.ts";
import { OfferingsAnswer } from "../../graphql/offering-answer.ts";
import { parseOfferingFilters, writeOfferingFilters } from "../../graphql/offering-filters.ts";

export const OFFERINGS_PAGE_SIZE = 21;

const text = z.string().nullish();

/**
 * EN-24. The fields of its SKU are not agreed, so they are not requested. Its pictures are addresses, and the first
 * one is shown first.
 */
const AgreedOffering = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  meta: z
    .object({
      description: text,
      description_short: text,
      care_instructions: text,
      category_notes: text,
      returns_policy: text,
      warranty: text,
    })
    .nullish(),
  category: text,
  dimensions: z.object({ width: z.number(), height: z.number(), depth: z.number() }).nullish(),
  type: text,
  features: z
    .array(
      z.object({
        feature: z.string(),
        value: z.string(),
        id_feature: z.number(),
        id_feature_value: z.number(),
      }),
    )
    .nullish(),
  materialData: z.object({ availability: text }).nullish(),
  skusData: z
    .object({ price: z.number().nullish(), code: text, images: z.array(z.string()).nullish() })
    .nullish(),
});

type Theirs = z.output<typeof AgreedOffering>;
type Offering = OfferingsAnswer["products"][number];

export const agreedOfferings = agreed({
  ask: (input) => ({ ...input, filters: splitFilters(input.filters).agreed }),
  answer: z.object({ products: z.array(AgreedOffering) }),
  complete({ products }, { filters, start, count }): OfferingsAnswer {
    const first = typeof start === "number" ? start : 0;
    const { totalElements, size } = countedByPage(products.length, { size: count });
    return {
      products: products.map(toOffering).filter(isShownBy(splitFilters(filters).hidden)),
      filterData: [],
      totalElements: first + totalElements,
      start: first,
      count: size,
    };
  },
});

/** An upstream does not support hiding by availability, so its lists are filtered after the response. */
function splitFilters(filters: unknown): { agreed: string; hidden: readonly string[] } {
  const parsed = parseOfferingFilters(String(filters));
  if (!parsed.ok) return { agreed: String(filters), hidden: [] };
  const { hide_availability: hidden = [], ...rest } = parsed.filters;
  return { agreed: writeOfferingFilters(rest), hidden };
}

/** The availability is a text that contains the word (OF-09). */
function isShownBy(hidden: readonly string[]) {
  return ({ materialData }: Offering) => !hidden.some((word) => materialData.availability.includes(word));
}

function toOffering({ meta, skusData, materialData, ...theirs }: Theirs): Offering {
  return {
    ...theirs,
    meta: {
      description: meta?.description || null,
      description_short: meta?.description_short || null,
      care_instructions: meta?.care_instructions || null,
      category_notes: meta?.category_notes || null,
      returns_policy: meta?.returns_policy || null,
      warranty: meta?.warranty || null,
    },
    category: theirs.category ?? "",
    category_slug: null,
    dimensions: theirs.dimensions ?? null,
    type: theirs.type ?? "",
    features: theirs.features ?? [],
    materialData: { availability: materialData?.availability ?? "" },
    skusData: {
      price: skusData?.price ?? null,
      currency: null,
      code: skusData?.code ?? "",
      fields: [],
      images: (skusData?.images ?? []).map((url, index) => ({
        position: index + 1,
        url,
        alt: null,
        width: null,
        height: null,
        dominant: null,
      })),
    },
    seenIn: [],
    pairsWith: [],
  };
}

/** Finishes or accessories, filtered (see offering-filters.ts). A product page requests them by product code. */
export const listOfferings = defineQuery({
  name: "offerings_details",
  input: z.object({
    filters: z.string(),
    start: z.number().int().min(0).default(0),
    count: z.number().int().min(1).max(100).default(OFFERINGS_PAGE_SIZE),
    offeringType: z.enum(OFFERINGS),
  }),
  variables: { filters: "String!", start: "Int", count: "Int", offeringType: "String!" },
  answer: OfferingsAnswer,
  agreed: agreedOfferings,
});
