import type { Estimate } from "../models/price-lines.ts";
import { type PriceRates, TIERS } from "../rates.ts";
import type { Calculator } from "./calculator.ts";
import type { Choices } from "./choices.ts";
import { askedIn } from "./choices-query.ts";
import { type Instalments, instalmentsOf } from "./instalments.ts";

export interface EstimatedChoices {
  /** The choices as they are priced: in the unit of the rates. */
  asked: Choices;
  estimate: Estimate;
  instalments: Instalments;
  isGuessed: boolean;
  isBespoke: boolean;
  isEmpty: boolean;
  /** The lowest and the highest figure over all tiers: the scale of the range. */
  ends: { from: number; to: number };
}

/** How much the range is widened on each side when the measures are estimated. */
const GUESS = 0.05;

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

export function estimateFor(calculator: Calculator, rates: PriceRates, asked: Choices): Estimate {
  const { low, high } = rates.spread;
  const isGuessed = calculator.isGuessed?.(asked);
  const spread = isGuessed ? { low: low - GUESS, high: high + GUESS } : rates.spread;
  return calculator.price({ ...rates, spread }, asked);
}

function isEmpty({ fees = [] }: Calculator, { lines }: Estimate): boolean {
  return lines.every(({ name, amount }) => amount === 0 || fees.includes(name));
}
