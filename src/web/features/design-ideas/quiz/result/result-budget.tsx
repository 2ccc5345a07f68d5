import { LANGUAGES } from "../../../../../editions/languages.ts";
import type { DatedRates } from "../../../../../prices/rates-in-force.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import { PriceTable } from "../../../../sections/price-sections.tsx";
import type { QuizBudget } from "./load-result.ts";

interface ResultBudgetProps {
  style: string;
  budget: QuizBudget | undefined;
  rates: DatedRates;
  /** The step where the home is said. */
  homeStep: string;
}

/** What the home that was said costs in three tiers; the way to say it where it was not. */
export function ResultBudget({ style, budget, rates, homeStep }: ResultBudgetProps) {
  const { t, language } = useText();
  if (!budget)
    return (
      <Section tone="sand">
        <SectionHead title={t("quiz.budgetAsk")} lede={t("quiz.homeHelp")} />
        <ButtonLink look="line" href={homeStep}>
          {t("quiz.homeQuestion")}
        </ButtonLink>
      </Section>
    );
  const date = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const values = {
    city: budget.city,
    date: date.format(new Date(rates.effectiveFrom)),
    rate: Math.round(rates.tax.rate * 100),
  };
  return (
    <PriceTable
      tone="sand"
      title={t("quiz.budget")}
      lede={t(rates.tax.rate > 0 ? "quiz.budgetTaxed" : "quiz.budgetUntaxed", values)}
      rowsLabel={t("style.home")}
      columns={budget.tiers.map(({ tier }) => ({ name: t(`card.tier-${tier}`) }))}
      rows={[{ name: budget.home, note: budget.note, cells: budget.tiers.map(({ band }) => band) }]}
      foot={t("quiz.budgetFoot", { style })}
    >
      <p>
        <a className="link strong tap" href={homeStep}>
          {t("quiz.changeHome")}
        </a>
      </p>
    </PriceTable>
  );
}
