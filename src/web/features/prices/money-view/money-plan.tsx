import { memo } from "react";
import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Country } from "../../../../editions/regions.ts";
import { instalmentsOf } from "../../../../prices/calculators/instalments.ts";
import type { PaymentTerms } from "../../../../prices/milestones/dated-payments.ts";
import { DELAY } from "../../../../prices/milestones/delay-credit.ts";
import { type PaymentPlan, planPayments } from "../../../../prices/milestones/payment-plan.ts";
import type { RefundStep } from "../../../../prices/milestones/refund-schedule.ts";
import type { PaymentName } from "../../../../prices/milestones/split-payments.ts";
import { PhoneFold } from "../../../../ui/navigation/phone-fold.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { dayWithin, MoneyPayments } from "./money-payments.tsx";
import { MoneyTimeline } from "./money-timeline.tsx";

/**
 * The three payments of a sum, the refund after a cancellation, and the credit for our delays. Used on pages and in
 * stored estimates; the results of calculators show only the payments and link here.
 */
export const MoneyPlan = memo(function MoneyPlan(terms: PaymentTerms) {
  const { country } = usePage().edition;
  const plan = planPayments(terms, country);
  return (
    <div className="stack gap-6 money-plan">
      <MoneyPayments
        payments={plan.payments}
        conditions={(name) => <Conditions proofs={MONEY_FACTS[country].proofs[name]} />}
        drawing={<MoneyTimeline payments={plan.payments} handover={plan.handover} />}
      />
      <div className="split split--7-5 money-plan__after">
        <RefundScheduleView refunds={plan.refunds} />
        <MoneySides plan={plan} />
      </div>
    </div>
  );
});

function Conditions({ proofs }: { proofs: readonly MessageKey[] }) {
  const { t } = useText();
  return (
    <div className="t15 rule above-2 pad-above-3 money-payments__proofs">
      <p className="soft">{t("moneyView.waitsFor")}</p>
      <ul className="stack gap-1">
        {proofs.map((proof) => (
          <li key={proof}>{t(proof)}</li>
        ))}
      </ul>
    </div>
  );
}

function RefundScheduleView({ refunds }: { refunds: readonly RefundStep[] }) {
  const text = useText();
  const { t } = text;
  return (
    <PhoneFold
      label={t("moneyView.refunds")}
      heading={<h3 className="d25 phone-fold__heading">{t("moneyView.refunds")}</h3>}
    >
      <p className="t15 soft below-4">{t("moneyView.refundsText")}</p>
      <ol className="money-refunds">
        {refunds.map((step) => (
          <li key={step.name}>
            <div>
              <p className="strong">{t(`moneyView.${step.name}`)}</p>
              <p className="t13 soft">{t("moneyView.until", { day: dayWithin(step.until, text) })}</p>
            </div>
            <div className="text-end">
              <p className="strong">
                <Back {...step} />
              </p>
              <p className="t13 soft">
                <Filled text={t("moneyView.ofPaid")} parts={{ paid: <Amount of={step.paid} /> }} />
              </p>
            </div>
            <p className="t15 soft all-columns money-refunds__note">{t(`moneyView.${step.name}Note`)}</p>
          </li>
        ))}
      </ol>
    </PhoneFold>
  );
}

function Back({ back, isAtMost }: RefundStep) {
  const { t } = useText();
  if (back === undefined) return t("moneyView.byList");
  const amount = <Amount of={back} />;
  return isAtMost ? <Filled text={t("moneyView.atMost")} parts={{ amount }} /> : amount;
}

function Amount({ of: amount }: { of: number }) {
  return <Money amount={amount} country={usePage().edition.country} strong={false} />;
}

function MoneySides({ plan }: { plan: PaymentPlan }) {
  return (
    <div className="stack gap-5">
      <Late plan={plan} />
      <ByMonth plan={plan} />
    </div>
  );
}

function Late({ plan: { handover, late } }: { plan: PaymentPlan }) {
  const text = useText();
  const { t } = text;
  const { country } = usePage().edition;
  return (
    <div className="stack gap-2 box pad-5 money-side">
      <h3 className="d25">{t("moneyView.late")}</h3>
      <p className="d32">
        <Filled
          text={t("moneyView.aWeek")}
          parts={{ amount: <Money amount={late.weekly} country={country} /> }}
        />
      </p>
      <p className="t15">
        <Filled
          text={t("moneyView.lateText", {
            handover: dayWithin(handover, text),
            from: dayWithin(late.from, text),
            grace: DELAY.graceDays,
            percent: DELAY.weekly * 100,
            cap: DELAY.most * 100,
          })}
          parts={{ most: <Money amount={late.most} country={country} strong={false} /> }}
        />
      </p>
      <p className="t15 soft">{t("moneyView.lateYours")}</p>
    </div>
  );
}

/** A bank finances everything after the booking, which is paid from savings. */
function ByMonth({ plan: { total, payments } }: { plan: PaymentPlan }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const [booking] = payments;
  const wanted = total - (booking?.amount ?? 0);
  const { monthly, months, yearly, lent } = instalmentsOf(COUNTRIES[country], wanted);
  const amount = (of: number) => <Money amount={of} country={country} strong={false} />;
  return (
    <div className="stack gap-2 box pad-5 money-side">
      <h3 className="d25">{t("moneyView.byMonth")}</h3>
      <p className="d32">
        <Filled
          text={t("moneyView.aMonth")}
          parts={{ amount: <Money amount={monthly} country={country} /> }}
        />
      </p>
      <p className="t15">
        <Filled
          text={t(MONEY_FACTS[country].lending, { months, rate: Number((yearly * 100).toFixed(2)) })}
          parts={{ lent: amount(lent), more: amount(monthly * months - lent) }}
        />
      </p>
      <p className="t15 soft">
        {lent < wanted ? (
          <Filled
            text={t("moneyView.lentMost")}
            parts={{ lent: amount(lent), rest: amount(wanted - lent) }}
          />
        ) : (
          t("moneyView.lentNote")
        )}
      </p>
    </div>
  );
}

type Proofs = Record<PaymentName, readonly MessageKey[]>;

const PROOFS: Proofs = {
  booking: ["moneyView.proofEstimate", "moneyView.proofNames"],
  order: ["moneyView.proofDrawings", "moneyView.proofPrice"],
  balance: ["moneyView.proofPieces", "moneyView.proofSite"],
};

interface MoneyFacts {
  proofs: Proofs;
  lending: MessageKey;
}

const MONEY_FACTS: Record<Country, MoneyFacts> = {
  in: { proofs: PROOFS, lending: "moneyView.byInterest" },
  sg: {
    proofs: { ...PROOFS, booking: ["moneyView.proofBond", ...PROOFS.booking] },
    lending: "moneyView.byInterest",
  },
  my: { proofs: PROOFS, lending: "moneyView.byInterest" },
  sa: { proofs: PROOFS, lending: "moneyView.byProfit" },
};
