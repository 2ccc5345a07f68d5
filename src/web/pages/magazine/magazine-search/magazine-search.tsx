import { data, useLoaderData } from "react-router";
import { MAGAZINE_SIZES } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { ChipLinks } from "../../../../ui/navigation/chip-links.tsx";
import { EmptyState, ErrorState } from "../../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { IgnoredWords } from "../../../features/lists/search/ignored-words.tsx";
import { MagazineSearchBox } from "../../../features/lists/search/search-boxes.tsx";
import { cleanKeyword, searchPath } from "../../../features/lists/search/search-keyword.ts";
import { findInMagazine, listPaths } from "../../../features/magazine/search/find-in-magazine.ts";
import FoundListsIsland from "../../../features/magazine/search/found-lists.island.tsx";
import {
  type FoundLists,
  moreThan,
  parseTab,
  SEARCH_TABS,
  type Tab,
  tabHref,
} from "../../../features/magazine/search/search-lists.ts";
import { listStories } from "../../../features/magazine/stories/load-stories.ts";
import { StoryGrid } from "../../../features/magazine/stories/story-grid.tsx";
import { categoryPath } from "../../../features/magazine/stories/story-paths.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { loadPopularCategories } from "../magazine/load/load-landing.ts";
import "./sections/search-head.css";

export const loader = page(async ({ call, edition, params, url }) => {
  const keyword = cleanKeyword(url.searchParams.get("q") ?? params.searchKeyword ?? "");
  const path = searchPath(addressOf(edition.region, "magazine"), keyword);
  if (keyword === "" || keyword !== params.searchKeyword) throw redirectTo(path);

  const asked = parseTab(url.searchParams.get("tab"));
  const number = parsePage(url.searchParams);
  const { lists, hasFailed, correctedQuery, ignoredWords } = await findInMagazine(call, edition, keyword, {
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
    ignoredWords,
    alternatives: isEmpty || hasFailed ? await loadAlternatives(call, edition) : undefined,
  };
  const isBeyond = number > 1 && lists[typeOf(tab)].entries.length === 0;
  return isEmpty || isBeyond || hasFailed ? notFoundWith(shown) : data(shown);
});

const FIRST_TAB = SEARCH_TABS[0].tab;

function typeOf(tab: Tab) {
  return (SEARCH_TABS.find((row) => row.tab === tab) ?? SEARCH_TABS[0]).type;
}

/** Stories, or the first other tab with results. */
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
  const { alternatives, ...found } = useLoaderData<typeof loader>();
  const { edition } = usePage();
  useSearchState(found.keyword, found.lists);
  return (
    <>
      <SearchHead {...found} />
      {alternatives ? (
        <NothingFound {...alternatives} hasFailed={found.hasFailed} />
      ) : (
        <div className="wrap sec sec--flush">
          <FoundListsIsland
            keyword={found.keyword}
            path={found.path}
            tab={found.tab}
            lists={found.lists}
            basePaths={listPaths(edition)}
            pageSize={MAGAZINE_SIZES.search}
          />
        </div>
      )}
    </>
  );
}

interface SearchHeadProps {
  keyword: string;
  lists: FoundLists;
  hasFailed: boolean;
  correctedQuery?: string | undefined;
  ignoredWords: readonly string[];
}

function SearchHead({ keyword, lists, hasFailed, correctedQuery, ignoredWords }: SearchHeadProps) {
  const { t } = useText();
  const { edition } = usePage();
  const magazine = linkTo(edition, "magazine");
  const { total } = lists.post;
  const least = moreThan(lists.post);
  const isNothing = !hasFailed && Object.values(lists).every((list) => list.total === 0);
  return (
    <div className="wrap magazine-search stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(magazine ? [{ name: t("layout.magazine"), href: magazine }] : []),
          { name: t("search.go") },
        ]}
      />
      <div className="split split--7-5 magazine-search__in">
        <div className="break-words magazine-search__words stack gap-2">
          <h1 className="d56">
            {isNothing
              ? t("search.noneTitle", { keyword })
              : t("search.heading", { keyword: correctedQuery ?? keyword })}
          </h1>
          {total > 0 && (
            <p className="t20 soft">
              {least !== undefined && t("magazineSearch.moreThan", { count: least.toLocaleString("en") })}
              {least === undefined && t("magazineSearch.total", { count: total })}
            </p>
          )}
          {correctedQuery && <Corrected keyword={keyword} corrected={correctedQuery} />}
          <IgnoredWords words={ignoredWords} />
        </div>
        <MagazineSearchBox edition={edition} value={keyword} />
      </div>
    </div>
  );
}

/** Shows that the keyword was not found and links to the corrected one. */
function Corrected({ keyword, corrected }: { keyword: string; corrected: string }) {
  const { t } = useText();
  const { region } = usePage().edition;
  const href = searchPath(addressOf(region, "magazine"), corrected);
  return (
    <p className="t15">
      <Filled
        text={t("search.corrected")}
        parts={{
          keyword,
          corrected: (
            <a className="link" href={href}>
              {corrected}
            </a>
          ),
        }}
      />
    </p>
  );
}

type NothingFoundProps = Alternatives & {
  /** The search did not respond, so the keyword is not at fault. */
  hasFailed: boolean;
};

/** Offers popular categories and new stories. */
function NothingFound({ hasFailed, categories, stories }: NothingFoundProps) {
  const { t } = useText();
  const { edition } = usePage();
  const State = hasFailed ? ErrorState : EmptyState;
  const magazine = linkTo(edition, "magazine");
  return (
    <div className="wrap sec sec--flush stack gap-7 magazine-none">
      <div className="split split--5-7">
        <State
          title={hasFailed ? t("search.failedTitle") : t("search.noneHelp")}
          exits={
            magazine && (
              <ButtonLink look="line" href={magazine}>
                {t("magazineList.toMagazine")}
              </ButtonLink>
            )
          }
        >
          {hasFailed ? t("magazineSearch.failedText") : t("magazineSearch.noneText")}
        </State>
        {categories.length > 0 && (
          <nav className="stack gap-4" aria-labelledby="popular-topics">
            <h2 className="d32" id="popular-topics">
              {t("magazine.popularCategories")}
            </h2>
            <ChipLinks links={categories} />
          </nav>
        )}
      </div>
      {stories.length > 0 && (
        <section className="stack gap-5" aria-labelledby="recent-stories">
          <h2 className="d32" id="recent-stories">
            {t("magazine.recent")}
          </h2>
          <StoryGrid stories={stories} />
        </section>
      )}
    </div>
  );
}

async function loadAlternatives(call: Caller, edition: Edition) {
  const [popular, stories] = await Promise.all([
    loadPopularCategories(call, edition),
    listStories(call, edition, { page: 1, pageSize: MAGAZINE_SIZES.moreArticles }),
  ]);
  const categories = popular.data.flatMap(({ slug, name }) => {
    const href = categoryPath(edition, slug);
    return href ? [{ name, href }] : [];
  });
  return { categories, stories };
}

type Alternatives = Awaited<ReturnType<typeof loadAlternatives>>;

/** Writes the keyword and the page and total of each list to the state, which is serialised after the page (SE-01). */
function useSearchState(searchKeyword: string, { post, author, category, post_tag }: FoundLists): void {
  const { state } = usePage();
  state.setState("magazine", { searchKeyword, page: post.page, total: post.total });
  state.setState("searchConfig", {
    post: pageOf(post),
    author: pageOf(author),
    category: pageOf(category),
    post_tag: pageOf(post_tag),
  });
}

function pageOf({ page, total }: FoundLists["post"]): { page: number; total: number } {
  return { page, total };
}
