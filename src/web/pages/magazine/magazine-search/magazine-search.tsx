import { data, useLoaderData } from "react-router";
import { MAGAZINE_SIZES } from "../../../../contracts/calls/magazine/magazine-shapes.ts";
import { addressOf } from "../../../../urls/links.ts";
import { findInMagazine } from "../../../features/magazine/search/find-in-magazine.ts";
import FoundListsIsland from "../../../features/magazine/search/found-lists.island.tsx";
import { type FoundLists, SEARCH_TABS } from "../../../features/magazine/search/found-lists.ts";
import { foundPlaces } from "../../../features/magazine/search/found-places.ts";
import { parseTab, type Tab, tabHref } from "../../../features/magazine/search/search-href.ts";
import { useSearchState } from "../../../features/magazine/search/search-state.ts";
import { cleanKeyword, searchPath } from "../../../features/search/search-keyword.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import { loadWaysOut } from "./load-ways-out.ts";
import { NothingFound } from "./sections/nothing-found.tsx";
import { SearchHead } from "./sections/search-head.tsx";

export const loader = page(async ({ call, edition, params, url }) => {
  const keyword = cleanKeyword(url.searchParams.get("q") ?? params.searchKeyword ?? "");
  const path = searchPath(addressOf(edition.region, "magazine"), keyword);
  if (keyword === "" || keyword !== params.searchKeyword) throw redirectTo(path);

  const asked = parseTab(url.searchParams.get("tab"));
  const number = parsePage(url.searchParams);
  const { lists, hasFailed, correctedQuery } = await findInMagazine(call, edition, keyword, {
    [typeOf(asked ?? FIRST_TAB)]: number,
  });
  const tab = asked ?? fullTab(lists);
  const isEmpty = SEARCH_TABS.every(({ type }) => lists[type].total === 0);
  const shown = {
    keyword,
    path,
    tab,
    lists,
    hasFailed,
    correctedQuery,
    waysOut: isEmpty || hasFailed ? await loadWaysOut(call, edition) : undefined,
  };
  const isBeyond = number > 1 && lists[typeOf(tab)].entries.length === 0;
  return isEmpty || isBeyond || hasFailed ? notFoundWith(shown) : data(shown);
});

const FIRST_TAB = SEARCH_TABS[0].tab;

function typeOf(tab: Tab) {
  return (SEARCH_TABS.find((row) => row.tab === tab) ?? SEARCH_TABS[0]).type;
}

/** Stories, or where there are none the first of the others that holds something. */
function fullTab(lists: FoundLists): Tab {
  return (SEARCH_TABS.find(({ type }) => lists[type].total > 0) ?? SEARCH_TABS[0]).tab;
}

export const meta = pageMeta<typeof loader>(({ keyword, path, tab, lists }, { t }) => {
  const { first, total, entries } = lists[typeOf(tab)];
  const lastPage = Math.ceil(total / MAGAZINE_SIZES.search);
  return {
    title: t("magazineSearch.pageTitle", { keyword }),
    description: t("magazineSearch.pageDescription", { keyword }),
    ...(entries.length > 0 && { pagination: { page: first, lastPage, href: tabHref(path, tab) } }),
  };
});

export default function MagazineSearch() {
  const { waysOut, ...found } = useLoaderData<typeof loader>();
  const { edition } = usePage();
  useSearchState(found.keyword, found.lists);
  return (
    <>
      <SearchHead {...found} />
      {waysOut ? (
        <NothingFound {...waysOut} hasFailed={found.hasFailed} />
      ) : (
        <div className="wrap sec sec--flush">
          <FoundListsIsland
            keyword={found.keyword}
            path={found.path}
            tab={found.tab}
            lists={found.lists}
            places={foundPlaces(edition)}
            pageSize={MAGAZINE_SIZES.search}
          />
        </div>
      )}
    </>
  );
}
