import { addDays } from "../../editions/country-time.ts";
import type { PaymentWishes } from "../milestones/dated-payments.ts";
import type { Weeks } from "./calculator.ts";
import { type Choices, textIn } from "./choices.ts";

const WEEK = 7;

/** When a priced result is paid. Works begin when the keys are there, so the drawing has to begin before. */
export function paymentWishes(total: number, { design, making }: Weeks, asked: Choices): PaymentWishes {
  const keys = textIn(asked, "keys");
  const start = Number.isNaN(Date.parse(keys)) ? undefined : addDays(keys, -design * WEEK);
  return { total, start, design, weeks: making };
}
