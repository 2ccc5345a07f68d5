import { useMemo } from "react";
import { LANGUAGES } from "../../../../../editions/languages.ts";
import { formatPriceBand, hasDrawnSign, writeAmount } from "../../../../../editions/money.ts";
import { textIn } from "../../../../../prices/calculators/choices.ts";
import { paymentTerms } from "../../../../../prices/calculators/payment-terms.ts";
import { type BillLine, priceChoices } from "../../../../../prices/calculators/price-choices.ts";
import { datePayments, type PaymentTerms } from "../../../../../prices/milestones/dated-payments.ts";
import { ButtonLink, GoLink } from "../../../../../ui/forms/button.tsx";
import { Bars } from "../../../../../ui/text/bars.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { fillPlaceholders, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { leadAttributes } from "../../../../frame/lead-attributes.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import { MONEY_ID, moneySearch } from "../../money-view/money-address.ts";
import { MoneyPayments } from "../../money-view/money-payments.tsx";
import { describeChoices } from "../state/describe-choices.ts";
import type { CalculatorController, PricedCalculator } from "../state/use-calculator.ts";
import { calculatorNotes, FoldedPanel, lineDetail, NotePanel } from "./calculator-notes.tsx";
import { taxWords } from "./price-texts.ts";
import { Changes, ResultHead, Tiers } from "./result-parts.tsx";
import "./calculators-result.css";

/** The whole estimate. No part of it is hidden behind the lead form. */
export default function CalculatorResult({ calc: living }: { calc: CalculatorController }) {
  const text = useText();
  const { calculator, facts, state } = living;
  const priced = useMemo(
    () => priceChoices(calculator, facts.rates, state.choices),
    [calculator, facts.rates, state.choices],
  );
  const calc = { ...living, priced };
  const about = describeChoices(text, facts, calculator, state.choices, priced.asked);
  return (
    <Section id="result" tone="sand" className="stack gap-4 calc-result">
      <ResultHead calc={calc} about={about} />
      {!priced.isEmpty && <Told calc={calc} about={about} />}
    </Section>
  );
}

/** A bill of so many lines leaves room for the first note beside it. */
const LONG_BILL = 8;

function Told({ calc, about }: { calc: PricedCalculator; about: string }) {
  const { facts, priced } = calc;
  const notes = calculatorNotes(useText(), facts, priced.asked);
  const isLong = !priced.isBespoke && priced.bill.lines.length >= LONG_BILL;
  const [beside, below] = [notes.slice(0, isLong ? 1 : 0), notes.slice(isLong ? 1 : 0)];
  return (
    <>
      {priced.isBespoke ? (
        <div className="calc-panel">
          <h3 className="d25">{facts.words.sameIn}</h3>
          <Tiers calc={calc} />
        </div>
      ) : (
        <>
          <div className="split align-stretch calc-result__grid">
            <BillBars calc={calc} />
            <div className="calc-result__side">
              <Changes calc={calc} />
              {beside.map((note) => (
                <NotePanel key={note.title} note={note} />
              ))}
            </div>
          </div>
          <Payments calc={calc} />
        </>
      )}
      <div className={below.length > 1 ? "columns columns--2 columns--near" : undefined}>
        {below.map((note) => (
          <NotePanel key={note.title} note={note} />
        ))}
      </div>
      <ResultLeads calc={calc} about={about} />
    </>
  );
}

/**
 * Links to send or discuss the estimate. The choices and the price are passed on, so the visitor need not repeat
 * them.
 */
