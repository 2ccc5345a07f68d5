import { useLoaderData } from "react-router";
import { listDesignIdeas } from "../../../../contracts/calls/graphql/list-design-ideas.ts";
import { buildUrlQueryParams } from "../../../../contracts/graphql/url-query-params.ts";
import { loadRates } from "../../../features/my-room/load-rates.ts";
import { readMyRoom } from "../../../features/my-room/my-room-query.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { optional, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { budgetRows } from "./budget-rows.ts";
import { BudgetSection } from "./sections/budget.tsx";
import { EssaySection } from "./sections/essay.tsx";
import { GallerySection } from "./sections/gallery.tsx";
import { HabitsSection } from "./sections/habits.tsx";
import { OnwardSection } from "./sections/onward.tsx";
import { OpeningSection } from "./sections/opening.tsx";
import { PaletteSection } from "./sections/palette.tsx";
import { QuestionsSection } from "./sections/questions.tsx";
import { RecipeSection } from "./sections/recipe.tsx";

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
  const [gallery, rates] = await Promise.all([
    optional(call(listDesignIdeas, { urlQueryParams }), { items: [] }),
    loadRates(call, edition),
  ]);
  return {
    style,
    designs: gallery.items,
    rates,
    room: readMyRoom(url.searchParams, rates),
    budget: rates ? budgetRows(rates, style.budget) : [],
  };
});

export const meta = pageMeta<typeof loader>(({ style }, { t }) => ({
  title: style.seoTitle,
  description: style.seoDescription,
  type: "article",
  crumb: style.title,
  image: {
    url: `${style.picture.photo.url}/1080.jpg`,
    width: 1080,
    height: Math.round((1080 * style.picture.photo.height) / style.picture.photo.width),
    alt: style.picture.alt,
  },
  crumbNames: { "design-ideas": t("layout.designIdeas") },
  jsonLd: [
    {
      "@type": "FAQPage",
      mainEntity: style.questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ],
}));

export default function DesignStyle() {
  const { style, designs, rates, room, budget } = useLoaderData<typeof loader>();
  const { edition } = useDocument().place;
  return (
    <>
      <OpeningSection style={style} edition={edition} />
      <EssaySection style={style} />
      <PaletteSection style={style} />
      <RecipeSection style={style} />
      <HabitsSection style={style} />
      {rates && <BudgetSection style={style} rows={budget} rates={rates} edition={edition} />}
      <GallerySection style={style} designs={designs} rates={rates} room={room} edition={edition} />
      <QuestionsSection style={style} />
      <OnwardSection style={style} edition={edition} />
    </>
  );
}
