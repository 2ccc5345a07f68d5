import type { Explainer } from "../../../../contracts/documents/explainers/explainer.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { LinkGrid } from "../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";
import { SectionGo } from "../../../sections/parts/section-link.tsx";
import { Hero } from "../../../sections/picture-sections.tsx";
import { Ask, Points, Questions } from "../../../sections/text-sections.tsx";
import { DesignCard } from "../../design-ideas/designs/design-card.tsx";
import { categoryPath } from "../../design-ideas/designs/design-path.ts";
import { LeadBand } from "../../leads/drawer/inline-lead-form.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { StoryRail } from "../../magazine/rails/story-rail.tsx";
import type { Story } from "../../magazine/stories/story.ts";
import Anatomy from "./anatomy/anatomy.island.tsx";
import type { ModuleKind } from "./anatomy/module-drawing.tsx";
import { CHECK_ID, type CheckKind } from "./check/check-kinds.ts";
import type { AskedCheck } from "./check/check-query.ts";
import MeasureCheck from "./check/measure-check.island.tsx";
import type { Examples } from "./load-examples.ts";
import { Layouts } from "./parts/layouts.tsx";
import { Users } from "./parts/users.tsx";
import "../../../../ui/base/print-alone.css";
import "./parts/explainers-parts.css";
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

/** The calculator where it is built, and in any case a designer. */
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

/** What the plans look like when they are built. */
function ExampleDesigns({ words, designs }: ExampleDesignsProps) {
  const { edition } = usePage();
  if (designs.length === 0) return null;
  return (
    <Section id="designs">
      <SectionHead title={words.title}>
        <GoLink href={categoryPath(edition, words.category)}>{words.more}</GoLink>
      </SectionHead>
      <ul className="card-grid">
        {designs.map((design) => (
          <li key={`${design.contentType}/${design.slug}`}>
            <DesignCard design={design} rates={undefined} room={undefined} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What to go through before signing, with boxes for a pencil. It prints by itself, without the page around it. */
function Checklist({ checklist }: { checklist: Explainer["checklist"] }) {
  const { t } = useText();
  return (
    <Section id="checklist" tone="sand">
      <div className="split__sheet checklist" data-prints="checklist">
        <div className="row gap-4 align-start apart">
          <div className="stack gap-2">
            <h2 className="d42">{checklist.title}</h2>
            {checklist.lede && <p className="soft measure">{checklist.lede}</p>}
          </div>
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
