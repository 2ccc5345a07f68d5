import type { Payment } from "../../../../prices/milestones/dated-payments.ts";
import type { PlanDay } from "../../../../prices/milestones/plan-day.ts";
import type { PaymentName } from "../../../../prices/milestones/split-payments.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { dayOf } from "./money-payments.tsx";
import "./money-timeline.css";

/** The work that follows each payment. */
const STAGES: Record<PaymentName, MessageKey> = {
  booking: "planner.stage.design",
  order: "planner.stage.factory",
  balance: "planner.stage.fitting",
};

/**
 * What has been paid by which day, to scale in both directions: time from the booking to the handover, and the whole
 * sum as the height. The same facts are a list below it.
 */
export function MoneyTimeline({ payments, handover }: { payments: readonly Payment[]; handover: PlanDay }) {
  const text = useText();
  const { t } = text;
  const { country } = usePage().edition;
  const part = (day: number) => (day / handover.after).toFixed(4);
  const paidBefore = (index: number) => payments.slice(0, index).reduce((sum, { share }) => sum + share, 0);
  return (
    <div className="money-time" aria-hidden="true">
      <div className="money-time__sheet">
        {payments.map((payment, index) => (
          <div
            key={payment.name}
            className="money-time__step"
            style={cssNumbers({
              "--from": part(payment.after),
              "--below": paidBefore(index),
              "--share": payment.share,
            })}
          >
            <p className="t13 money-time__what">
              <span className="strong">
                <Money amount={payment.amount} country={country} />
              </span>
              <span>{dayOf(payment, text)}</span>
            </p>
          </div>
        ))}
      </div>
      <ol className="line align-stretch t13 money-time__stages">
        {payments.map(({ name, after }, index) => (
          <li
            key={name}
            style={cssNumbers({ "--part": (payments[index + 1]?.after ?? handover.after) - after })}
          >
            {t(STAGES[name])}
          </li>
        ))}
      </ol>
      <p className="t13 strong text-end">{t("moneyView.handover", { day: dayOf(handover, text) })}</p>
    </div>
  );
}
