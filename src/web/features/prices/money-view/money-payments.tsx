import type { ReactNode } from "react";
import { dateWords } from "../../../../editions/day-words.ts";
import type { Payment } from "../../../../prices/milestones/dated-payments.ts";
import type { PlanDay } from "../../../../prices/milestones/plan-day.ts";
import type { PaymentName } from "../../../../prices/milestones/split-payments.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import "./money-plan.css";

// The messages are passed by key, because only the keys that a file contains are sent with it.
interface MoneyPaymentsProps {
  payments: readonly Payment[];
  /** The conditions of each payment, shown if there is room. */
  conditions?: (payment: PaymentName) => ReactNode;
  /** Replaces the bar of shares. */
  drawing?: ReactNode;
}

export function MoneyPayments({ payments, conditions, drawing }: MoneyPaymentsProps) {
  const text = useText();
  const { t } = text;
  const { country } = usePage().edition;
  const [booking = 0, order = 0, balance = 0] = payments.map(({ share }) => share);
  return (
    <div>
      <p className="sr">{t("moneyView.bar", { booking, order, balance })}</p>
      {drawing ?? (
        <div className="line align-stretch money-bar" aria-hidden="true">
          {payments.map(({ name, share }) => (
            <span key={name} style={cssNumbers({ "--share": share })}>
              {share}%
            </span>
          ))}
        </div>
      )}
      <ol className="columns above-5 money-payments">
        {payments.map((payment) => (
          <li key={payment.name} className="stack gap-2">
            <h3 className="t15 strong">
              {payment.share}% {t(`moneyView.payment.${payment.name}`)}
            </h3>
            <p className="d32">
              <Money amount={payment.amount} country={country} />
            </p>
            <p className="t15 strong">{dayOf(payment, text)}</p>
            {conditions?.(payment.name)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** "17 Nov 2026"; without a date "Week 5", counted from the booking. */
export function dayOf({ after, day }: PlanDay, { t, language }: Text): string {
  if (day !== undefined) return dateWords(day, language);
  return after === 0 ? t("moneyView.firstDay") : t("moneyView.week", { week: weekOf(after) });
}

export function dayWithin({ after, day }: PlanDay, { t, language }: Text): string {
  return day === undefined ? t("moneyView.inWeek", { week: weekOf(after) }) : dateWords(day, language);
}

function weekOf(after: number): number {
  return Math.max(1, Math.ceil(after / 7));
}
