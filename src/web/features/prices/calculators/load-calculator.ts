import { textOf } from "../../../../editions/all-texts.ts";
import {
  CALCULATORS,
  type CalculatorName,
  isCalculatorName,
} from "../../../../prices/calculators/calculators.ts";
import { choicesToQuery, readChoices, refusedNumbers } from "../../../../prices/calculators/choices-query.ts";
import { type PricedChoices, priceChoices } from "../../../../prices/calculators/price-choices.ts";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import type { PageContext } from "../../../frame/page.ts";
import { cityNames } from "../../design-ideas/my-room/city-name.ts";
import { loadRates, requireRates } from "../../design-ideas/my-room/load-rates.ts";
import { findRulesFor } from "../../planning/rules/rules-of-choices.ts";
import { loadMatches } from "./matches/load-matches.ts";
import { stepNamed, stepOfField } from "./state/calculator-address.ts";
import type { CalculatorProps } from "./state/calculator-facts.ts";

/** What a calculator is made of, with what its address has chosen. */
export async function loadCalculator(name: CalculatorName, asking: PageContext<"url">) {
  const { call, edition } = asking;
  const [words, rates] = await Promise.all([
    loadDocument("calculators", { call, edition }, name),
    requireRates(call, edition),
  ]);
  return calculatorOf(name, { ...asking, words, rates });
}

/** The same for a page that can do without it. */
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
    // What has to be said again is asked again, before the next step.
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
  const [matches, rules] = await Promise.all([
    loadMatches({ call, edition }, words, choices, price),
    findRulesFor({ call, edition }, choices),
  ]);
  return { props, matches, rules };
}

/** Designs are rooms: in the price of a home they are one of its lines, and where it is left out there are none. */
function priceOfDesigns(
  { designs }: CalculatorProps["words"],
  { tax }: CalculatorProps["rates"],
  { bill, estimate, isEmpty }: PricedChoices,
): number | undefined {
  if (!designs?.line) return isEmpty ? undefined : estimate.likely;
  const line = bill.lines.find(({ name }) => name === designs.line);
  return line && line.amount * (1 + tax.rate);
}
