import { useLoaderData } from "react-router";
import { isOurCategory } from "../../../../contracts/calls/graphql/agreed-design-categories.ts";
import { listDesignCategories } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { GALLERY_PAGE_SIZE } from "../../../features/gallery/page-size.ts";
import { LeadBand } from "../../../features/leads/drawer/lead-band.tsx";
import { GuideBand } from "../../../features/leads/guide/guide-band.tsx";
import { loadChosenRail } from "../../../features/magazine/rails/load-rail.ts";
import { StoryRail } from "../../../features/magazine/rails/story-rail.tsx";
import { loadRates } from "../../../features/my-room/load-rates.ts";
import { readMyRoom } from "../../../features/my-room/my-room-query.ts";
import { QuizInvite } from "../../../features/quiz/quiz-invite.tsx";
import { searchPath } from "../../../features/search/search-keyword.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { useDesignIdeasState } from "../../../frame/state/design-ideas-state.ts";
import { loadPriced } from "./load-priced.ts";
import { loadTastes } from "./load-tastes.ts";
import { loadWidgets } from "./load-widgets.ts";
import { readLanding } from "./read-landing.ts";
import { HeadSection } from "./sections/head.tsx";
import { PricedSection } from "./sections/priced.tsx";
import { RoomsSection } from "./sections/rooms.tsx";
import { WidgetSections } from "./sections/widgets.tsx";
import { widgetsOf } from "./widgets-of.ts";
import "./design-ideas.css";

export const loader = page(async ({ call, edition, url }) => {
  const typed = url.searchParams.get("q");
  if (typed !== null) throw redirectTo(searchPath(url.pathname, typed));
  const [landing, { categories }, ownPriced, ownRates] = await Promise.all([
    readLanding(call, edition),
    optional(call(listDesignCategories, { countryIsoCode: edition.isoCode }), { categories: [] }),
    loadPriced(call, edition),
    loadRates(call, edition),
  ]);
  // Our rates and our priced photographs say nothing of designs that are not ours.
  const isOurs = categories.every(isOurCategory);
  const rates = isOurs ? ownRates : undefined;
  const priced = isOurs ? ownPriced : [];
  const [widgets, tastes, stories] = await Promise.all([
    loadWidgets(call, edition, widgetsOf(landing, categories)),
    loadTastes(call, edition, categories),
    loadChosenRail(call, edition, landing?.magazineSlugs ?? []),
  ]);
  const room = readMyRoom(url.searchParams, rates);
  return { landing, categories, priced, rates, room, widgets, tastes, stories };
});

export const meta = pageMeta<typeof loader>(({ landing }, { t }) => ({
  title: landing?.title ?? t("ideas.title"),
  description: landing?.subtitle ?? t("ideas.lede"),
  crumb: t("ideas.title"),
}));

/** Widgets before the photographs with prices, which part the page in two. */
const BEFORE_PRICED = 4;

export default function DesignIdeas() {
  const { landing, categories, priced, rates, room, widgets, tastes, stories } =
    useLoaderData<typeof loader>();
  const { edition } = usePage();
  useDesignIdeasState({
    designIdeasConfig: { pageSize: GALLERY_PAGE_SIZE },
    categories: categories.map(({ slug }) => slug),
  });
  const prices = { rates, room };
  return (
    <>
      <HeadSection landing={landing} edition={edition} />
      <RoomsSection categories={categories} edition={edition} {...prices} />
      <WidgetSections widgets={widgets.slice(0, BEFORE_PRICED)} tastes={tastes} {...prices} />
      <QuizInvite tone="sand" />
      <PricedSection photos={priced} room={room} />
      <GuideBand />
      <WidgetSections widgets={widgets.slice(BEFORE_PRICED)} tastes={tastes} {...prices} />
      <StoryRail stories={stories} isFlush={widgets.length > BEFORE_PRICED} />
      <LeadBand />
    </>
  );
}
