import type { Estimate } from "../models/estimate.ts";
import type { PriceBand } from "../price-band.ts";
import { type PriceRates, TIERS, type Tier } from "../rates.ts";
import type { Calculator, Quantity, Weeks } from "./calculator.ts";
import type { Choices } from "./choices.ts";
import { askedIn, changeChoice, choicesToQuery } from "./choices-query.ts";
import { type Instalments, instalmentsOf } from "./instalments.ts";
import { type Move, movesFrom } from "./moves.ts";

/** What is told while one chooses. */
export interface EstimatedChoices {
  /** As they are priced: in the unit of the rates. */
  asked: Choices;
  estimate: Estimate;
  instalments: Instalments;
  isGuessed: boolean;
  /** No number is told for it. */
  isBespoke: boolean;
  /** Nothing is asked for that could be priced. */
  isEmpty: boolean;
  /** The least and the most of all tiers that a number is told for: between them the range stands. */
  ends: { from: number; to: number };
}

/** All that a result shows. */
export interface PricedChoices extends EstimatedChoices {
  bill: Bill;
  tiers: TierPrice[];
  moves: Move[];
  weeks: Weeks;
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
  /** No number is told for it. */
  isBespoke: boolean;
}

/** How much further the range reaches to each side where the measures are a guess. */
const GUESS = 0.05;

/** Quick, for every stroke of a key. */
export function estimateChoices(
  calculator: Calculator,
  rates: PriceRates,
  choices: Choices,
): EstimatedChoices {
  const asked = askedIn(calculator, rates, choices);
  const estimate = estimateFor(calculator, rates, asked);
  const isBespoke = (other: Choices, price: Estimate) => calculator.isBespoke?.(rates, other, price) ?? false;
  const told = TIERS.map((tier) => ({ ...asked, tier })).flatMap((inTier) => {
    const price = estimateFor(calculator, rates, inTier);
    return isBespoke(inTier, price) ? [] : [price];
  });
  return {
    asked,
    estimate,
    instalments: instalmentsOf(rates, estimate.likely),
    isGuessed: calculator.isGuessed?.(asked) ?? false,
    isBespoke: isBespoke(asked, estimate),
    isEmpty: isEmpty(calculator, estimate),
    ends: {
      from: Math.min(estimate.low, ...told.map(({ low }) => low)),
      to: Math.max(estimate.high, ...told.map(({ high }) => high)),
    },
  };
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
    moves: movesFrom(calculator, rates, choices, asked, likelyOf),
    weeks: calculator.weeks(asked),
  };
}

function estimateFor(calculator: Calculator, rates: PriceRates, asked: Choices): Estimate {
  const { low, high } = rates.spread;
  const isGuessed = calculator.isGuessed?.(asked);
  const spread = isGuessed ? { low: low - GUESS, high: high + GUESS } : rates.spread;
  return calculator.price({ ...rates, spread }, asked);
}

function isEmpty({ fees = [] }: Calculator, { lines }: Estimate): boolean {
  return lines.every(({ name, amount }) => amount === 0 || fees.includes(name));
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
