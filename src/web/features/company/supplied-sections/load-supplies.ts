import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import {
  OFFERING_CATEGORIES,
  OFFERING_CATEGORY_SLUGS,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { ContentSection } from "../../../../contracts/documents/sections/content-section.ts";
import { isBuilt } from "../../../../urls/known-pages.ts";
import { linkTo } from "../../../../urls/links.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import type { PageContext } from "../../../frame/page.ts";
import type { OfferingListsFacts } from "../../../sections/price-sections.tsx";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { nearestCentres } from "../../leads/visits/nearest-centres.ts";
import { showCentres } from "../../leads/visits/show-centres.ts";
import { findCalculator } from "../../prices/calculators/load-calculator.ts";
import { moneyAsked } from "../../prices/money-view/money-query.ts";

/** What the sections of a document show and no document can hold; only what one of them needs is asked for. */
export async function loadSupplies(
  sections: readonly ContentSection[],
  { call, edition, url }: PageContext<"url">,
) {
  const asking = { call, edition };
  const kinds = new Set(sections.map(({ kind }) => kind));
  const calculator = calculatorIn(sections);
  const [cities, rates, lists, priced, rules] = await Promise.all([
    kinds.has("centres") ? findDocuments("ec", asking) : [],
    kinds.has("cost-table") || kinds.has("offers") ? loadRates(call, edition) : undefined,
    kinds.has("offering-lists") ? listFacts(asking) : {},
    calculator ? findCalculator(calculator, { call, edition, url }) : undefined,
    kinds.has("home-rules") ? findDocuments("building-rules", asking) : [],
  ]);
  return {
    centres: showCentres(nearestCentres(cities, "", edition.language), edition),
    rates,
    lists,
    priced,
    rules,
    path: url.pathname,
    search: url.search,
    money: moneyAsked(url.searchParams),
  };
}

export type Supplies = Awaited<ReturnType<typeof loadSupplies>>;

/** A page has one at most: its choices stand in the address. */
function calculatorIn(sections: readonly ContentSection[]): string | undefined {
  return sections.flatMap((section) => ("calculator" in section ? [section.calculator] : []))[0];
}

const LIST_PAGES = { finishes: "finishes-list", accessories: "accessories-list" } as const;

/** Where the lists of offerings stand, and what their products tell of them. */
async function listFacts(asking: Asking): Promise<OfferingListsFacts> {
  const { call, edition } = asking;
  const categories = await findDocuments("offerings-categories", asking, { size: 100 });
  const above = linkTo(edition, "offerings");
  // Products of somebody else were counted by nobody.
  const areOurs = !call.isElsewhere?.(listOfferings);
  const facts = OFFERING_CATEGORY_SLUGS.flatMap((slug) => {
    const { id, offering } = OFFERING_CATEGORIES[slug];
    const category = categories.find(({ product_category_id }) => product_category_id === id);
    if (!category) return [];
    const isThere = above && isBuilt(LIST_PAGES[offering], edition.region);
    const href = isThere ? `${above}/${category.path}` : undefined;
    return [[slug, { href, products: areOurs ? category.products : undefined }] as const];
  });
  return Object.fromEntries(facts);
}
