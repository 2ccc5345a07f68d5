import { useLoaderData } from "react-router";
import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/build-url-query-params.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { loadTopicRail } from "../../../features/magazine/rails/load-rail.ts";
import { StoryRail } from "../../../features/magazine/rails/story-rail.tsx";
import { STORY_TOPICS } from "../../../features/magazine/rails/story-topics.ts";
import { loadRates } from "../../../features/my-room/load-rates.ts";
import { readMyRoom } from "../../../features/my-room/my-room-query.ts";
import { QuizInvite } from "../../../features/quiz/quiz-invite.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { Comparison } from "../../../sections/comparison/comparison.tsx";
import { Points } from "../../../sections/points/points.tsx";
import { Prose } from "../../../sections/prose/prose.tsx";
import { Questions } from "../../../sections/questions/questions.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { budgetRows } from "./budget-rows.ts";
import { BudgetSection } from "./sections/budget.tsx";
import { GallerySection } from "./sections/gallery.tsx";
import { OnwardSection } from "./sections/onward.tsx";
import { OpeningSection } from "./sections/opening.tsx";
import { PaletteSection } from "./sections/palette.tsx";
import "./design-style.css";

const SHOWN = 9;

export const loader = page(async ({ call, edition, params, url }) => {
  const style = await loadDocument("design-styles", { call, edition }, params.pageSlug ?? "");
  const urlQueryParams = buildUrlQueryParams({
    filters: [
      { field: "country", op: "eq", values: [edition.isoCode] },
      { field: "style", op: "in", values: style.styles },
      { field: "field", op: "excludes", values: ["redirectedTo"] },
    ],
    page: 0,
    size: SHOWN,
  });
  const [gallery, rates, stories] = await Promise.all([
    optional(call(listDesignIdeas, { urlQueryParams }), { items: [] }),
    loadRates(call, edition),
    loadTopicRail(call, edition, STORY_TOPICS.styles),
  ]);
  return {
    style,
    designs: gallery.items,
    stories,
    rates,
    room: readMyRoom(url.searchParams, rates),
    budget: rates ? budgetRows(rates, style.budget) : [],
  };
});

export const meta = pageMeta<typeof loader>(({ style }, { t, atHost }) => ({
  title: style.seoTitle,
  description: style.seoDescription,
  type: "article",
  crumb: style.title,
  image: {
    ...sharedPicture(style.picture.photo, atHost),
    alt: style.picture.alt,
  },
  crumbNames: { "design-ideas": t("layout.designIdeas") },
  jsonLd: [questionsJsonLd(style.questions)],
}));

export default function DesignStyle() {
  const { style, designs, stories, rates, room, budget } = useLoaderData<typeof loader>();
  const { edition } = useDocument().place;
  const { t } = useText();
  return (
    <>
      <OpeningSection style={style} edition={edition} />
      <Prose label={style.title} hasInitial parts={[{ paragraphs: style.essay }]} views={style.views} />
      <PaletteSection style={style} />
      <Points
        tone="forest"
        look="beside"
        title={t("style.recipe")}
        lede={t("style.recipeHelp")}
        items={style.recipe}
      />
      <Comparison
        sides={[
          { title: t("style.dos"), mark: "check", items: style.dos },
          { title: t("style.donts"), mark: "close", items: style.donts },
        ]}
      />
      {rates && <BudgetSection style={style} rows={budget} rates={rates} />}
      <GallerySection style={style} designs={designs} rates={rates} room={room} edition={edition} />
      <QuizInvite tone="sand" />
      <Questions title={t("style.questions")} items={style.questions} />
      <StoryRail stories={stories} isFlush />
      <OnwardSection style={style} edition={edition} />
    </>
  );
}
