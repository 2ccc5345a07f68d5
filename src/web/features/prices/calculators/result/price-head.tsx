import { useState } from "react";
import { writeAmount } from "../../../../../editions/money.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useAlive, usePage } from "../../../../frame/islands/page-context.ts";
import { copyText } from "../../../../frame/use-copied.ts";
import type { PricedCalculator } from "../state/use-calculator.ts";
import { turn } from "../steps/turn.ts";
import { noPriceWords } from "./no-price.ts";
import { TotalBand } from "./running-total.tsx";

/** The range in large, and what was priced. */
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

/** Back to where rooms and works are ticked. */
function ToTick({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const step = calc.calculator.steps.find(({ fields }) =>
    fields.some((field) => field.kind === "several" && !field.isFact),
  );
  if (!step) return null;
  return (
    <div className="row gap-2 calc-result__acts">
      <ButtonLink href={`${calc.hrefTo(step.name)}#step`} onClick={turn(calc, step.name)}>
        {t("calc.emptyGo")}
      </ButtonLink>
    </div>
  );
}

/** To copy and to print takes a script; the address and the browser's own menu do the same without. */
function ResultActions({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const isAlive = useAlive();
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
      <KeepEstimate calc={calc} />
    </div>
  );
}

/** Keeps the estimate under a code of its own, with a page, a PDF and versions. A form, so that it needs no script. */
function KeepEstimate({ calc: { facts, query, priced } }: { calc: PricedCalculator }) {
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
