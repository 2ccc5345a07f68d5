import { LOOKS_CONFIG, searchLooks } from "../../../../contracts/calls/looks-calls.ts";
import { askDocuments } from "../../../../contracts/documents/ask-documents.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { forSitemap, wholeList } from "../../../frame/seo/whole-list.ts";

const MOST_CATEGORIES = 50;

/** The categories with a page of their own; that of all looks is the gallery itself. */
export const listLookCategories: ListAddresses = async (call, edition) => {
  if (call.isElsewhere?.(searchLooks)) return [];
  const size = MOST_CATEGORIES;
  const categories =
    forSitemap(await askDocuments("home-look-categories", { call, edition }, { size })) ?? [];
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
