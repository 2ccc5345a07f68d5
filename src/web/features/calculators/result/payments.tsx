import { LANGUAGES } from "../../../../editions/languages.ts";
import { writeAmount } from "../../../../editions/money.ts";
import { textIn } from "../../../../prices/calculators/choices.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { fillPlaceholders, type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import type { PricedCalculator } from "../state/use-calculator.ts";
import "./payments.css";

const NAMES = [
  "calc.milestoneBook",
  "calc.milestoneOrder",
  "calc.milestoneBalance",
] as const satisfies MessageKey[];

/** When which part of it is due, and what it is by the month. */
export function Payments({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { edition } = usePage();
  const { facts, priced } = calc;
  const { weeks, instalments, estimate } = priced;
  const all = weeks.design + weeks.making;
  const due = [0, weeks.design, all - 1];
  const lending = {
    lent: writeAmount(instalments.lent, edition),
    months: instalments.months,
    rate: Math.round(instalments.yearly * 1000) / 10,
  };
  return (
    <div className="calc-panel calc-pay">
      <div className="stack stack--2">
        <h3 className="d25">{t("calc.plan", { weeks: all })}</h3>
        <p className="t15 soft">{t("calc.planText", { ...weeks })}</p>
        <DatesFromKeys calc={calc} />
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
          {facts.words.byMonthNote
            ? fillPlaceholders(facts.words.byMonthNote, lending)
            : t("calc.byMonthNote", lending)}
        </small>
      </p>
    </div>
  );
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
