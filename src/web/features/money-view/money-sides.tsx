import { COUNTRIES } from "../../../editions/countries.ts";
import { instalmentsOf } from "../../../prices/calculators/instalments.ts";
import { DELAY } from "../../../prices/milestones/delay-credit.ts";
import type { PaymentPlan } from "../../../prices/milestones/payment-plan.ts";
import { Money } from "../../../ui/text/money.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { Filled } from "../../sections/parts/filled.tsx";
import { MONEY_FACTS } from "./money-facts.ts";
import { dayWithin } from "./plan-words.ts";

/** What being late costs us, and the same sum by the month. */
export function MoneySides({ plan }: { plan: PaymentPlan }) {
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
    <div className="stack gap-2 box pad-fluid money-side">
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

/** A bank pays what follows the booking: that one is paid from savings. */
function ByMonth({ plan: { total, payments } }: { plan: PaymentPlan }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const [booking] = payments;
  const wanted = total - (booking?.amount ?? 0);
  const { monthly, months, yearly, lent } = instalmentsOf(COUNTRIES[country], wanted);
  const amount = (of: number) => <Money amount={of} country={country} strong={false} />;
  return (
    <div className="stack gap-2 box pad-fluid money-side">
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
