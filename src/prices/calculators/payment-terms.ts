import { addDays } from "../../editions/country-time.ts";
import type { PaymentTerms } from "../milestones/dated-payments.ts";
import type { Weeks } from "./calculator.ts";
import { type Choices, textIn } from "./choices.ts";

const WEEK = 7;

/**
 * The payment dates of a priced result. Works begin when the keys are handed over, so the design has to begin
 * earlier.
 */
export function paymentTerms(total: number, { design, making }: Weeks, asked: Choices): PaymentTerms {
  const keys = textIn(asked, "keys");
  const start = Number.isNaN(Date.parse(keys)) ? undefined : addDays(keys, -design * WEEK);
  return { total, start, design, weeks: making };
}
