import { writeAmount } from "../../../../editions/money.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import "./payments.css";

const NAMES = [
  "calc.milestoneBook",
  "calc.milestoneOrder",
  "calc.milestoneBalance",
] as const satisfies MessageKey[];

/** When which part of it is due, and what it is by the month. */
export function Payments({ calc }: { calc: LivingCalculator }) {
  const { t } = useText();
  const { edition } = usePage();
  const { facts, priced } = calc;
  const { weeks, instalments, estimate } = priced;
  const all = weeks.design + weeks.making;
  const due = [0, weeks.design, all - 1];
  return (
    <div className="calc-panel calc-pay">
      <div className="stack stack--2">
        <h3 className="d25">{t("calc.plan", { weeks: all })}</h3>
        <p className="t15 soft">{t("calc.planText", { ...weeks })}</p>
      </div>
      <ol className="calc-pay__parts">
        {facts.milestones.map((share, index) => (
          <li key={NAMES[index]} style={cssNumbers({ "--share": share })}>
            <b className="d32">{share}%</b>
            <Money amount={Math.round((estimate.likely * share) / 100)} country={edition.country} />
            <span className="t15">{t(NAMES[index] ?? "calc.milestoneBook")}</span>
            <span className="t13 soft">{t("calc.week", { week: due[index] ?? 0 })}</span>
          </li>
        ))}
      </ol>
      <p className="t15 calc-pay__month">
        <span>{t("calc.byMonth", { months: instalments.months })}</span>{" "}
        <Money amount={instalments.monthly} country={edition.country} />
        <small className="t13 soft">
          {t("calc.byMonthNote", {
            lent: writeAmount(instalments.lent, edition),
            months: instalments.months,
            rate: Math.round(instalments.yearly * 1000) / 10,
          })}
        </small>
      </p>
    </div>
  );
}
