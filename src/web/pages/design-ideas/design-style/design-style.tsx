import { useLoaderData } from "react-router";
import type { DesignStyle } from "../../../../contracts/documents/designs/design-style-document.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import type { PriceRates } from "../../../../prices/rates.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Card } from "../../../../ui/media/card.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { DesignCard } from "../../../features/design-ideas/designs/design-card.tsx";
import { categoryPath } from "../../../features/design-ideas/designs/design-path.ts";
import { findDesigns } from "../../../features/design-ideas/designs/list-designs.ts";
import { loadRates } from "../../../features/design-ideas/my-room/load-rates.ts";
import { readMyRoom } from "../../../features/design-ideas/my-room/my-room-query.ts";
import { LeadLink } from "../../../features/leads/drawer/lead-link.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { PriceTable } from "../../../sections/price-sections.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { Ask, Comparison, Points, Prose, Questions } from "../../../sections/text-sections.tsx";
import { type BudgetRow, budgetRows } from "./budget-rows.ts";
import "./design-style.css";

const SHOWN = 6;

export const loader = page(async ({ call, edition, params, url }) => {
  const style = await loadDocument("design-styles", { call, edition }, params.pageSlug ?? "");
  const filters = [{ field: "style", op: "in" as const, values: style.styles }];
  const [designs, rates] = await Promise.all([
    findDesigns(call, edition, { filters, size: SHOWN }),
    loadRates(call, edition),
  ]);
  return {
    style,
    designs,
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

export default function DesignStylePage() {
  const { style, designs, rates, room, budget } = useLoaderData<typeof loader>();
  const { edition } = useDocument().requestContext;
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
        isFolded
      />
      <Comparison
        sides={[
          { title: t("style.dos"), mark: "check", items: style.dos },
          { title: t("style.donts"), mark: "close", items: style.donts },
        ]}
      />
      {rates && <BudgetSection style={style} rows={budget} rates={rates} />}
      <GallerySection style={style} designs={designs} rates={rates} room={room} edition={edition} />
      <Questions title={t("style.questions")} items={style.questions} />
      <OnwardSection style={style} edition={edition} />
    </>
  );
}

/** The colours, each sized by its share of the room and with the number that a paint shop needs. */
function PaletteSection({ style }: { style: DesignStyle }) {
  const { t } = useText();
  return (
    <section className="sec on-sand">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{t("style.palette")}</h2>
          <p className="soft">{t("style.paletteHelp")}</p>
        </div>
        <ul className="columns columns--6 style-palette">
          {style.palette.map(({ name, hex, where }) => (
            <li key={hex}>
              <span className="style-palette__chip" style={{ backgroundColor: hex }} />
              <p className="strong">{name}</p>
              <p className="t13 soft num">{hex}</p>
              <p className="t15 soft">{where}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface GalleryProps {
  style: DesignStyle;
  designs: readonly DesignIdeaAnswer[];
  rates: PriceRates | undefined;
  room: MyRoom | undefined;
  edition: Edition;
}

function GallerySection({ style, designs, rates, room, edition }: GalleryProps) {
  const { t } = useText();
  if (designs.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{t("style.gallery", { style: style.name })}</h2>
          <p className="soft">{t("style.galleryHelp")}</p>
        </div>
        <ul className="row below-6 style-rooms" aria-label={t("style.rooms")}>
          {style.rooms.map(({ slug, title }) => (
            <li key={slug}>
              <a
                className="chip"
                href={`${categoryPath(edition, slug)}?filters=style:${style.styles.join(",")}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <ul className="card-grid cards-in-pairs">
          {designs.map((design) => (
            <li key={`${design.contentType}/${design.slug}`}>
              <DesignCard design={design} rates={rates} room={room} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface BudgetProps {
  style: DesignStyle;
  rows: readonly BudgetRow[];
  rates: PriceRates;
}

function BudgetSection({ style, rows, rates }: BudgetProps) {
  const { t } = useText();
  return (
    <PriceTable
      tone="sand"
      title={t("style.budget")}
      lede={style.budget.lede}
      rowsLabel={t("style.home")}
      columns={[{ name: t("style.fresh") }, { name: t("style.resale") }]}
      rows={rows.map(({ name, note, fresh, resale }) => ({ name, note, cells: [fresh, resale] }))}
    >
      <div className="columns pretty above-6 style-budget__notes">
        <p>
          <b>{t("style.saves")}</b> {style.budget.saves}
        </p>
        <p>
          <b>{t("style.costs")}</b> {style.budget.costs}
        </p>
        <p className="t15 soft">{t("style.budgetNote", { tax: rates.tax.name })}</p>
      </div>
    </PriceTable>
  );
}

function OnwardSection({ style, edition }: { style: DesignStyle; edition: Edition }) {
  const { t } = useText();
  const title = t("style.lead", { style: style.name });
  return (
    <Section tone="sand" className="split split--5-7 align-center">
      <Ask title={title} lede={t("style.leadHelp")}>
        <div className="row">
          <LeadLink ctaType="Normal Lead Forms" formTitle={title}>
            {t("style.leadAction")}
          </LeadLink>
          <GoLink href={addressOf(edition.region, "style-quiz")}>{t("quiz.find")}</GoLink>
        </div>
      </Ask>
      <div className="stack">
        <h2 className="t15 soft">{t("style.related")}</h2>
        <ul className="columns columns--2 style-related">
          {style.related.map(({ slug, title, headline, picture }) => (
            <li key={slug}>
              <Card
                picture={{ ...picture, sizes: "(width < 600px) 92vw, 320px" }}
                title={title}
                href={linkTo(edition, "design-style", { pageSlug: slug }) ?? `/${edition.region}`}
                facts={[headline]}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function OpeningSection({ style, edition }: { style: DesignStyle; edition: Edition }) {
  const { t } = useText();
  return (
    <>
      <div className="wrap pad-above-5 style-crumbs">
        <Breadcrumb
          crumbs={[
            { name: t("layout.home"), href: `/${edition.region}` },
            { name: t("layout.designIdeas"), href: linkTo(edition, "design-ideas") },
            { name: style.title },
          ]}
        />
      </div>
      <Hero
        look="wide"
        kicker={t("style.kicker")}
        headline={style.title}
        subline={style.headline}
        lede={style.lede}
        picture={style.picture}
      />
    </>
  );
}
