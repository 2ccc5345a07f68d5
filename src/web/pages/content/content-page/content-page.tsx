import { data, useLoaderData } from "react-router";
import type { ContentSection } from "../../../../contracts/documents/sections/content-section.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { CalculatorSection } from "../../../features/calculators/calculator-section.tsx";
import { findCalculator } from "../../../features/calculators/load-calculator.ts";
import { PriceOpener } from "../../../features/calculators/opener/price-opener.tsx";
import { EarningsSection } from "../../../features/earnings/earnings-section.tsx";
import { LeadBand } from "../../../features/leads/drawer/lead-band.tsx";
import { moneyAsked } from "../../../features/money-view/money-query.ts";
import { MoneySection } from "../../../features/money-view/money-section.tsx";
import { loadRates } from "../../../features/my-room/load-rates.ts";
import { nearestCentres } from "../../../features/visits/nearest-centres.ts";
import { showCentres } from "../../../features/visits/show-centres.ts";
import { findDocuments, loadDocument } from "../../../frame/load-document.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { breadcrumbsOf } from "../../../frame/seo/breadcrumbs.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { SectionList } from "../../../sections/section-list.tsx";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ListSection } from "./list-section.tsx";
import { isBeyond, loadList } from "./load-list.ts";
import { namesAbove } from "./names-above.ts";
import "./content-page.css";

/** Only what a section of the document needs is asked for. */
export const loader = page(async ({ call, edition, place, url }) => {
  const asking = { call, edition };
  const document = await loadDocument("content-pages", asking, place.page.name);
  const kinds = new Set(document.sections.map(({ kind }) => kind));
  const calculator = calculatorIn(document.sections);
  const [cities, rates, lists, above, priced, list] = await Promise.all([
    kinds.has("centres") ? findDocuments("ec", asking) : [],
    kinds.has("cost-table") || kinds.has("offers") ? loadRates(call, edition) : undefined,
    kinds.has("offering-lists") ? listFacts(asking) : {},
    document.crumb ? namesAbove(url.pathname, asking) : {},
    calculator ? findCalculator(calculator, { call, edition, url }) : undefined,
    loadList(document.sections, { call, edition, url }),
  ]);
  const found = {
    document,
    centres: showCentres(nearestCentres(cities, "", edition.language), edition),
    rates,
    lists,
    above,
    priced,
    list,
    path: url.pathname,
    search: url.search,
    money: moneyAsked(url.searchParams),
  };
  return list && isBeyond(list) ? notFoundWith(found) : data(found);
});

/** A page has one at most: its choices stand in the address. */
function calculatorIn(sections: readonly ContentSection[]): string | undefined {
  return sections.flatMap((section) => ("calculator" in section ? [section.calculator] : []))[0];
}

export const meta = pageMeta<typeof loader>(({ document, above, list }, context) => {
  const { title, description, crumb, sections } = document;
  const questions = sections.flatMap((section) => (section.kind === "questions" ? section.items : []));
  const listed = list && listMeta(list, { title, description }, context);
  return {
    title,
    description,
    crumb,
    crumbNames: above,
    ...listed,
    jsonLd: [...(questions.length > 0 ? [questionsJsonLd(questions)] : []), ...(listed?.jsonLd ?? [])],
  };
});

export default function ContentPage() {
  const { document, centres, rates, lists, above, priced, list, path, search, money } =
    useLoaderData<typeof loader>();
  return (
    <>
      {document.crumb && <Way path={path} current={document.crumb} pages={above} />}
      <SectionList
        sections={document.sections}
        sampleNote={document.sampleNote}
        centres={centres}
        rates={rates}
        lists={lists}
        leadBand={({ id, title, text, surface }) => (
          <LeadBand id={id} title={title} text={text} surface={surface} />
        )}
        calculator={(section) => priced && <CalculatorSection {...section} {...priced} />}
        priceOpener={(section) => priced && <PriceOpener {...section} facts={priced.props} />}
        moneyView={(section) => <MoneySection {...section} path={path} asked={money} />}
        list={({ id, tone, sampleNote }) =>
          list && <ListSection id={id} tone={tone} sampleNote={sampleNote} list={list} path={path} />
        }
        earnings={(section) => <EarningsSection {...section} path={path} search={search} />}
      />
    </>
  );
}

type Names = Awaited<ReturnType<typeof namesAbove>>;

function Way({ path, current, pages }: { path: string; current: string; pages: Names }) {
  const { t } = useText();
  const crumbs = breadcrumbsOf(path, { home: t("layout.home"), current, pages });
  return (
    <div className="wrap page-way">
      <Breadcrumb
        crumbs={crumbs.map(({ name, path: href }, index) =>
          index === crumbs.length - 1 ? { name } : { name, href },
        )}
      />
    </div>
  );
}
