import { showEstimateCode } from "../../../../../contracts/estimates/estimate-code.ts";
import type { EstimateVersion, StoredEstimate } from "../../../../../contracts/estimates/stored-estimate.ts";
import { fullDateWords } from "../../../../../editions/day-words.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { writeAmount } from "../../../../../editions/money.ts";
import { paymentTerms } from "../../../../../prices/calculators/payment-terms.ts";
import { planPayments } from "../../../../../prices/milestones/payment-plan.ts";
import type { Text } from "../../../../../ui/text/text.tsx";
import { calculatorNotes, lineDetail } from "../../calculators/result/calculator-notes.tsx";
import { taxWords } from "../../calculators/result/price-texts.ts";
import { describeChoices } from "../../calculators/state/describe-choices.ts";
import { dayOf } from "../../money-view/money-payments.tsx";
import { bandText, chosenWords, type StoredCalculator } from "../stored-calculator.ts";
import { planWords, type StoredPlan } from "../stored-plan.ts";

interface SheetFacts {
  estimate: StoredEstimate;
  version: EstimateVersion;
  kept: StoredCalculator;
  plan: StoredPlan | undefined;
  edition: Edition;
  brand: string;
  address: string;
}

export function estimateSheet(text: Text, sheet: SheetFacts) {
  const { estimate, version, kept, plan, edition, brand, address } = sheet;
  const { t, language } = text;
  const { band, bill, facts, calculator, choices, asked } = kept;
  const tax = taxWords(t, facts.rates.tax);
  const say = (amount: number) => writeAmount(amount, edition);
  const day = (date: string) => fullDateWords(date.slice(0, "2026-01-01".length), language);
  const terms = paymentTerms(band.likely, kept.weeks, asked);
  const { payments } = planPayments({ ...terms, start: plan?.from ?? terms.start }, edition.country);
  const count = estimate.versions.length;
  return {
    brand,
    address,
    title: t("estimate.title", { code: showEstimateCode(estimate.code) }),
    version: count > 1 ? t("estimate.version", { number: version.number, count }) : "",
    band: bandText(band, edition),
    about: `${t("calc.likelyIs", { likely: say(band.likely) })} ${facts.words.crumb}: ${describeChoices(text, facts, calculator, choices, asked)}.`,
    made: t("estimate.madeOn", { date: day(version.createdAt), rates: day(version.ratesFrom) }),
    money: t("calc.money"),
    lines: bill.lines
      .filter(({ amount }) => amount > 0)
      .map((line) => ({
        label: facts.words.lines[line.name]?.label ?? line.name,
        detail: lineDetail(t, edition.country, line) ?? facts.words.lines[line.name]?.detail ?? "",
        amount: say(line.amount),
      })),
    sums: [
      { label: tax.before, amount: say(bill.net) },
      ...(tax.line ? [{ label: tax.line, amount: say(bill.tax) }] : []),
    ],
    total: { label: tax.sum, amount: say(bill.total) },
    chosenTitle: t("estimate.chosen"),
    chosen: chosenWords(text, kept),
    payments: {
      title: t("calc.plan", { weeks: kept.weeks.design + kept.weeks.making }),
      lines: payments.map((payment) => ({
        label: `${payment.share}% ${t(`moneyView.payment.${payment.name}`)}`,
        detail: dayOf(payment, text),
        amount: say(payment.amount),
      })),
    },
    plan: plan && planWords(text, plan),
    told: calculatorNotes(text, facts, asked),
    page: (page: number, pages: number) => t("estimate.page", { page, pages }),
  };
}

export type EstimateSheet = ReturnType<typeof estimateSheet>;
