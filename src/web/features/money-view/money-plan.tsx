import { memo } from "react";
import type { PaymentWishes } from "../../../prices/milestones/dated-payments.ts";
import { planPayments } from "../../../prices/milestones/payment-plan.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { LadderView } from "./ladder-view.tsx";
import { MONEY_FACTS } from "./money-facts.ts";
import { MoneyPayments } from "./money-payments.tsx";
import { MoneySides } from "./money-sides.tsx";

/**
 * The three payments of a sum, what comes back to whoever stops, and what being late costs us. For pages and kept
 * estimates; results of calculators have the payments and lead here.
 */
export const MoneyPlan = memo(function MoneyPlan(wishes: PaymentWishes) {
  const { country } = usePage().edition;
  const plan = planPayments(wishes, country);
  return (
    <div className="stack gap-6 money-plan">
      <MoneyPayments payments={plan.payments} proofs={MONEY_FACTS[country].proofs} />
      <div className="split split--7-5 money-plan__after">
        <LadderView ladder={plan.ladder} />
        <MoneySides plan={plan} />
      </div>
    </div>
  );
});
