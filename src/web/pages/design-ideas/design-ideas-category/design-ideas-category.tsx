import { data, useLoaderData } from "react-router";
import { loadCues } from "../../../features/cues/load-cues.ts";
import { counterBefore, cueDataOf, placeCues } from "../../../features/cues/place-cues.ts";
import { categoryPath, designPath } from "../../../features/designs/design-path.ts";
import { loadCategory } from "../../../features/designs/find/find-category.ts";
import { unknownPieces } from "../../../features/filters/state/filters-query.ts";
import { GALLERY_PAGE_SIZE } from "../../../features/gallery/page-size.ts";
import { LeadBand } from "../../../features/leads/drawer/lead-band.tsx";
import { loadTopicRail } from "../../../features/magazine/rails/load-rail.ts";
import { StoryRail } from "../../../features/magazine/rails/story-rail.tsx";
import { topicOfRoom } from "../../../features/magazine/rails/story-topics.ts";
import { loadRates } from "../../../features/my-room/load-rates.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { itemList } from "../../../frame/seo/item-list.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import { useDesignIdeasState } from "../../../frame/state/design-ideas-state.ts";
import { galleryHref, isTyped, readGalleryQuery } from "./gallery-query.ts";
import { faqPage } from "./json-ld.ts";
import { countedAs, loadDesigns } from "./load-designs.ts";
import { loadWaysOut } from "./load-ways-out.ts";
import { AboutCategory } from "./sections/about-category.tsx";
import { CategoryGallery } from "./sections/category-gallery.tsx";
import { CategoryHead } from "./sections/category-head.tsx";
import { RelatedCategories } from "./sections/related-categories.tsx";

export const loader = page(async ({ call, edition, params, url, site }) => {
  const [{ category, categories, theirs }, ownRates, cues, stories] = await Promise.all([
    loadCategory({ call, edition }, params.categorySlug ?? "", () => redirectTo(categoryPath(edition, ""))),
    loadRates(call, edition),
    loadCues(call, edition),
    loadTopicRail(call, edition, topicOfRoom(params.categorySlug ?? "")),
  ]);
  // Our rates say nothing of designs that are not ours.
  const rates = theirs ? undefined : ownRates;
  const groups = category.filterGroups;
  const query = readGalleryQuery(url.searchParams, groups, { country: edition.country, rates });
  const path = categoryPath(edition, category.slug);
  const href = galleryHref(path, query, groups);
  if (isTyped(url.searchParams, query)) throw redirectTo(href);

  const number = parsePage(url.searchParams);
  const asked = { edition, category, query, page: number };
  const designs = countedAs(await loadDesigns(call, asked), theirs?.count, number);
  const isEmpty = designs.totalElements === 0;
  const places = { startPosition: category.cueStartPosition, interval: category.cueInterval };
  const counter = counterBefore({
    ...places,
    page: number - 1,
    size: GALLERY_PAGE_SIZE,
    hasPromise: cues.promise !== undefined,
  });
  const promise = number === 1 ? cues.promise : undefined;
  const { entries, ...cueRound } = placeCues({
    ...places,
    items: designs.items,
    cues: cues.cues,
    promise,
    counter,
  });
  const ownCountOf = (slug: string) =>
    theirs ? undefined : categories.find((other) => other.slug === slug)?.count;
  const found = {
    category,
    rates,
    query,
    path,
    href,
    page: number,
    lastPage: designs.totalPages,
    total: designs.totalElements,
    of: ownCountOf(category.slug) ?? designs.totalElements,
    entries,
    cueData: cueDataOf(places, cueRound.counter),
    categories: categories.map(({ slug }) => slug),
    related: category.related.flatMap((slug) => categories.filter((other) => other.slug === slug)),
    unknown: unknownPieces(url.searchParams.get("filters"), groups),
    stories,
    waysOut: isEmpty ? await loadWaysOut(call, asked) : [],
    listed: designs.items.map((design) => ({
      name: design.title,
      url: absoluteUrl(site.publicUrl, designPath(edition, design)),
    })),
  };
  return designs.items.length > 0 ? data(found) : notFoundWith(found);
});

export const meta = pageMeta<typeof loader>((data, { t }) => {
  const { category, page: number, lastPage, total, path, href, listed } = data;
  const isPlain = href === path;
  const isFirst = isPlain && number === 1;
  const numbered = (text: string) =>
    number > 1 ? t("category.titleOfPage", { title: text, page: number }) : text;
  return {
    title: numbered(category.seoTitle),
    description: numbered(category.seoDescription),
    crumb: category.title,
    crumbNames: { "design-ideas": t("category.ideas") },
    ...(listed.length > 0 && { pagination: { page: number, lastPage, href } }),
    index: listed.length > 0,
    jsonLd: [
      ...(isPlain ? [itemList(listed, { before: (number - 1) * GALLERY_PAGE_SIZE, total })] : []),
      ...(isFirst && category.faqs.length > 0 ? [faqPage(category.faqs)] : []),
    ],
  };
});

export default function DesignCategory() {
  const data = useLoaderData<typeof loader>();
  const { edition } = useDocument().place;
  const { category, related, categories, page: number, cueData, stories } = data;
  useDesignIdeasState({
    designIdeasConfig: { pageSize: GALLERY_PAGE_SIZE },
    categories,
    page: number,
    cueData,
    currentContentType: "designs",
  });
  return (
    <>
      <CategoryHead {...data} edition={edition} />
      <CategoryGallery {...data} edition={edition} />
      <RelatedCategories categories={related} edition={edition} />
      <AboutCategory category={category} />
      <StoryRail stories={stories} isFlush />
      <LeadBand />
    </>
  );
}
