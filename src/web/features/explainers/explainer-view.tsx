import type { Explainer } from "../../../contracts/documents/explainers/explainer.ts";
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { Hero } from "../../sections/hero/hero.tsx";
import { LinkGrid } from "../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../sections/parts/section.tsx";
import { Points } from "../../sections/points/points.tsx";
import { Questions } from "../../sections/questions/questions.tsx";
import { LeadBand } from "../leads/drawer/lead-band.tsx";
import { StoryRail } from "../magazine/rails/story-rail.tsx";
import type { Story } from "../magazine/stories/story.ts";
import Anatomy from "./anatomy/anatomy.island.tsx";
import type { ModuleKind } from "./anatomy/module-drawing.tsx";
import { CHECK_ID, type CheckKind } from "./check/check-kinds.ts";
import type { AskedCheck } from "./check/check-query.ts";
import MeasureCheck from "./check/measure-check.island.tsx";
import type { Examples } from "./load-examples.ts";
import { Checklist } from "./parts/checklist.tsx";
import { ExampleDesigns } from "./parts/example-designs.tsx";
import { Layouts } from "./parts/layouts.tsx";
import { PriceThis } from "./parts/price-this.tsx";
import { Users } from "./parts/users.tsx";
import "./explainer-view.css";

interface ExplainerViewProps {
  explainer: Explainer;
  examples: Examples;
  stories: readonly Story[];
  module: ModuleKind;
  check: { kind: CheckKind; path: string; asked: AskedCheck };
}

/** How something is planned: layouts, a check by one's own measures, what it is made of, who uses it, what to tick off. */
export function ExplainerView({ explainer, examples, stories, module, check }: ExplainerViewProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { hero, anatomy, designs, questions, lead } = explainer;
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
      <Points tone="forest" {...explainer.norms} />
      <Users users={explainer.users} />
      <Checklist checklist={explainer.checklist} />
      <ExampleDesigns words={designs} designs={examples.designs} />
      <PriceThis price={explainer.price} />
      <Questions title={questions.title} lede={questions.lede} items={questions.items} />
      <StoryRail stories={stories} isFlush />
      <LeadBand title={lead.title} text={lead.text} />
      <LinkGrid {...explainer.links} />
    </>
  );
}

/** Left out while there is no such page. */
function offeringsCrumb(name: string, href: string | undefined) {
  return href ? [{ name, href }] : [];
}
