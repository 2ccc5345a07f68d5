import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { EmptyState, ErrorState } from "../../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { categoryPath } from "../../../features/design-ideas/designs/design-path.ts";
import { CategoryPicture } from "../../../features/design-ideas/designs/list-photos.tsx";
import { MyRoomBar } from "../../../features/design-ideas/my-room/my-room-bar.tsx";
import { withRoom } from "../../../features/design-ideas/my-room/my-room-query.ts";
import { LeadLink } from "../../../features/leads/drawer/lead-link.tsx";
import { IgnoredWords } from "../../../features/lists/search/ignored-words.tsx";
import { DesignSearchBox } from "../../../features/lists/search/search-boxes.tsx";
import { FoundStory } from "../../../features/magazine/search/found-entries.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { PopularSearches } from "../design-ideas/sections/head.tsx";
import type { FoundArticles, FoundDesigns } from "./search-designs.ts";
import "./sections/search-head.css";
import "../../../features/magazine/stories/magazine-stories.css";

interface SearchHeadProps {
  keyword: string;
  path: string;
  found: FoundDesigns | undefined;
  categories: readonly DesignIdeasCategoryAnswer[];
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
}

export function SearchHead({ keyword, path, found, categories, rates, room }: SearchHeadProps) {
  const { t } = useText();
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  const hasResults = found !== undefined && found.total > 0;
  return (
    <div className="wrap search-head stack gap-5">
      <Breadcrumb
        crumbs={[
          { name: t("layout.home"), href: `/${edition.region}` },
          ...(ideas ? [{ name: t("ideas.title"), href: ideas }] : []),
          { name: t("search.go") },
        ]}
      />
      <div className="search-head__in">
        <div className="search-head__words stack gap-2">
          <h1 className="d42">
            {found?.total === 0
              ? t("search.noneTitle", { keyword })
              : t("search.heading", { keyword: found?.correctedQuery ?? keyword })}
          </h1>
          <FoundNotes found={found} keyword={keyword} />
        </div>
        {hasResults && <MyRoomBar edition={edition} rates={rates} room={room} path={path} />}
      </div>
      <div className="split split--5-7 align-center search-head__again">
        <DesignSearchBox edition={edition} value={keyword} />
        {hasResults && <Rooms {...{ categories, found, room }} />}
      </div>
    </div>
  );
}

function Rooms({ categories, found, room }: Pick<SearchHeadProps, "categories" | "found" | "room">) {
  const { t } = useText();
  const { edition } = usePage();
  const inResults = new Set(
    found?.entries.flatMap((entry) => (entry.kind === "design" ? [entry.design.roomType] : [])),
  );
  const rooms = categories.filter(({ slug }) => inResults.has(slug)).slice(0, 5);
  return rooms.length === 0 ? null : (
    <nav className="search-rooms line" aria-label={t("search.byRoom")}>
      <p className="t15 soft">{t("search.byRoom")}</p>
      <ul>
        {rooms.map(({ slug, title, count }) => (
          <li key={slug}>
            <a className="chip" href={withRoom(categoryPath(edition, slug), room)}>
              {title} <span className="num soft">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The number of results, and whether the search was corrected or relaxed, or words of it were ignored. */
function FoundNotes({ found, keyword }: { found: FoundDesigns | undefined; keyword: string }) {
  const { t } = useText();
  if (!found || found.total === 0) return null;
  const { total, isTotalExact, correctedQuery, isRelaxed, ignoredWords } = found;
  return (
    <div className="search-head__notes stack gap-1">
      <p className="t20 soft">{t(isTotalExact ? "search.total" : "search.atLeast", { count: total })}</p>
      {correctedQuery && (
        <p className="t15">{t("search.corrected", { keyword, corrected: correctedQuery })}</p>
      )}
      {isRelaxed && <p className="t15">{t("search.relaxed")}</p>}
      <IgnoredWords words={ignoredWords} />
    </div>
  );
}

interface NothingFoundProps {
  /** The search did not respond, so the keyword is not at fault. */
  hasFailed: boolean;
  closest: readonly DesignIdeasCategoryAnswer[];
  popular: readonly string[];
}

export function NothingFound({ hasFailed, closest, popular }: NothingFoundProps) {
  const { t } = useText();
  const { edition } = usePage();
  const State = hasFailed ? ErrorState : EmptyState;
  const ideas = linkTo(edition, "design-ideas");
  return (
    <div className="wrap sec sec--flush split split--5-7 nothing-found">
      <State
        title={hasFailed ? t("search.failedTitle") : t("search.noneHelp")}
        exits={
          <>
            <LeadLink look="line" ctaType="Normal Lead Forms" formTitle={t("search.ask")}>
              {t("search.ask")}
            </LeadLink>
            {ideas && <GoLink href={ideas}>{t("search.allIdeas")}</GoLink>}
          </>
        }
      >
        {hasFailed ? t("search.failedText") : t("search.noneText")}
      </State>
      <div className="stack gap-5">
        <h2 className="d25">{t("search.closest")}</h2>
        <ul className="nothing-found__closest columns">
          {closest.map((category) => (
            <li key={category.slug}>
              <a className="stack gap-1" href={categoryPath(edition, category.slug)}>
                <CategoryPicture category={category} sizes="(width < 600px) 45vw, 240px" />
                <span className="strong">{category.title}</span>
                <span className="t15 soft num">{t("ideas.designs", { count: category.count })}</span>
              </a>
            </li>
          ))}
        </ul>
        {popular.length > 0 && <PopularSearches examples={popular} edition={edition} />}
      </div>
    </div>
  );
}

export function SearchArticles({ articles, total, allPath, keyword }: FoundArticles & { keyword: string }) {
  const { t } = useText();
  return (
    <Section tone="sand" label={t("search.articles")}>
      <SectionHead title={t("search.articles")}>
        {allPath && total > articles.length && (
          <GoLink href={allPath}>{t("search.articlesAll", { count: total, keyword })}</GoLink>
        )}
      </SectionHead>
      <ul className="found-row">
        {articles.map(({ href, ...story }) => (
          <li key={story.slug}>
            <FoundStory story={story} href={href} isLead={false} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
