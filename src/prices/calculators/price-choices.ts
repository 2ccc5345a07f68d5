import type { Estimate } from "../models/price-lines.ts";
import type { PriceBand } from "../price-band.ts";
import { type PriceRates, TIERS, type Tier } from "../rates.ts";
import type { Calculator, Quantity, Weeks } from "./calculator.ts";
import type { Choices } from "./choices.ts";
import { askedIn, changeChoice, choicesToQuery } from "./choices-query.ts";
import { type EstimatedChoices, estimateChoices, estimateFor } from "./estimate-choices.ts";
import { type PriceDriver, priceDrivers } from "./price-drivers.ts";

export interface PricedChoices extends EstimatedChoices {
  bill: Bill;
  tiers: TierPrice[];
  moves: PriceDriver[];
  weeks: Weeks;
}

/** Exact to the smallest unit: the lines add up to the net amount, and net plus tax is the total. */
export interface Bill {
  lines: BillLine[];
  net: number;
  tax: number;
  total: number;
}

export interface BillLine {
  name: string;
  /** Including the city factor, before tax. */
  amount: number;
  quantity?: Quantity | undefined;
}

export interface TierPrice extends PriceBand {
  tier: Tier;
  query: string;
  isBespoke: boolean;
}

export function priceChoices(calculator: Calculator, rates: PriceRates, choices: Choices): PricedChoices {
  const estimated = estimateChoices(calculator, rates, choices);
  const { asked, estimate } = estimated;
  const likelyOf = (other: Choices) =>
    estimateFor(calculator, rates, askedIn(calculator, rates, other)).likely;
  return {
    ...estimated,
    bill: billOf(estimate, rates, calculator.quantities(rates, asked)),
    tiers: tiersOf(calculator, rates, choices),
    moves: priceDrivers(calculator, rates, choices, asked, likelyOf),
    weeks: calculator.weeks(asked),
  };
}

function billOf(
  { lines, factor }: Estimate,
  { tax }: Pick<PriceRates, "tax">,
  quantities: Partial<Record<string, Quantity>>,
): Bill {
  const inCity = lines.map(({ name, amount }) => ({
    name,
    amount: Math.round(amount * factor),
    quantity: quantities[name],
  }));
  const net = inCity.reduce((sum, { amount }) => sum + amount, 0);
  const taxed = Math.round(net * tax.rate);
  return { lines: inCity, net, tax: taxed, total: net + taxed };
}

function tiersOf(calculator: Calculator, rates: PriceRates, choices: Choices): TierPrice[] {
  return TIERS.map((tier) => {
    const inTier = changeChoice(calculator, rates, choices, "tier", tier);
    const asked = askedIn(calculator, rates, inTier);
    const estimate = estimateFor(calculator, rates, asked);
    const { low, likely, high } = estimate;
    const isBespoke = calculator.isBespoke?.(rates, asked, estimate) ?? false;
    const query = choicesToQuery(calculator, rates, inTier).toString();
    return { tier, low, likely, high, query, isBespoke };
  });
}
