import { data } from "react-router";
import { listOfferings } from "../../../../../contracts/calls/graphql/list-offerings.ts";
import {
  isOfferingCategory,
  type OfferingCategory,
  type OfferingType,
} from "../../../../../contracts/documents/offerings/offering-categories.ts";
import type { OfferingFilter } from "../../../../../contracts/documents/offerings/offering-category.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../../../../contracts/graphql/offering-filters.ts";
import { loadDocument } from "../../../../frame/load-document.ts";
import { notFoundWith, optional, pageNotFound, required } from "../../../../frame/page.ts";
import { listMeta } from "../../../../frame/seo/list-meta.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../../frame/seo/shared-picture.ts";
import { comparedMeta } from "../../../design-ideas/compare/compared.ts";
import { loadCompared } from "../../../design-ideas/compare/load-compared.ts";
import { keptCompared } from "../../../design-ideas/compare/state/compare-address.ts";
import type { FilterGroup } from "../../../lists/filters/state/filter-group.ts";
import { countApplied, type FilterState, isSelected } from "../../../lists/filters/state/filter-state.ts";
import { readOptions } from "../../../lists/filters/state/filters-query.ts";
import { type ListQuery, listJsonLd, loadList } from "../../../lists/gallery/load-list.ts";
import { loadTopicRail } from "../../../magazine/rails/load-rail.ts";
import { topicOfOffering } from "../../../magazine/rails/story-topics.ts";
import { findNeighbours } from "../find-neighbours.ts";
import { isAvailable } from "../offering.ts";
import { crumbNames } from "../offering-crumbs.ts";
import { categoryAt, listPath, offeringPath } from "../offering-path.ts";

export async function loadOfferingList(asking: ListQuery, offering: OfferingType, slug: string) {
  const { call, edition, url } = asking;
  const category = categoryAt(url, offering, slug);
  if (!category) throw pageNotFound();
  const [compared, config, neighbours, stories] = await Promise.all([
    loadCompared(asking),
    loadDocument("offerings-categories", asking, category),
    findNeighbours(asking, category),
    loadTopicRail(call, edition, topicOfOffering(category)),
  ]);
  const narrowing = readOptions(url.searchParams, filterGroupsOf(config.filterData));
  const { state, groups } = narrowing;
  const size = config.perPageProductCount;
  const question = { categoryId: config.product_category_id, hidden: UNLISTED_AVAILABILITIES };
  const [list, whole] = await Promise.all([
    loadList(asking, {
      path: listPath(edition, category),
      keep: keptCompared(url),
      narrowing,
      size,
      cues: { kind: "offerings-cues" },
      find: async (page) => {
        const filters = buildOfferingFilters({ ...question, selected: selectedIn(state, groups) });
        const asked = { offeringType: offering, filters, start: (page - 1) * size, count: size };
        const { products, totalElements } = await required(call(listOfferings, asked));
        return { items: products, total: totalElements };
      },
      linkOf: (product) => ({
        name: product.name,
        path: isAvailable(product) ? offeringPath(edition, offering, inList(product, category)) : undefined,
      }),
    }),
    countApplied(state) > 0 &&
      optional(
        call(listOfferings, { offeringType: offering, filters: buildOfferingFilters(question), count: 1 }),
        undefined,
      ),
  ]);
  const found = {
    offering,
    category,
    config,
    neighbours,
    compared,
    list,
    /** The number of entries without filters. */
    of: Math.max(list.total, whole ? whole.totalElements : 0),
    stories,
  };
  const isEmpty = compared?.isComparison ? compared.products.length === 0 : list.isEmpty;
  return isEmpty ? notFoundWith(found) : data(found);
}

export type OfferingList = Awaited<ReturnType<typeof loadOfferingList>>["data"];

export function offeringListMeta(found: OfferingList, context: MetaContext): PageDescription {
  const { config, compared, list } = found;
  const { t, atHost } = context;
  const names = crumbNames({ t });
  if (compared?.isComparison) return comparedMeta(compared, { t, path: list.path, crumbNames: names });
  return listMeta(
    list,
    {
      title: config.seoTitle,
      description: config.seoDescription,
      canonical: list.path,
      crumb: config.title,
      crumbNames: names,
      image: { ...sharedPicture(config.picture.photo, atHost), alt: config.picture.alt },
      ...(compared && { index: false }),
      jsonLd: listJsonLd(list),
    },
    context,
  );
}

/** If the upstream does not send the category of a product, the category of its list is used. */
export function inList<Product extends { category_slug: string | null }>(
  product: Product,
  category: OfferingCategory,
): Product {
  const isKnown = product.category_slug && isOfferingCategory(product.category_slug);
  return isKnown ? product : { ...product, category_slug: category };
}

/** The number of filters that fit above the list; the others are in the panel with all filters. */
const MAX_PROMOTED = 5;
const COLOUR = "colour";

/** Converts the filters of a list (EN-25): the URL uses the same names as the call. */
function filterGroupsOf(filterData: readonly OfferingFilter[]): FilterGroup[] {
  return filterData.map(({ categorySearchBy: key, displayName, categoryFilters }, index) => ({
    key,
    displayName,
    select: "multi",
    isPromoted: index < MAX_PROMOTED,
    options: categoryFilters.map(({ searchBy: id, displayName }) => ({
      id,
      displayName,
      ...(key === COLOUR && { colour: displayName.toLowerCase() }),
      childFilters: [],
    })),
  }));
}

function selectedIn(state: FilterState, groups: readonly FilterGroup[]): Record<string, string[]> {
  const chosen = groups.map(({ key, options }): [string, string[]] => [
    key,
    options.map(({ id }) => id).filter((id) => isSelected(state, key, id)),
  ]);
  return Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0));
}
