import type { Caller } from "../../../contracts/create-caller.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import type { Edition } from "../../../editions/edition.ts";
import { CALCULATORS, type CalculatorName } from "../../../prices/calculators/calculators.ts";
import { choicesToQuery, readChoices } from "../../../prices/calculators/choices-query.ts";
import { priceChoices } from "../../../prices/calculators/price-choices.ts";
import { addressOf } from "../../../urls/links.ts";
import { loadDocument } from "../../frame/load-document.ts";
import { cityNames } from "../my-room/city-name.ts";
import { requireRates } from "../my-room/load-rates.ts";
import { loadMatches } from "./matches/load-matches.ts";
import { stepNamed } from "./state/calculator-address.ts";
import type { CalculatorProps } from "./state/calculator-facts.ts";

interface Asking {
  call: Caller;
  edition: Edition;
  url: URL;
}

/** What a calculator is made of, with what its address has chosen. */
export async function loadCalculator(name: CalculatorName, { call, edition, url }: Asking) {
  const [words, rates] = await Promise.all([
    loadDocument("calculators", { call, edition }, name),
    requireRates(call, edition),
  ]);
  const calculator = CALCULATORS[name];
  const choices = readChoices(calculator, rates, url.searchParams);
  const { region, country, language } = edition;
  const props: CalculatorProps = {
    name,
    words,
    rates,
    query: choicesToQuery(calculator, rates, choices).toString(),
    step: stepNamed(calculator, url.searchParams.get("step")),
    path: url.pathname,
    talk: addressOf(region, "talk"),
    cities: cityNames(textOf(language).t, rates, edition),
    milestones: COUNTRIES[country].milestones,
  };
  const { likely } = priceChoices(calculator, rates, choices).estimate;
  return { props, matches: await loadMatches({ call, edition }, words, choices, likely) };
}
