import { itemList } from "../../../frame/seo/list-data.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { comparedMeta } from "../../compare/compared-meta.ts";
import { crumbNames } from "../offering-crumbs.ts";
import type { OfferingList } from "./load-offering-list.ts";

/** The head of a list's page: known under one address, whatever shape of it somebody came by. */
export function offeringListMeta(list: OfferingList, { t, atHost }: MetaContext): PageDescription {
  const { config, page, lastPage, size, total, path, href, listed, entries } = list;
  const numbered = (text: string) => (page > 1 ? t("category.titleOfPage", { title: text, page }) : text);
  const isPlain = href === path;
  const { compared } = list;
  if (compared?.isComparison) return comparedMeta(compared, { t, path, crumbNames: crumbNames({ t }) });
  return {
    title: numbered(config.seoTitle),
    description: numbered(config.seoDescription),
    canonical: path,
    crumb: config.title,
    crumbNames: crumbNames({ t }),
    image: { ...sharedPicture(config.picture.photo, atHost), alt: config.picture.alt },
    ...(entries.length > 0 && { pagination: { page, lastPage, href } }),
    index: entries.length > 0 && !compared,
    jsonLd: isPlain ? [itemList(listed, { before: (page - 1) * size, total })] : [],
  };
}
