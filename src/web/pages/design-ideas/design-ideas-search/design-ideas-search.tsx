import { data, useLoaderData } from "react-router";
import { listDesignCategories } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadCues } from "../../../features/cues/load-cues.ts";
import { counterBefore, placeCues } from "../../../features/cues/place-cues.ts";
import { GALLERY_PAGE_SIZE } from "../../../features/gallery/page-size.ts";
import { loadRates } from "../../../features/my-room/load-rates.ts";
import { readMyRoom, withRoom } from "../../../features/my-room/my-room-query.ts";
import { cleanKeyword, searchPath } from "../../../features/search/search-keyword.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { notFoundWith, optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import { readLanding } from "../design-ideas/read-landing.ts";
import { closestCategories } from "./closest-categories.ts";
import { findArticles } from "./find-articles.ts";
import { findDesigns } from "./find-designs.ts";
import { findTheirs } from "./find-theirs.ts";
import { NothingFound } from "./sections/nothing-found.tsx";
import { SearchArticles } from "./sections/search-articles.tsx";
import { SearchGallery } from "./sections/search-gallery.tsx";
import { SearchHead } from "./sections/search-head.tsx";

const CATEGORIES = 3;

export const loader = page(async ({ call, edition, params, url }) => {
  const typed = url.searchParams.get("q") ?? params.searchKeyword ?? "";
  const keyword = cleanKeyword(typed);
  const ideas = linkTo(edition, "design-ideas") ?? `/${edition.region}`;
  const path = searchPath(ideas, keyword);
  if (keyword === "" || keyword !== params.searchKeyword) throw redirectTo(path);

  const number = parsePage(url.searchParams);
  const asked = { keyword, page: number, size: GALLERY_PAGE_SIZE };
  const [byWords, articles, { categories }, rates, cues] = await Promise.all([
    findDesigns(call, edition, asked),
    findArticles(call, edition, keyword),
    optional(call(listDesignCategories, { countryIsoCode: edition.isoCode }), { categories: [] }),
    loadRates(call, edition),
    loadCues(call, edition),
  ]);
  const found = byWords?.entries.length
    ? byWords
    : await findTheirs(call, edition, asked, { categories, byWords });
  const isEmpty = !found || found.total === 0;
  const landing = isEmpty ? await readLanding(call, edition) : undefined;
  const room = readMyRoom(url.searchParams, rates);
  const { entries } = placeCues({
    items: found?.entries ?? [],
    cues: cues.cues,
    promise: number === 1 ? cues.promise : undefined,
    counter: counterBefore({
      page: number - 1,
      size: GALLERY_PAGE_SIZE,
      hasPromise: cues.promise !== undefined,
    }),
  });
  const shown = {
    keyword,
    path,
    href: withRoom(path, room),
    page: number,
    found,
    entries,
    articles,
    rates,
    room,
    closest: closestCategories(keyword, categories, CATEGORIES),
    categories,
    popular: landing?.searchHint.examples ?? [],
  };
  return found?.entries.length === 0 ? notFoundWith(shown) : data(shown);
});

export const meta = pageMeta<typeof loader>(({ keyword, found, page: number }, { t }) => ({
  title: t("search.pageTitle", { keyword }),
  description: t("search.pageDescription", { keyword }),
  ...(found?.entries.length && { pagination: { page: number, lastPage: found.lastPage } }),
}));

export default function DesignSearch() {
  const data = useLoaderData<typeof loader>();
  const { edition } = usePage();
  const { found, articles } = data;
  return (
    <>
      <SearchHead {...data} edition={edition} />
      {found && found.total > 0 ? (
        <SearchGallery {...data} found={found} />
      ) : (
        <NothingFound {...data} hasFailed={!found} edition={edition} />
      )}
      {articles && <SearchArticles {...articles} keyword={data.keyword} />}
    </>
  );
}
