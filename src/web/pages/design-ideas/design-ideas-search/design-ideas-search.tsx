import { data, useLoaderData } from "react-router";
import { listDesignCategories } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { DesignCard } from "../../../features/design-ideas/designs/design-card.tsx";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import { myRoomQuery, readMyRoom } from "../../../features/design-ideas/my-room/my-room-query.ts";
import { SmartPhotoCard } from "../../../features/design-ideas/smart-photo/views/smart-photo-card.tsx";
import { Gallery } from "../../../features/lists/gallery/gallery.tsx";
import { loadList } from "../../../features/lists/gallery/load-list.ts";
import { GALLERY_PAGE_SIZE } from "../../../features/lists/gallery/shown-pages.ts";
import { cleanKeyword, searchPath } from "../../../features/lists/search/search-keyword.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { notFoundWith, optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import { readLanding } from "../design-ideas/read-landing.ts";
import { closestCategories } from "./closest-categories.ts";
import { findArticles, findTheirs, searchDesigns } from "./search-designs.ts";
import { NothingFound, SearchArticles, SearchHead } from "./search-sections.tsx";

const CATEGORIES = 3;

export const loader = page(async (asking) => {
  const { call, edition, params, url } = asking;
  const typed = url.searchParams.get("q") ?? params.searchKeyword ?? "";
  const keyword = cleanKeyword(typed);
  const ideas = linkTo(edition, "design-ideas") ?? `/${edition.region}`;
  const path = searchPath(ideas, keyword);
  if (keyword === "" || keyword !== params.searchKeyword) throw redirectTo(path);

  const asked = { keyword, page: parsePage(url.searchParams), size: GALLERY_PAGE_SIZE };
  const [byWords, articles, { categories }, rates] = await Promise.all([
    searchDesigns(call, edition, asked),
    findArticles(call, edition, keyword),
    optional(call(listDesignCategories, { countryIsoCode: edition.isoCode }), { categories: [] }),
    loadRates(call, edition),
  ]);
  const found = byWords?.entries.length
    ? byWords
    : await findTheirs(call, edition, asked, { categories, byWords });
  const isEmpty = !found || found.total === 0;
  const landing = isEmpty ? await readLanding(call, edition) : undefined;
  const room = readMyRoom(url.searchParams, rates);
  const { entries = [], total = 0, lastPage = 0 } = found ?? {};
  const list = await loadList(asking, {
    path,
    ...(room && { keep: myRoomQuery(room) }),
    size: GALLERY_PAGE_SIZE,
    cues: { kind: "design-ideas-cues", hasPromise: true },
    find: async () => ({ items: entries, total, lastPage }),
  });
  const shown = {
    keyword,
    path,
    found,
    list,
    articles,
    rates,
    room,
    closest: closestCategories(keyword, categories, CATEGORIES),
    categories,
    popular: landing?.searchHint.examples ?? [],
  };
  return found?.entries.length === 0 ? notFoundWith(shown) : data(shown);
});

export const meta = pageMeta<typeof loader>(
  ({ keyword, list: { page: number, lastPage, isEmpty } }, { t }) => ({
    title: t("search.pageTitle", { keyword }),
    description: t("search.pageDescription", { keyword }),
    ...(!isEmpty && { pagination: { page: number, lastPage } }),
  }),
);

export default function DesignSearch() {
  const data = useLoaderData<typeof loader>();
  const { t } = useText();
  const { keyword, found, list, articles, room, rates } = data;
  return (
    <>
      <SearchHead {...data} />
      {found && found.total > 0 ? (
        <div className="wrap sec sec--flush">
          <Gallery
            kind="designIdeas"
            list={list}
            heading={t("search.heading", { keyword })}
            card={(entry, { priority }) =>
              entry.kind === "design" ? (
                <DesignCard
                  key={`${entry.design.contentType}/${entry.design.slug}`}
                  design={entry.design}
                  {...{ room, rates, priority }}
                />
              ) : (
                <SmartPhotoCard key={entry.photo.href} photo={entry.photo} {...{ room, rates, priority }} />
              )
            }
          />
        </div>
      ) : (
        <NothingFound {...data} hasFailed={!found} />
      )}
      {articles && <SearchArticles {...articles} keyword={keyword} />}
    </>
  );
}
