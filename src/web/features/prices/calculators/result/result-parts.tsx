import { useState } from "react";
import { formatPriceBand, hasDrawnSign, writeAmount } from "../../../../../editions/money.ts";
import { textIn } from "../../../../../prices/calculators/choices.ts";
import type { PriceDriver } from "../../../../../prices/calculators/price-drivers.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { useHydrated, usePage } from "../../../../frame/islands/page-context.ts";
import { copyText } from "../../../../frame/use-copied.ts";
import { optionLabel } from "../state/describe-choices.ts";
import type { CalculatorController, PricedCalculator } from "../state/use-calculator.ts";
import { goToStep, interceptClick } from "../steps/step-link.ts";
import { FoldedPanel } from "./calculator-notes.tsx";
import { noPriceWords } from "./price-texts.ts";
import { TotalBand } from "./running-total.tsx";

export function ResultHead({ calc, about }: { calc: PricedCalculator; about: string }) {
  const { t } = useText();
  const { edition } = usePage();
  const { isEmpty, estimate } = calc.priced;
  const noPrice = noPriceWords(t, calc.priced);
  return (
    <div className="row gap-5 align-end apart below-4 calc-result__head">
      <div className="stack gap-2">
        <p className="kicker">{t("calc.result")}</p>
        <h2 className="d56" id="result-title">
          {noPrice?.title ?? <TotalBand calc={calc} />}
        </h2>
        <p className="t20 soft">
          {noPrice?.text ?? t("calc.likelyIs", { likely: writeAmount(estimate.likely, edition) })}
          {!isEmpty && ` ${about}.`}
        </p>
      </div>
      {isEmpty ? <ToTick calc={calc} /> : <ResultActions calc={calc} />}
    </div>
  );
}

function ToTick({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const step = calc.calculator.steps.find(({ fields }) =>
    fields.some((field) => field.kind === "several" && !field.isFact),
  );
  if (!step) return null;
  return (
    <div className="row gap-2 calc-result__acts">
      <ButtonLink href={`${calc.hrefTo(step.name)}#step`} onClick={goToStep(calc, step.name)}>
        {t("calc.emptyGo")}
      </ButtonLink>
    </div>
  );
}

/** Copying and printing need scripts; without them the visitor can use the URL and the browser's menu. */
function ResultActions({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const isAlive = useHydrated();
  const [copied, setCopied] = useState<string>();
  const href = calc.hrefTo(calc.state.step);
  const copy = async () => {
    if (await copyText(new URL(href, location.href).href)) setCopied(href);
  };
  return (
    <div className="row gap-2 calc-result__acts">
      {isAlive && (
        <>
          <Button look="line" size="small" icon="copy" onClick={copy}>
            <span aria-live="polite">{t(copied === href ? "calc.copied" : "calc.copy")}</span>
          </Button>
          <Button look="line" size="small" icon="print" onClick={() => print()}>
            {t("calc.print")}
          </Button>
        </>
      )}
      <SaveEstimate calc={calc} />
    </div>
  );
}

/**
 * Stores the estimate under its own code, with a page, a PDF and versions. It is a form, so it works without scripts.
 */
function SaveEstimate({ calc: { facts, query, priced } }: { calc: PricedCalculator }) {
  const { t } = useText();
  if (priced.isBespoke) return null;
  return (
    <form method="post" action={facts.keep}>
      <input type="hidden" name="calculator" value={facts.name} />
      <input type="hidden" name="choices" value={query} />
      <Button type="submit" look="line" size="small" icon="heart">
        {t("estimate.keep")}
      </Button>
    </form>
  );
}

const MOVES: Record<PriceDriver["kind"], MessageKey> = {
  instead: "calc.moveInstead",
  with: "calc.moveWith",
  without: "calc.moveWithout",
};

/** The three choices that change the price most, and the prices of the three tiers. Each is a link that applies it. */
export function Changes({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { facts, priced } = calc;
  return (
    <FoldedPanel title={t("calc.changes")}>
      <ul className="below-4 calc-list">
        {priced.moves.map((move) => (
          <li key={move.field + move.to}>
            <CopyLink calc={calc} query={move.query}>
              {priceDriverText(t, facts, move)}
            </CopyLink>
            <Difference amount={move.difference} />
          </li>
        ))}
      </ul>
      <h3 className="d25">{facts.words.sameIn}</h3>
      <Tiers calc={calc} />
    </FoldedPanel>
  );
}

function priceDriverText(
  t: ReturnType<typeof useText>["t"],
  facts: CalculatorController["facts"],
  move: PriceDriver,
): string {
  const { field, from = "", to } = move;
  return t(MOVES[move.kind], { to: optionLabel(facts, field, to), from: optionLabel(facts, field, from) });
}

function Difference({ amount }: { amount: number }) {
  const { country } = usePage().edition;
  return (
    <span className={amount < 0 ? "good num" : "num"}>
      {amount < 0 ? "−" : "+"} <Money amount={Math.abs(amount)} country={country} />
    </span>
  );
}

export function Tiers({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { facts, state, priced } = calc;
  const chosen = textIn(state.choices, "tier");
  return (
    <ul className="below-4 calc-list">
      {priced.tiers.map(({ tier, low, high, query, isBespoke }) => (
        <li key={tier} className={tier === chosen ? "is-on" : undefined}>
          {tier === chosen ? (
            <span className="line">
              {optionLabel(facts, "tier", tier)}
              <Icon name="check" size="small" />
              <span className="sr">{t("calc.tiersChosen")}</span>
            </span>
          ) : (
            <CopyLink calc={calc} query={query}>
              {optionLabel(facts, "tier", tier)}
            </CopyLink>
          )}
          {isBespoke ? (
            <span className="soft">{t("calc.bespoke")}</span>
          ) : (
            <Price isRiyal={hasDrawnSign(country)} strong={tier === chosen}>
              {formatPriceBand(low, high, country)}
            </Price>
          )}
        </li>
      ))}
    </ul>
  );
}

function CopyLink({
  calc,
  query,
  children,
}: {
  calc: CalculatorController;
  query: string;
  children: string;
}) {
  const { state, hrefTo, acts } = calc;
  return (
    <a
      className="link"
      href={`${hrefTo(state.step, query)}#result`}
      onClick={interceptClick(() => acts.take(query))}
    >
      {children}
    </a>
  );
}