function ResultLeads({ calc, about }: { calc: CalculatorController; about: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const { facts, priced } = calc;
  const { low, high } = priced.estimate;
  const thing = `${facts.words.crumb}: ${about}`;
  const { isBespoke } = priced;
  const inText = `${writeAmount(low, edition)} – ${writeAmount(high, edition)}`;
  const band = hasDrawnSign(edition.country) ? inText : formatPriceBand(low, high, edition.country);
  const price = isBespoke ? t("calc.bespoke") : band;
  const linkTo = (formTitle: string) => {
    const request = { ctaType: "Normal Lead Forms", formTitle, about: thing } as const;
    const query = { cta_type: request.ctaType, form_title: formTitle, about: `${thing}, ${price}` };
    return {
      ...leadAttributes(request),
      "data-about-price": price,
      href: `${facts.talk}?${new URLSearchParams(query)}`,
    };
  };
  // The designs below match the price with which the page was rendered.
  const isOther = facts.words.designs && calc.query !== facts.query;
  return (
    <div className="row above-4 calc-result__next">
      <ButtonLink {...linkTo(t("calc.bookTitle"))}>{t("calc.book")}</ButtonLink>
      <ButtonLink look="line" {...linkTo(t("calc.sendTitle"))}>
        {t("calc.send")}
      </ButtonLink>
      {isOther && <GoLink href={`${calc.hrefTo(calc.state.step)}#designs`}>{t("calc.designsAgain")}</GoLink>}
      <p className="t15 soft">{t("calc.leadNote")}</p>
    </div>
  );
}

function BillBars({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { edition } = usePage();
  const { country } = edition;
  const { facts, priced } = calc;
  const { bill, estimate } = priced;
  const tax = taxWords(t, facts.rates.tax);
  const lines = [...bill.lines]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
  const most = Math.max(...lines.map(({ amount }) => amount), bill.tax, 1);
  const say = (amount: number) => writeAmount(amount, edition);
  const rounded = { step: say(facts.rates.roundTo), net: say(estimate.net), likely: say(estimate.likely) };
  const content = (
    <div className="stack gap-3">
      <Bars
        bars={[
          ...lines.map((line) => ({
            name: <LineName calc={calc} line={line} />,
            share: line.amount / most,
            value: <Money amount={line.amount} country={country} />,
          })),
          ...(tax.line
            ? [
                {
                  name: tax.line,
                  share: bill.tax / most,
                  value: <Money amount={bill.tax} country={country} />,
                  quiet: true,
                },
              ]
            : []),
        ]}
      />
      <p className="row gap-3 align-baseline apart calc-panel__sum">
        <span className="strong">{tax.sum}</span>
        <span className="d25">
          <Money amount={bill.total} country={country} strong={false} />
        </span>
      </p>
      <p className="t13 soft">
        {tax.line ? t("calc.rounded", { ...rounded, tax: tax.tax }) : t("calc.roundedNoTax", rounded)}
      </p>
    </div>
  );
  return facts.isSection ? (
    <FoldedPanel title={t("calc.money")}>{content}</FoldedPanel>
  ) : (
    <div className="calc-panel">
      <h3 className="d25">{t("calc.money")}</h3>
      {content}
    </div>
  );
}

function LineName({ calc, line }: { calc: CalculatorController; line: BillLine }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const words = calc.facts.words.lines[line.name];
  const detail = lineDetail(t, country, line) ?? words?.detail;
  return (
    <>
      {words?.label ?? line.name}
      {detail && <small className="soft t13 block">{detail}</small>}
    </>
  );
}

function Payments({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { edition } = usePage();
  const { facts, priced } = calc;
  const { weeks, instalments, estimate } = priced;
  const terms = paymentTerms(estimate.likely, weeks, priced.asked);
  const { payments } = datePayments(terms, edition.country);
  const lending = {
    lent: writeAmount(instalments.lent, edition),
    months: instalments.months,
    rate: Math.round(instalments.yearly * 1000) / 10,
  };
  return (
    <FoldedPanel title={t("calc.plan", { weeks: weeks.design + weeks.making })}>
      <div className="calc-pay">
        <div className="stack gap-2">
          <p className="t15 soft">{t("calc.planText", { ...weeks })}</p>
          <DatesFromKeys calc={calc} />
        </div>
        <div className="stack gap-3 calc-pay__parts">
          <MoneyPayments payments={payments} />
          {facts.payments && (
            <p>
              <a className="link tap t15" href={moneyHref(facts.payments, terms)}>
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
    </FoldedPanel>
  );
}

/** The page that calculates refunds and credits for delays, with this sum and these dates. */
function moneyHref(page: string, { total, start, weeks }: PaymentTerms): string {
  const asked = { sum: String(Math.round(total)), start: start ?? "", weeks: String(weeks ?? "") };
  return `${page}?${moneySearch(asked)}#${MONEY_ID}`;
}

const WEEK = 7 * 24 * 3600 * 1000;

/** Work begins when the keys are handed over, so the design must begin earlier. */
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
