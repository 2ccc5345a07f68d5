import type { Explainer } from "../../../../contracts/documents/explainers/explainer-document.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { Rail } from "../../../../ui/media/rail.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { fillPlaceholders, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { LinkGrid } from "../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { SectionGo } from "../../../sections/parts/section-link.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { Ask, Points, Questions } from "../../../sections/text-sections.tsx";
import { DesignCard } from "../../design-ideas/designs/design-card.tsx";
import { categoryPath } from "../../design-ideas/designs/design-path.ts";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { planOf as tinyPlan } from "../../lists/filters/layout-plans.ts";
import { StoryRail } from "../../magazine/rails/story-rail.tsx";
import type { Story } from "../../magazine/stories/story.ts";
import Anatomy from "./anatomy/anatomy.island.tsx";
import type { ModuleKind } from "./anatomy/module-drawing.tsx";
import { CHECK_ID, type CheckKind } from "./check/check-kinds.ts";
import type { AskedCheck } from "./check/check-query.ts";
import MeasureCheck from "./check/measure-check.island.tsx";
import type { Examples } from "./load-examples.ts";
import { lengthWords, metres } from "./measures/length-words.ts";
import { Users } from "./parts/users.tsx";
import { lengthOf, type Plan } from "./plans/floor-plan.ts";
import { kitchenPlan, triangleOf } from "./plans/kitchen-plans.ts";
import { PlanDrawing } from "./plans/plan-drawing.tsx";
import { SHEETS, type Sheet } from "./plans/sheet.ts";
import { wardrobePlan } from "./plans/wardrobe-plans.ts";
import "./parts/explainers-parts.css";
import "../../../../ui/base/print-alone.css";
import "./explainer-view.css";

interface ExplainerViewProps {
  explainer: Explainer;
  examples: Examples;
  stories: readonly Story[];
  module: ModuleKind;
  check: { kind: CheckKind; path: string; asked: AskedCheck };
}

export function ExplainerView({ explainer, examples, stories, module, check }: ExplainerViewProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { hero, anatomy, designs, questions } = explainer;
  return (
    <>
      <div className="wrap pad-above-5 explainer-crumbs">
        <Breadcrumb
          crumbs={[
            { name: t("layout.home"), href: `/${edition.region}` },
            ...offeringsCrumb(t("layout.offerings"), linkTo(edition, "offerings")),
            { name: explainer.crumb },
          ]}
        />
      </div>
      <Hero look="beside" {...hero} />
      <Layouts layouts={explainer.layouts} category={designs.category} shown={examples.layouts} />
      <Section id={CHECK_ID} tone="sand">
        <SectionHead title={explainer.check.title} lede={explainer.check.lede} />
        <MeasureCheck {...check} words={explainer.check} />
      </Section>
      <Section id="anatomy">
        <SectionHead title={anatomy.title} lede={anatomy.lede} />
        <Anatomy module={module} label={anatomy.hint} parts={anatomy.parts} />
      </Section>
      <Points tone="forest" {...explainer.norms} look="row" isFolded />
      <Users users={explainer.users} />
      <Checklist checklist={explainer.checklist} />
      <ExampleDesigns words={designs} designs={examples.designs} />
      <PriceThis price={explainer.price} />
      <Questions title={questions.title} lede={questions.lede} items={questions.items} />
      <StoryRail stories={stories} />
      <LinkGrid {...explainer.links} />
    </>
  );
}

/** Left out if the page does not exist. */
function offeringsCrumb(name: string, href: string | undefined) {
  return href ? [{ name, href }] : [];
}

function PriceThis({ price }: { price: Explainer["price"] }) {
  return (
    <Section id="price" tone="sand" className="split split--near">
      <Ask title={price.title} lede={price.lede}>
        <div className="row">
          <LeadLink ctaType="Normal Lead Forms" formTitle={price.formTitle}>
            {price.ask}
          </LeadLink>
          <SectionGo link={price.calculator} />
        </div>
      </Ask>
      <dl className="pairs">
        {price.moves.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface ExampleDesignsProps {
  words: Explainer["designs"];
  designs: readonly DesignIdeaAnswer[];
}

function ExampleDesigns({ words, designs }: ExampleDesignsProps) {
  const { edition } = usePage();
  if (designs.length === 0) return null;
  return (
    <Section id="designs">
      <Rail
        label={words.title}
        head={
          <div className="stack">
            <h2 className="d42">{words.title}</h2>
            <GoLink href={categoryPath(edition, words.category)}>{words.more}</GoLink>
          </div>
        }
      >
        {designs.map((design) => (
          <DesignCard
            key={`${design.contentType}/${design.slug}`}
            design={design}
            rates={undefined}
            room={undefined}
            level={3}
          />
        ))}
      </Rail>
    </Section>
  );
}

/**
 * The points to check before signing, with boxes to tick by hand. It is printed alone, without the rest of the page.
 */
function Checklist({ checklist }: { checklist: Explainer["checklist"] }) {
  const { t } = useText();
  return (
    <Section id="checklist" tone="sand" title={checklist.title} lede={checklist.lede} isFolded>
      <div className="split__sheet checklist" data-prints="checklist">
        <div className="row">
          <Button look="line" icon="print" className="needs-script no-print" data-print="checklist">
            {t("explainer.print")}
          </Button>
        </div>
        <div className="columns checklist__groups">
          {checklist.groups.map(({ title, items }) => (
            <section key={title} className="stack gap-2">
              <h3 className="d20">{title}</h3>
              <ul className="checklist__items">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="checklist__foot t13 soft">{t("explainer.printFoot")}</p>
      </div>
    </Section>
  );
}

type Item = Explainer["layouts"]["items"][number];

interface DesignsOf {
  category: string;
  shown: readonly string[];
}

interface LayoutsProps extends DesignsOf {
  layouts: Explainer["layouts"];
}

/** Each layout as a plan of the smallest room that fits it, with the text that a drawing cannot show. */
function Layouts({ layouts, ...designs }: LayoutsProps) {
  const { t } = useText();
  return (
    <Section id="layouts" isFlush>
      <SectionHead title={layouts.title} lede={layouts.lede} />
      <ul className="row gap-2 below-6 layout-index" aria-label={t("explainer.layouts")}>
        {layouts.items.map(({ name, sizes }) => (
          <li key={name}>
            <a className="chip" href={`#${idOf(sizes.layout)}`}>
              <svg className="no-shrink layout-index__plan" viewBox="0 0 64 52" aria-hidden="true">
                <path d={tinyPlan(sizes.layout)} />
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ul
        className={joinClasses(
          "columns columns--swipe layouts",
          layouts.items.length === 4 && "columns--4 layouts--narrow",
        )}
      >
        {layouts.items.map((item) => (
          <li key={item.name} id={idOf(item.sizes.layout)} className="stack gap-4">
            <LayoutCard item={item} {...designs} />
          </li>
        ))}
      </ul>
      <p className="t15 soft above-6">{t("explainer.oneScale")}</p>
    </Section>
  );
}

function LayoutCard({ item, category, shown }: DesignsOf & { item: Item }) {
  const { t } = useText();
  const { edition } = usePage();
  const { plan, sheet } = drawingOf(item.sizes);
  const { along, across } = plan.room;
  const inWords = (mm: number) => lengthWords(t, mm, edition);
  const lengths = {
    along: inWords(along),
    across: inWords(across),
    aisle: inWords(lengthOf(plan, "aisle") ?? 0),
    depth: inWords(item.sizes.depth),
  };
  const triangle = triangleOf(plan);
  return (
    <>
      <PlanDrawing plan={plan} sheet={sheet} label={t("explainer.plan", { name: item.name, ...lengths })} />
      <h3 className="d25">{item.name}</h3>
      <dl className="pairs t15 layout-facts">
        <div>
          <dt>{t("explainer.fits")}</dt>
          <dd>{fillPlaceholders(item.fits, lengths)}</dd>
        </div>
        <div>
          <dt>{t("explainer.suits")}</dt>
          <dd>{item.suits}</dd>
        </div>
        <div>
          <dt>{t("explainer.wrong")}</dt>
          <dd>{item.wrong}</dd>
        </div>
        {triangle && (
          <div>
            <dt>{t("explainer.triangle")}</dt>
            <dd className="num">
              {metres(t, triangle.sinkHob + triangle.hobFridge + triangle.fridgeSink, edition)}
            </dd>
          </div>
        )}
      </dl>
      {shown.includes(item.sizes.layout) && (
        <p>
          <GoLink href={`${categoryPath(edition, category)}?filters=layout:${item.sizes.layout}`}>
            {t("explainer.seeDesigns", { name: item.name })}
          </GoLink>
        </p>
      )}
    </>
  );
}

function drawingOf(sizes: Item["sizes"]): { plan: Plan; sheet: Sheet } {
  switch (sizes.layout) {
    case "hinged":
    case "sliding":
    case "walk-in":
    case "corner":
      return { plan: wardrobePlan(sizes), sheet: SHEETS.wardrobe };
    default:
      return { plan: kitchenPlan(sizes), sheet: SHEETS.kitchen };
  }
}

function idOf(layout: string): string {
  return `layout-${layout}`;
}
