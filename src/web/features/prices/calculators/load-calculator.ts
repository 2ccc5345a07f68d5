import { listOfferings } from "../../../../contracts/calls/graphql/list-offerings.ts";
import type { CalculatorWords } from "../../../../contracts/documents/calculators/calculator-words.ts";
import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
} from "../../../../contracts/documents/offerings/offering-categories.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
} from "../../../../contracts/graphql/offering-filters.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import {
  CALCULATORS,
  type CalculatorName,
  isCalculatorName,
} from "../../../../prices/calculators/calculators.ts";
import { type Choices, textIn } from "../../../../prices/calculators/choices.ts";
import { choicesToQuery, readChoices, refusedNumbers } from "../../../../prices/calculators/choices-query.ts";
import { type PricedChoices, priceChoices } from "../../../../prices/calculators/price-choices.ts";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import { optional, type PageContext } from "../../../frame/page.ts";
import { findDesigns } from "../../design-ideas/designs/list-designs.ts";
import { cityNames } from "../../design-ideas/my-room/city-name.ts";
import { loadRates, requireRates } from "../../design-ideas/my-room/load-rates.ts";
import type { Offering } from "../../looks-and-offerings/offerings/offering.ts";
import type { CalculatorProps } from "./state/calculator-facts.ts";
import { stepNamed, stepOfField } from "./state/use-calculator.ts";

export async function loadCalculator(name: CalculatorName, asking: PageContext<"url">) {
  const { call, edition } = asking;
  const [words, rates] = await Promise.all([
    loadDocument("calculators", { call, edition }, name),
    requireRates(call, edition),
  ]);
  return calculatorOf(name, { ...asking, words, rates });
}

export async function findCalculator(name: string, asking: PageContext<"url">) {
  if (!isCalculatorName(name)) return undefined;
  const { call, edition } = asking;
  const [words, rates] = await Promise.all([
    findDocument("calculators", { call, edition }, name),
    loadRates(call, edition),
  ]);
  return words && rates && calculatorOf(name, { ...asking, words, rates });
}

type Made = PageContext<"url"> & Pick<CalculatorProps, "words" | "rates">;

export type LoadedCalculator = Awaited<ReturnType<typeof calculatorOf>>;

async function calculatorOf(name: CalculatorName, { call, edition, url, words, rates }: Made) {
  const calculator = CALCULATORS[name];
  const choices = readChoices(calculator, rates, url.searchParams);
  const refused = refusedNumbers(calculator, rates, url.searchParams);
  const { region, language } = edition;
  const props: CalculatorProps = {
    name,
    words,
    rates,
    query: choicesToQuery(calculator, rates, choices).toString(),
    // A refused value is requested again before the next step.
    step:
      stepOfField(calculator, Object.keys(refused)[0]) ?? stepNamed(calculator, url.searchParams.get("step")),
    refused,
    path: url.pathname,
    talk: addressOf(region, "talk"),
    keep: addressOf(region, "estimates"),
    cities: cityNames(textOf(language).t, rates, edition),
    payments: linkTo(edition, "how-it-works"),
  };
  const price = priceOfDesigns(words, rates, priceChoices(calculator, rates, choices));
  return { props, matches: await loadMatches({ call, edition }, words, choices, price) };
}

/**
 * Designs show single rooms: in the price of a home they are one line of the bill; without that line there are no
 * designs.
 */
function priceOfDesigns(
  { designs }: CalculatorProps["words"],
  { tax }: CalculatorProps["rates"],
  { bill, estimate, isEmpty }: PricedChoices,
): number | undefined {
  if (!designs?.line) return isEmpty ? undefined : estimate.likely;
  const line = bill.lines.find(({ name }) => name === designs.line);
  return line && line.amount * (1 + tax.rate);
}

export interface Matches {
  designs: DesignIdeaAnswer[];
  finishes: { category: string; products: Offering[] } | undefined;
}

const LOOKED_THROUGH = 60;
const DESIGNS = 6;
const FINISHES = 4;

async function loadMatches(
  asking: CallContext,
  words: CalculatorWords,
  choices: Choices,
  likely: number | undefined,
): Promise<Matches> {
  const [designs, finishes] = await Promise.all([
    loadDesigns(asking, words, likely),
    loadFinishes(asking, words, choices),
  ]);
  return { designs, finishes };
}

async function loadDesigns(
  { call, edition }: CallContext,
  { designs }: CalculatorWords,
  likely: number | undefined,
): Promise<DesignIdeaAnswer[]> {
  if (!designs || likely === undefined) return [];
  const items = await findDesigns(call, edition, { room: designs.category, size: LOOKED_THROUGH });
  const away = ({ totalPrice }: DesignIdeaAnswer) => Math.abs((totalPrice ?? 0) - likely);
  return items
    .filter(({ totalPrice }) => totalPrice)
    .sort((one, other) => away(one) - away(other))
    .slice(0, DESIGNS);
}

async function loadFinishes(
  { call }: CallContext,
  { finishes }: CalculatorWords,
  choices: Choices,
): Promise<Matches["finishes"]> {
  const category = finishes?.categories[textIn(choices, finishes.field)];
  if (category === undefined || !isOfferingCategory(category)) return undefined;
  const { products } = await optional(
    call(listOfferings, {
      offeringType: "finishes",
      filters: buildOfferingFilters({
        categoryId: OFFERING_CATEGORIES[category].id,
        hidden: UNLISTED_AVAILABILITIES,
      }),
      count: FINISHES,
    }),
    { products: [] },
  );
  return products.length > 0 ? { category, products } : undefined;
}
