import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import {
  isOfferingCategory,
  type OfferingCategory,
  type OfferingType,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../../../contracts/graphql/offering-filters.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { optional, pageNotFound, required } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import type { SiteSettings } from "../../../frame/seo/site-settings.ts";
import { loadCompared } from "../../compare/load-compared.ts";
import { keptCompared } from "../../compare/state/compare-address.ts";
import { loadCues } from "../../cues/load-cues.ts";
import { counterBefore, placeCues } from "../../cues/place-cues.ts";
import { readFormFields } from "../../filters/state/filter-form.ts";
import { countApplied } from "../../filters/state/filter-state.ts";
import { filtersHref } from "../../filters/state/filters-href.ts";
import { parseFiltersQuery, unknownPieces } from "../../filters/state/filters-query.ts";
import { loadTopicRail } from "../../magazine/rails/load-rail.ts";
import { topicOfOffering } from "../../magazine/rails/story-topics.ts";
import { findNeighbours } from "../find-neighbours.ts";
import { isAvailable } from "../offering.ts";
import { categoryAt, listPath, offeringPath } from "../offering-path.ts";
import { filterGroupsOf, selectedIn } from "./filter-groups.ts";

interface ListPlace extends Asking {
  url: URL;
  site: SiteSettings;
}

/** Everything that the page of a list of offerings shows; not found where no list is called so. */
export async function loadOfferingList(place: ListPlace, offering: OfferingType, slug: string) {
  const { call, edition, url, site } = place;
  const category = categoryAt(url, offering, slug);
  if (!category) throw pageNotFound();
  const [compared, config, neighbours, cues, stories] = await Promise.all([
    loadCompared(place),
    loadDocument("offerings-categories", place, category),
    findNeighbours(place, category),
    loadCues(call, edition, "offerings-cues"),
    loadTopicRail(call, edition, topicOfOffering(category)),
  ]);
  const groups = filterGroupsOf(config.filterData);
  const typed = readFormFields(url.searchParams, groups);
  const { selected } = typed ?? parseFiltersQuery(url.searchParams.get("filters"), groups);
  const state = { selected, ranges: {} };
  const path = listPath(edition, category);
  const keep = keptCompared(url);
  const href = filtersHref(path, keep, state, groups);
  if (typed) throw redirectTo(href);

  const size = config.perPageProductCount;
  const page = parsePage(url.searchParams);
  const question = { categoryId: config.product_category_id, hidden: UNLISTED_AVAILABILITIES };
  const isNarrowed = countApplied(state) > 0;
  const [list, whole] = await Promise.all([
    required(
      call(listOfferings, {
        offeringType: offering,
        filters: buildOfferingFilters({ ...question, selected: selectedIn(state, groups) }),
        start: (page - 1) * size,
        count: size,
      }),
    ),
    isNarrowed &&
      optional(
        call(listOfferings, { offeringType: offering, filters: buildOfferingFilters(question), count: 1 }),
        undefined,
      ),
  ]);
  const { products, totalElements: total } = list;
  const counter = counterBefore({ page: page - 1, size, hasPromise: false });
  const { entries } = placeCues({ items: products, cues: cues.cues, counter });
  return {
    offering,
    category,
    config,
    neighbours,
    groups,
    state,
    unknown: unknownPieces(url.searchParams.get("filters"), groups),
    path,
    href,
    keep,
    compared,
    page,
    size,
    total,
    of: Math.max(total, whole ? whole.totalElements : 0),
    lastPage: Math.ceil(total / size),
    entries,
    stories,
    isFound: (compared?.isComparison ? compared.products : entries).length > 0,
    listed: products.filter(isAvailable).map((product) => ({
      name: product.name,
      url: absoluteUrl(site.publicUrl, offeringPath(edition, offering, inList(product, category))),
    })),
  };
}

/** Where its host does not tell the category of a product, it is the one that it was found in. */
export function inList<Product extends { category_slug: string | null }>(
  product: Product,
  category: OfferingCategory,
): Product {
  const isKnown = product.category_slug && isOfferingCategory(product.category_slug);
  return isKnown ? product : { ...product, category_slug: category };
}

export type OfferingList = Awaited<ReturnType<typeof loadOfferingList>>;
