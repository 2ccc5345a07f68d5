import {
  getLook,
  LOOKS_CONFIG,
  listSimilarLooks,
  searchLooks,
} from "../../../../../contracts/calls/looks-calls.ts";
import { ampPath } from "../../../../../urls/amp-path.ts";
import { redirectTo } from "../../../../frame/errors/redirect-to.ts";
import { optional, type PageContext, pageNotFound, required } from "../../../../frame/page.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import { lookPath } from "../look-path.ts";
import { seoOfLook } from "./seo-of-look.ts";

interface LookAddress {
  lookSlug: string;
  lookItem: string;
}

const SIMILAR = 3;

export async function loadLook(
  { call, edition, site, requestContext }: PageContext<"site" | "requestContext">,
  { lookSlug, lookItem }: LookAddress,
) {
  const { isoCode: countryIsoCode } = edition;
  const look = await required(call(getLook, { slug: lookItem, countryIsoCode }));
  if (!look.slug) throw pageNotFound();
  const category = look.category ?? lookSlug;
  const path = lookPath(edition, { slug: look.slug, category }) ?? "";
  if (category !== lookSlug && lookSlug !== LOOKS_CONFIG.defaultCategory)
    throw redirectTo(requestContext.variant === "amp" ? ampPath(path) : path, 301);
  const [similar, list] = await Promise.all([
    optional(call(listSimilarLooks, { slug: look.slug, countryIsoCode, count: SIMILAR }), undefined),
    call(searchLooks, { slug: category, countryIsoCode, page: 1, pageSize: 1 }),
  ]);
  // Only an unknown category makes the URL invalid; the look also works without the category's texts.
  if (!list.ok && list.problem.kind === "not-found") throw pageNotFound();
  const words = list.ok ? list.value : undefined;
  return {
    look,
    category: { slug: category, title: look.categoryName ?? words?.seo_data.heading ?? "" },
    seo: seoOfLook(look, words?.look_detail_seo),
    similar: similar?.looks_list ?? [],
    path,
    url: absoluteUrl(site.publicUrl, path),
  };
}

export type LoadedLook = Awaited<ReturnType<typeof loadLook>>;
export type Look = LoadedLook["look"];
