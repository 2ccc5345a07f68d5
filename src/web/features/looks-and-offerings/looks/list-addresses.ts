import { LOOKS_CONFIG, searchLooks } from "../../../../contracts/calls/looks-calls.ts";
import { requestDocuments } from "../../../../contracts/documents/request-documents.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { forSitemap, wholeList } from "../../../frame/seo/whole-list.ts";

const MAX_CATEGORIES = 50;

/** The categories with their own page; the category of all looks is the gallery itself. */
export const listLookCategories: ListAddresses = async (call, edition) => {
  if (call.isUpstream?.(searchLooks)) return [];
  const size = MAX_CATEGORIES;
  const categories =
    forSitemap(await requestDocuments("home-look-categories", { call, edition }, { size })) ?? [];
  return categories
    .filter(({ slug }) => slug !== LOOKS_CONFIG.defaultCategory)
    .map(({ slug }) => ({ params: { lookSlug: slug } }));
};

export const listLooks: ListAddresses = (call, { isoCode: countryIsoCode }) =>
  wholeList(
    (page, pageSize) => call(searchLooks, { page, pageSize, countryIsoCode }),
    ({ looks_list, meta }) => ({
      items: looks_list.map(({ slug, category = LOOKS_CONFIG.defaultCategory }) => ({
        params: { lookSlug: category, lookItem: slug },
      })),
      lastPage: meta.totalPages,
    }),
  );
