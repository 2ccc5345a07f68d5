import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import {
  OFFERING_CATEGORIES,
  OFFERING_CATEGORY_SLUGS,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import type { ContentSection, SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import { fieldsOf, optionsOf } from "../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../prices/calculators/calculators.ts";
import { textIn } from "../../../../prices/calculators/choices.ts";
import { readChoices } from "../../../../prices/calculators/choices-query.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { isBuilt } from "../../../../urls/known-pages.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import type { PageContext } from "../../../frame/page.ts";
import { breadcrumbsOf } from "../../../frame/seo/breadcrumbs.ts";
import { Section, type SectionFrame } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import type { OfferingListsFacts } from "../../../sections/price-sections.tsx";
import { SectionList } from "../../../sections/section-list.tsx";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { LeadBand } from "../../leads/drawer/inline-lead-form.tsx";
import { readEarnings } from "../../leads/earnings/count-earnings.ts";
import PartnerEarnings from "../../leads/earnings/partner-earnings.island.tsx";
import { nearestCentres, showCentres } from "../../leads/visits/nearest-centres.ts";
import { CountryMap } from "../../places/cities/country-map.tsx";
import { findCities } from "../../places/cities/load-city-page.ts";
import { RulesFor } from "../../planning/rules/home-rules.tsx";
import { CalculatorSection } from "../../prices/calculators/calculator-view.tsx";
import { findCalculator } from "../../prices/calculators/load-calculator.ts";
import type { CalculatorProps } from "../../prices/calculators/state/calculator-facts.ts";
import { optionLabel } from "../../prices/calculators/state/describe-choices.ts";
import { moneyAsked } from "../../prices/money-view/money-query.ts";
import { MoneySection } from "../../prices/money-view/money-section.tsx";
import { type ContentList, ListSection } from "./list-section.tsx";
import "../../prices/calculators/calculators.css";
import "./page-way.css";

interface SuppliedSectionsProps {
  sections: readonly ContentSection[];
  sampleNote: string | undefined;
  supplies: Supplies;
  list?: ContentList | undefined;
}

export function SuppliedSections({ sections, sampleNote, supplies, list }: SuppliedSectionsProps) {
  const { centres, rates, lists, priced, rules, places, path, search, money } = supplies;
  return (
    <SectionList
      sections={sections}
      sampleNote={sampleNote}
      centres={centres}
      rates={rates}
      lists={lists}
      leadBand={({ id, title, text, surface }) => (
        <LeadBand id={id} title={title} text={text} surface={surface} />
      )}
      calculator={(section) => priced && <CalculatorSection {...section} {...priced} />}
      priceOpener={(section) => priced && <PriceOpener {...section} facts={priced.props} />}
      moneyView={(section) => <MoneySection {...section} path={path} asked={money} />}
      list={({ id, tone, sampleNote: note }) =>
        list && <ListSection id={id} tone={tone} sampleNote={note} list={list} path={path} />
      }
      earnings={(section) => <EarningsSection {...section} path={path} search={search} />}
      cityMap={places.length > 0 && <CountryMap cities={places} />}
      homeRules={({ home, id, tone }) => {
        const found = rules.find(({ slug }) => slug === home);
        return found && <RulesFor rules={found} id={id} tone={tone} isShort />;
      }}
    />
  );
}

export async function loadSupplies(
  sections: readonly ContentSection[],
  { call, edition, url }: PageContext<"url">,
) {
  const asking = { call, edition };
  const kinds = new Set(sections.map(({ kind }) => kind));
  const calculator = calculatorIn(sections);
  const [cities, rates, lists, priced, rules, places] = await Promise.all([
    kinds.has("centres") ? findDocuments("ec", asking) : [],
    PRICED_KINDS.some((kind) => kinds.has(kind)) ? loadRates(call, edition) : undefined,
    kinds.has("offering-lists") ? listFacts(asking) : {},
    calculator ? findCalculator(calculator, { call, edition, url }) : undefined,
    kinds.has("home-rules") ? findDocuments("building-rules", asking) : [],
    sections.some((section) => "map" in section && section.map) ? findCities(asking) : [],
  ]);
  return {
    centres: showCentres(nearestCentres(cities, "", edition.language), edition),
    rates,
    lists,
    priced,
    rules,
    places: places.map(({ name, lat, lng, localities }) => ({ name, lat, lng, weight: localities.length })),
    path: url.pathname,
    search: url.search,
    money: moneyAsked(url.searchParams),
  };
}

const PRICED_KINDS = ["cost-table", "offers", "cutaway", "home-plan"] as const;

type Supplies = Awaited<ReturnType<typeof loadSupplies>>;

/** A page has at most one calculator, because its choices are in the query. */
function calculatorIn(sections: readonly ContentSection[]): string | undefined {
  return sections.flatMap((section) => ("calculator" in section ? [section.calculator] : []))[0];
}

const LIST_PAGES = { finishes: "finishes-list", accessories: "accessories-list" } as const;

async function listFacts(asking: CallContext): Promise<OfferingListsFacts> {
  const { call, edition } = asking;
  const categories = await findDocuments("offerings-categories", asking, { size: 100 });
  const above = linkTo(edition, "offerings");
  // Counts and lowest prices exist only for our own products.
  const areOurs = !call.isUpstream?.(listOfferings);
  const facts = OFFERING_CATEGORY_SLUGS.flatMap((slug) => {
    const { id, offering } = OFFERING_CATEGORIES[slug];
    const category = categories.find(({ product_category_id }) => product_category_id === id);
    if (!category) return [];
    const isThere = above && isBuilt(LIST_PAGES[offering], edition.region);
    const href = isThere ? `${above}/${category.path}` : undefined;
    return [[slug, { href, products: areOurs ? category.products : undefined }] as const];
  });
  return Object.fromEntries(facts);
}

interface PageStepsProps {
  path: string;
  current: string;
  pages: Partial<Record<PageName, string>>;
}

export function PageSteps({ path, current, pages }: PageStepsProps) {
  const { t } = useText();
  const crumbs = breadcrumbsOf(path, { home: t("layout.home"), current, pages });
  return (
    <div className="wrap pad-above-5 page-way">
      <Breadcrumb
        crumbs={crumbs.map(({ name, path: href }, index) =>
          index === crumbs.length - 1 ? { name } : { name, href },
        )}
      />
    </div>
  );
}

interface PriceOpenerProps extends Omit<SectionOf<"price-opener">, "kind" | "calculator"> {
  facts: CalculatorProps;
}

/** Shows the first questions of a calculator as a form that leads to the page with the whole calculator. */
function PriceOpener({ facts, fields, page, params, anchor, ...section }: PriceOpenerProps) {
  const { edition } = usePage();
  const href = linkTo(edition, page, params);
  if (!href) return null;
  const calculator = CALCULATORS[facts.name];
  const usual = readChoices(calculator, facts.rates, new URLSearchParams());
  const asked = fieldsOf(calculator).filter(({ name }) => fields.includes(name));
  return (
    <Section id={section.id} tone={section.tone} title={section.title} lede={section.lede}>
      <form
        className="columns columns--fit gap-4 below-4 price-opener"
        action={anchor ? `${href}#${anchor}` : href}
        method="get"
      >
        {asked.map((field) => (
          <Select
            key={field.name}
            label={facts.words.fields[field.name]?.label ?? field.name}
            name={field.name}
            defaultValue={textIn(usual, field.name)}
          >
            {optionsOf(field, facts.rates).map((option) => (
              <option key={option} value={option}>
                {optionLabel(facts, field.name, option)}
              </option>
            ))}
          </Select>
        ))}
        <Button type="submit">{section.action}</Button>
      </form>
      {section.note && <p className="t15 soft">{section.note}</p>}
    </Section>
  );
}

type EarningsSectionProps = SectionOf<"earnings"> & SectionFrame & { path: string; search: string };

function EarningsSection({ path, search, sampleNote, ...section }: EarningsSectionProps) {
  const { kind, id = "earnings", tone, ...words } = section;
  const asked = readEarnings(Object.fromEntries(new URLSearchParams(search)), words);
  return (
    <Section id={id} tone={tone} title={words.title} lede={words.lede}>
      <PartnerEarnings id={id} path={path} words={words} asked={asked} />
      <SampleNote show={words.sample}>{sampleNote}</SampleNote>
    </Section>
  );
}
