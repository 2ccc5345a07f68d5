import type { Estimate } from "../models/estimate.ts";
import type { PriceBand } from "../price-band.ts";
import { type PriceRates, TIERS, type Tier } from "../rates.ts";
import type { Calculator, Quantity, Weeks } from "./calculator.ts";
import type { Choices } from "./choices.ts";
import { askedIn, changeChoice, choicesToQuery } from "./choices-query.ts";
import { type Instalments, instalmentsOf } from "./instalments.ts";
import { type Move, movesFrom } from "./moves.ts";

/** All that a result shows. */
export interface PricedChoices {
  /** As they are priced: in the unit of the rates. */
  asked: Choices;
  estimate: Estimate;
  bill: Bill;
  tiers: TierPrice[];
  moves: Move[];
  weeks: Weeks;
  instalments: Instalments;
  isGuessed: boolean;
  /** No number is told for it. */
  isBespoke: boolean;
}

/** To the last unit of money: the lines make the net, and the net with the tax makes the total. */
export interface Bill {
  lines: BillLine[];
  net: number;
  tax: number;
  total: number;
}

export interface BillLine {
  name: string;
  /** With the city in it, before tax. */
  amount: number;
  quantity?: Quantity | undefined;
}

export interface TierPrice extends PriceBand {
  tier: Tier;
  query: string;
}

/** How much further the range reaches to each side where the measures are a guess. */
const GUESS = 0.05;

export function priceChoices(calculator: Calculator, rates: PriceRates, choices: Choices): PricedChoices {
  const asked = askedIn(calculator, rates, choices);
  const estimate = estimateFor(calculator, rates, asked);
  const likelyOf = (other: Choices) =>
    estimateFor(calculator, rates, askedIn(calculator, rates, other)).likely;
  return {
    asked,
    estimate,
    bill: billOf(estimate, rates, calculator.quantities(rates, asked)),
    tiers: tiersOf(calculator, rates, choices),
    moves: movesFrom(calculator, rates, choices, asked, likelyOf),
    weeks: calculator.weeks(asked),
    instalments: instalmentsOf(rates, estimate.likely),
    isGuessed: calculator.isGuessed?.(asked) ?? false,
    isBespoke: calculator.isBespoke?.(rates, asked, estimate) ?? false,
  };
}

function estimateFor(calculator: Calculator, rates: PriceRates, asked: Choices): Estimate {
  const { low, high } = rates.spread;
  const isGuessed = calculator.isGuessed?.(asked);
  const spread = isGuessed ? { low: low - GUESS, high: high + GUESS } : rates.spread;
  return calculator.price({ ...rates, spread }, asked);
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
    const { low, likely, high } = estimateFor(calculator, rates, askedIn(calculator, rates, inTier));
    return { tier, low, likely, high, query: choicesToQuery(calculator, rates, inTier).toString() };
  });
}
