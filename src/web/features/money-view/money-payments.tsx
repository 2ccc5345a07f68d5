import { COUNTRIES } from "../../../editions/countries.ts";
import type { PaymentPlan } from "../../../prices/milestones/payment-plan.ts";
import { Money } from "../../../ui/text/money.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { cssNumbers } from "../../sections/parts/css-numbers.ts";
import { MONEY_FACTS } from "./money-facts.ts";
import { dayOf } from "./plan-words.ts";
import "./money-plan.css";

/** The three payments of a sum, with their days and what each of them waits for. */
export function MoneyPayments({ payments }: Pick<PaymentPlan, "payments">) {
  const text = useText();
  const { t } = text;
  const { country } = usePage().edition;
  const [booking, order, balance] = COUNTRIES[country].milestones;
  return (
    <div>
      <p className="sr">{t("moneyView.bar", { booking, order, balance })}</p>
      <div className="money-bar" aria-hidden="true">
        {payments.map(({ name, share }) => (
          <span key={name} style={cssNumbers({ "--share": share })}>
            {share}%
          </span>
        ))}
      </div>
      <ol className="columns money-payments">
        {payments.map((payment) => (
          <li key={payment.name} className="stack stack--2">
            <h3 className="t15 strong">
              {payment.share}% {t(`moneyView.${payment.name}`)}
            </h3>
            <p className="d32">
              <Money amount={payment.amount} country={country} />
            </p>
            <p className="t15 strong">{dayOf(payment, text)}</p>
            <div className="t15 money-payments__proofs">
              <p className="soft">{t("moneyView.waitsFor")}</p>
              <ul className="stack stack--1">
                {MONEY_FACTS[country].proofs[payment.name].map((proof) => (
                  <li key={proof}>{t(proof)}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
