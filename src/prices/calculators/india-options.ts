import type { PriceRates } from "../rates.ts";
import { type Choices, textIn } from "./choices.ts";

export function factorNames(group: string) {
  return (rates: PriceRates) => Object.keys(rates.factors[group] ?? {});
}

const SLOW: readonly string[] = ["veneer", "pu", "glass"];

/** Lacquer, veneer and glass are made in another workshop and take a week longer. */
export function isSlowFinish(asked: Choices): boolean {
  return SLOW.includes(textIn(asked, "finish"));
}
