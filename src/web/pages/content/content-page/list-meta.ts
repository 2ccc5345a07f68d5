import { jobPostings } from "../../../features/careers/job-posting.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { isBeyond, type LoadedList } from "./load-list.ts";

/**
 * What a list changes about the page that it stands on: further pages say their number, and a choice of it is one list with
 * the whole for search engines.
 */
export function listMeta(
  list: LoadedList,
  { title, description }: Pick<PageDescription, "title" | "description">,
  { t, edition, brand }: MetaContext,
): Partial<PageDescription> & Pick<PageDescription, "title" | "description"> {
  const { page, lastPage, choice, href } = list.listing;
  const numbered = (text: string) => (page > 1 ? t("category.titleOfPage", { title: text, page }) : text);
  const isWhole = Object.keys(choice).length === 0;
  return {
    title: numbered(title),
    description: numbered(description),
    index: isWhole && !isBeyond(list),
    ...(!isBeyond(list) && { pagination: { page, lastPage, href } }),
    jsonLd:
      list.kind === "jobs" && isWhole && page === 1
        ? jobPostings(list.listing.items, edition, brand.name)
        : [],
  };
}
