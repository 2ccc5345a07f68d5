import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import {
  OFFERING_CATEGORIES,
  OFFERING_CATEGORY_SLUGS,
  type OfferingType,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../../../contracts/graphql/offering-filters.ts";
import type { DocumentAddress, ListAddresses } from "../../../frame/define-page.ts";
import { isAvailable } from "./offering.ts";
import { listPath, offeringPath, WHOLE_LIST } from "./offering-path.ts";

/** What the parts of an address are called, by the kind of offering. */
const NAMES = {
  finishes: { category: "finishesCategorySlug", code: "finishCode" },
  accessories: { category: "accessoriesSlug", code: "accessoryCode" },
} as const satisfies Record<OfferingType, { category: string; code: string }>;

export function listOfferingLists(offering: OfferingType): ListAddresses {
  return async (_, edition) =>
    OFFERING_CATEGORY_SLUGS.filter((slug) => OFFERING_CATEGORIES[slug].offering === offering).map((slug) => ({
      params: { [NAMES[offering].category]: slug },
      path: listPath(edition, slug),
    }));
}

const PAGE_SIZE = 100;

/** Those that have a page of their own, in the category that they belong to. */
export function listOfferingAddresses(offering: OfferingType): ListAddresses {
  const { category, code } = NAMES[offering];
  const categoryId = OFFERING_CATEGORIES[WHOLE_LIST[offering]].id;
  const filters = buildOfferingFilters({ categoryId, hidden: UNLISTED_AVAILABILITIES });
  return async (call, edition) => {
    const all: DocumentAddress[] = [];
    for (let start = 0, total = 1; start < total; start += PAGE_SIZE) {
      const outcome = await call(listOfferings, { offeringType: offering, filters, start, count: PAGE_SIZE });
      // A sitemap that lacks half its pages tells search engines to forget them; one that fails is asked for again.
      if (!outcome.ok) throw new Error(`The sitemap lacks its ${offering}: ${outcome.problem.statusText}`);
      total = outcome.value.totalElements;
      for (const product of outcome.value.products.filter(isAvailable))
        all.push({
          params: { [category]: product.category_slug ?? WHOLE_LIST[offering], [code]: product.code },
          path: offeringPath(edition, offering, product),
        });
    }
    return all;
  };
}
