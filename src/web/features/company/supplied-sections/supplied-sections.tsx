import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import {
  OFFERING_CATEGORIES,
  OFFERING_CATEGORY_SLUGS,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { ContentSection } from "../../../../contracts/documents/sections/content-section.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { isBuilt } from "../../../../urls/known-pages.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import type { PageContext } from "../../../frame/page.ts";
import { breadcrumbsOf } from "../../../frame/seo/breadcrumbs.ts";
import type { OfferingListsFacts } from "../../../sections/price-sections.tsx";
import { SectionList, type SectionSupplies } from "../../../sections/section-list.tsx";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import { LeadBand } from "../../leads/drawer/inline-lead-form.tsx";
import { EarningsSection } from "../../leads/earnings/earnings-section.tsx";
import { nearestCentres, showCentres } from "../../leads/visits/nearest-centres.ts";
import { RulesFor } from "../../planning/rules/home-rules.tsx";
import { CalculatorSection } from "../../prices/calculators/calculator-view.tsx";
import { findCalculator } from "../../prices/calculators/load-calculator.ts";
import { PriceOpener } from "../../prices/calculators/opener/price-opener.tsx";
import { moneyAsked } from "../../prices/money-view/money-query.ts";
import { MoneySection } from "../../prices/money-view/money-section.tsx";
import "./page-way.css";

interface SuppliedSectionsProps {
  sections: readonly ContentSection[];
  sampleNote: string | undefined;
  supplies: Supplies;
  list?: SectionSupplies["list"];
}

export function SuppliedSections({ sections, sampleNote, supplies, list }: SuppliedSectionsProps) {
  const { centres, rates, lists, priced, rules, path, search, money } = supplies;
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
      list={list}
      earnings={(section) => <EarningsSection {...section} path={path} search={search} />}
      homeRules={({ home, id, tone }) => {
        const found = rules.find(({ slug }) => slug === home);
        return found && <RulesFor rules={found} id={id} tone={tone} isShort />;
      }}
    />
  );
}

/** What the sections of a document show and no document can hold; only what one of them needs is asked for. */
export async function loadSupplies(
  sections: readonly ContentSection[],
  { call, edition, url }: PageContext<"url">,
) {
  const asking = { call, edition };
  const kinds = new Set(sections.map(({ kind }) => kind));
  const calculator = calculatorIn(sections);
  const [cities, rates, lists, priced, rules] = await Promise.all([
    kinds.has("centres") ? findDocuments("ec", asking) : [],
    kinds.has("cost-table") || kinds.has("offers") ? loadRates(call, edition) : undefined,
    kinds.has("offering-lists") ? listFacts(asking) : {},
    calculator ? findCalculator(calculator, { call, edition, url }) : undefined,
    kinds.has("home-rules") ? findDocuments("building-rules", asking) : [],
  ]);
  return {
    centres: showCentres(nearestCentres(cities, "", edition.language), edition),
    rates,
    lists,
    priced,
    rules,
    path: url.pathname,
    search: url.search,
    money: moneyAsked(url.searchParams),
  };
}

type Supplies = Awaited<ReturnType<typeof loadSupplies>>;

/** A page has one at most: its choices stand in the address. */
function calculatorIn(sections: readonly ContentSection[]): string | undefined {
  return sections.flatMap((section) => ("calculator" in section ? [section.calculator] : []))[0];
}

const LIST_PAGES = { finishes: "finishes-list", accessories: "accessories-list" } as const;

async function listFacts(asking: Asking): Promise<OfferingListsFacts> {
  const { call, edition } = asking;
  const categories = await findDocuments("offerings-categories", asking, { size: 100 });
  const above = linkTo(edition, "offerings");
  // Products of somebody else were counted by nobody.
  const areOurs = !call.isElsewhere?.(listOfferings);
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

interface PageWayProps {
  path: string;
  current: string;
  pages: Partial<Record<PageName, string>>;
}

export function PageWay({ path, current, pages }: PageWayProps) {
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
