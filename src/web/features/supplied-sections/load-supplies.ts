import type { Caller } from "../../../contracts/create-caller.ts";
import type { ContentSection } from "../../../contracts/documents/sections/content-section.ts";
import type { Edition } from "../../../editions/edition.ts";
import { findDocuments } from "../../frame/load-document.ts";
import { findCalculator } from "../calculators/load-calculator.ts";
import { moneyAsked } from "../money-view/money-query.ts";
import { loadRates } from "../my-room/load-rates.ts";
import { nearestCentres } from "../visits/nearest-centres.ts";
import { showCentres } from "../visits/show-centres.ts";
import { listFacts } from "./list-facts.ts";

interface Asked {
  call: Caller;
  edition: Edition;
  url: URL;
}

/** What the sections of a document show and no document can hold; only what one of them needs is asked for. */
export async function loadSupplies(sections: readonly ContentSection[], { call, edition, url }: Asked) {
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

export type Supplies = Awaited<ReturnType<typeof loadSupplies>>;

/** A page has one at most: its choices stand in the address. */
function calculatorIn(sections: readonly ContentSection[]): string | undefined {
  return sections.flatMap((section) => ("calculator" in section ? [section.calculator] : []))[0];
}
