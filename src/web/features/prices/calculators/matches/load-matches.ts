import { listOfferings } from "../../../../../contracts/calls/graphql/list-offerings.ts";
import type { Asking } from "../../../../../contracts/documents/ask-documents.ts";
import type { CalculatorWords } from "../../../../../contracts/documents/calculators/calculator-words.ts";
import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
} from "../../../../../contracts/documents/offerings/offering-categories.ts";
import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../../../../contracts/graphql/offering-filters.ts";
import { type Choices, textIn } from "../../../../../prices/calculators/choices.ts";
import { optional } from "../../../../frame/page.ts";
import { findDesigns } from "../../../design-ideas/designs/list-designs.ts";
import type { Offering } from "../../../looks-and-offerings/offerings/offering.ts";

export interface Matches {
  designs: DesignIdeaAnswer[];
  finishes: { category: string; products: Offering[] } | undefined;
}

const LOOKED_THROUGH = 60;
const DESIGNS = 6;
const FINISHES = 4;

/** Designs of about this price, and finishes of the chosen kind. The page can do without either. */
export async function loadMatches(
  asking: Asking,
  words: CalculatorWords,
  choices: Choices,
  likely: number | undefined,
): Promise<Matches> {
  const [designs, finishes] = await Promise.all([
    loadDesigns(asking, words, likely),
    loadFinishes(asking, words, choices),
  ]);
  return { designs, finishes };
}

async function loadDesigns(
  { call, edition }: Asking,
  { designs }: CalculatorWords,
  likely: number | undefined,
): Promise<DesignIdeaAnswer[]> {
  if (!designs || likely === undefined) return [];
  const items = await findDesigns(call, edition, { room: designs.category, size: LOOKED_THROUGH });
  const away = ({ totalPrice }: DesignIdeaAnswer) => Math.abs((totalPrice ?? 0) - likely);
  return items
    .filter(({ totalPrice }) => totalPrice)
    .sort((one, other) => away(one) - away(other))
    .slice(0, DESIGNS);
}

async function loadFinishes(
  { call }: Asking,
  { finishes }: CalculatorWords,
  choices: Choices,
): Promise<Matches["finishes"]> {
  const category = finishes?.categories[textIn(choices, finishes.field)];
  if (category === undefined || !isOfferingCategory(category)) return undefined;
  const { products } = await optional(
    call(listOfferings, {
      offeringType: "finishes",
      filters: buildOfferingFilters({
        categoryId: OFFERING_CATEGORIES[category].id,
        hidden: UNLISTED_AVAILABILITIES,
      }),
      count: FINISHES,
    }),
    { products: [] },
  );
  return products.length > 0 ? { category, products } : undefined;
}
