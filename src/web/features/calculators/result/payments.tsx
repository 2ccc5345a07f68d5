import { LANGUAGES } from "../../../../editions/languages.ts";
import { writeAmount } from "../../../../editions/money.ts";
import { textIn } from "../../../../prices/calculators/choices.ts";
import { paymentWishes } from "../../../../prices/calculators/payment-wishes.ts";
import { datePayments, type PaymentWishes } from "../../../../prices/milestones/dated-payments.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { fillPlaceholders, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { MONEY_ID, moneySearch } from "../../money-view/money-address.ts";
import { MoneyPayments } from "../../money-view/money-payments.tsx";
import type { PricedCalculator } from "../state/use-calculator.ts";
import "./calculators-result.css";

/** When which part of it is due, and what it is by the month. */
export function Payments({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { edition } = usePage();
  const { facts, priced } = calc;
  const { weeks, instalments, estimate } = priced;
  const wishes = paymentWishes(estimate.likely, weeks, priced.asked);
  const { payments } = datePayments(wishes, edition.country);
  const lending = {
    lent: writeAmount(instalments.lent, edition),
    months: instalments.months,
    rate: Math.round(instalments.yearly * 1000) / 10,
  };
  return (
    <div className="calc-panel calc-pay">
      <div className="stack gap-2">
        <h3 className="d25">{t("calc.plan", { weeks: weeks.design + weeks.making })}</h3>
        <p className="t15 soft">{t("calc.planText", { ...weeks })}</p>
        <DatesFromKeys calc={calc} />
      </div>
      <div className="stack gap-3 calc-pay__parts">
        <MoneyPayments payments={payments} />
        {facts.payments && (
          <p>
            <a className="link tap t15" href={moneyHref(facts.payments, wishes)}>
              {t("calc.moneyView")}
            </a>
          </p>
        )}
      </div>
      <p className="t15 ruled all-columns calc-pay__month">
        <span>{t("calc.byMonth", { months: instalments.months })}</span>{" "}
        <Money amount={instalments.monthly} country={edition.country} />
        <small className="t13 soft">
          {facts.words.byMonthNote
            ? fillPlaceholders(facts.words.byMonthNote, lending)
            : t("calc.byMonthNote", lending)}
        </small>
      </p>
    </div>
  );
}

/** The page that counts what comes back and what being late costs, with this sum and these days. */
function moneyHref(page: string, { total, start, weeks }: PaymentWishes): string {
  const asked = { sum: String(Math.round(total)), start: start ?? "", weeks: String(weeks ?? "") };
  return `${page}?${moneySearch(asked)}#${MONEY_ID}`;
}

const WEEK = 7 * 24 * 3600 * 1000;

/** Works begin when the keys are there, so the drawing has to begin before. */
function DatesFromKeys({ calc: { priced } }: { calc: PricedCalculator }) {
  const { t, language } = useText();
  const keys = Date.parse(textIn(priced.asked, "keys"));
  if (Number.isNaN(keys)) return null;
  const format = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const weeksOn = (weeks: number) => format.format(keys + weeks * WEEK);
  const { design, making } = priced.weeks;
  return (
    <p className="t15 strong">
      {t("calc.datesFromKeys", { keys: weeksOn(0), book: weeksOn(-design), ready: weeksOn(making) })}
    </p>
  );
}
