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
import type { ListAddresses } from "../../../frame/define-page.ts";
import { wholeList } from "../../../frame/seo/whole-list.ts";
import { isAvailable } from "./offering.ts";
import { listPath, offeringPath, WHOLE_LIST } from "./offering-path.ts";

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

/** The products that have their own page, in their category. */
export function listOfferingAddresses(offering: OfferingType): ListAddresses {
  const { category, code } = NAMES[offering];
  const categoryId = OFFERING_CATEGORIES[WHOLE_LIST[offering]].id;
  const filters = buildOfferingFilters({ categoryId, hidden: UNLISTED_AVAILABILITIES });
  return async (call, edition) => {
    const products = await wholeList(
      (page, count) =>
        call(listOfferings, { offeringType: offering, filters, start: (page - 1) * count, count }),
      ({ products, totalElements }, size) => ({ items: products, lastPage: totalElements / size }),
    );
    return products.filter(isAvailable).map((product) => ({
      params: { [category]: product.category_slug ?? WHOLE_LIST[offering], [code]: product.code },
      path: offeringPath(edition, offering, product),
    }));
  };
}
