import type { Explainer } from "../../../../../contracts/documents/explainers/explainer.ts";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { fillPlaceholders, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { categoryPath } from "../../../design-ideas/designs/design-path.ts";
import { planOf as tinyPlan } from "../../../lists/filters/layout-plans.ts";
import { lengthWords, metres } from "../measures/length-words.ts";
import { lengthOf, type Plan } from "../plans/floor-plan.ts";
import { kitchenPlan, triangleOf } from "../plans/kitchen-plans.ts";
import { PlanDrawing } from "../plans/plan-drawing.tsx";
import { SHEETS, type Sheet } from "../plans/sheet.ts";
import { wardrobePlan } from "../plans/wardrobe-plans.ts";
import "./explainers-parts.css";

type Item = Explainer["layouts"]["items"][number];

interface DesignsOf {
  category: string;
  /** The layouts that there are designs of. */
  shown: readonly string[];
}

interface LayoutsProps extends DesignsOf {
  layouts: Explainer["layouts"];
}

/** Every layout as a plan of the smallest room that takes it, and the words that the drawing cannot say. */
export function Layouts({ layouts, ...designs }: LayoutsProps) {
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
        className={joinClasses("columns layouts", layouts.items.length === 4 && "columns--4 layouts--narrow")}
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
