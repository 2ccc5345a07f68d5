import { useLoaderData } from "react-router";
import { DesignCard } from "../../../features/design-ideas/designs/design-card.tsx";
import { categoryPath, designPath } from "../../../features/design-ideas/designs/design-path.ts";
import { loadCategory } from "../../../features/design-ideas/designs/find/find-category.ts";
import { BudgetSlider } from "../../../features/design-ideas/my-room/budget/budget-slider.tsx";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { readNarrowing } from "../../../features/lists/filters/state/filters-query.ts";
import { ListPage } from "../../../features/lists/gallery/list-page.tsx";
import { answerList, listJsonLd, loadList } from "../../../features/lists/gallery/load-list.ts";
import { GALLERY_PAGE_SIZE } from "../../../features/lists/gallery/shown-pages.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { useDesignIdeasState, usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { listMeta } from "../../../frame/seo/list-meta.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { AboutCategory, CategoryHead, EmptyGallery, RelatedCategories } from "./category-sections.tsx";
import { isTyped, keptParameters, otherParameters, readGalleryQuery, sortedInRoom } from "./gallery-query.ts";
import { countedAs, loadAlternatives, loadDesigns, ofCategory } from "./load-designs.ts";
import "./sections/category-head.css";

export const loader = page(async (asking) => {
  const { call, edition, url } = asking;
  const slug = asking.params.categorySlug ?? "";
  const [{ category, categories, theirs }, ownRates] = await Promise.all([
    loadCategory({ call, edition }, slug, () => redirectTo(categoryPath(edition, ""))),
    loadRates(call, edition),
  ]);
  // Our rates do not apply to designs of an upstream.
  const rates = theirs ? undefined : ownRates;
  const groups = category.filterGroups;
  const query = readGalleryQuery(url.searchParams, groups, { country: edition.country, rates });
  const standard = sortedInRoom(query, { country: edition.country, rates });
  const asked = { edition, category, query: standard ? { ...query, room: standard } : query };
  const list = await loadList(asking, {
    path: categoryPath(edition, category.slug),
    keep: otherParameters(query),
    narrowing: { ...readNarrowing(url.searchParams, groups), isForm: isTyped(url.searchParams, query) },
    size: GALLERY_PAGE_SIZE,
    cues: {
      kind: "design-ideas-cues",
      category: category.slug,
      hasPromise: true,
      startPosition: category.cueStartPosition,
      interval: category.cueInterval,
    },
    find: async (number) => {
      const found = await loadDesigns(call, { ...asked, page: number });
      const { items, totalElements, totalPages } = countedAs(found, theirs?.count, number);
      return { items, total: totalElements, lastPage: totalPages };
    },
    linkOf: (design) => ({ name: design.title, path: designPath(edition, design) }),
  });
  const own = theirs ? undefined : categories.find((other) => other.slug === category.slug);
  return answerList({
    category,
    rates,
    query,
    standard,
    list,
    of: own?.count ?? list.total,
    categories: categories.map(({ slug }) => slug),
    related: category.related.flatMap((slug) => categories.filter((other) => other.slug === slug)),
    waysOut: list.total === 0 ? await loadAlternatives(call, asked) : [],
  });
});

export const meta = pageMeta<typeof loader>(({ category, list }, context) => {
  const isFirst = list.href === list.path && list.page === 1;
  return listMeta(
    list,
    {
      title: category.seoTitle,
      description: category.seoDescription,
      crumb: category.title,
      crumbNames: { "design-ideas": context.t("category.ideas") },
      jsonLd: [
        ...listJsonLd(list),
        ...(isFirst && category.faqs.length > 0 ? [questionsJsonLd(category.faqs)] : []),
      ],
    },
    context,
  );
});

export default function DesignCategory() {
  const data = useLoaderData<typeof loader>();
  const { edition } = usePage();
  const { category, rates, query, standard, list } = data;
  const { room, budget, sort } = query;
  const { path } = list;
  const keep = keptParameters(query, category.filterGroups);
  useDesignIdeasState({
    designIdeasConfig: { pageSize: GALLERY_PAGE_SIZE },
    categories: data.categories,
    page: list.page,
    cueData: list.cueData,
    currentContentType: "designs",
  });
  return (
    <>
      <CategoryHead {...{ category, rates, room, path, keep }} />
      <ListPage
        className="category"
        kind="designIdeas"
        list={list}
        of={data.of}
        noun="designs"
        heading={category.title}
        within={ofCategory(category.slug)}
        bar={
          <div data-gallery-part="budget">
            <BudgetSlider {...{ edition, rates, room, standard, path, budget, sort, keep }} />
          </div>
        }
        empty={<EmptyGallery {...{ category, query, path }} waysOut={data.waysOut} />}
        card={(design, { priority }) => (
          <DesignCard
            key={`${design.contentType}/${design.slug}`}
            {...{ design, room, standard, rates, priority }}
          />
        )}
      />
      <RelatedCategories categories={data.related} />
      <AboutCategory category={category} />
      <LeadBand />
    </>
  );
}
