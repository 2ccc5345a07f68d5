import { useState } from "react";
import { Button } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { copyText } from "../../../frame/copy-text.ts";
import { useAlive } from "../../../frame/islands/use-alive.ts";
import type { PricedCalculator } from "../state/use-calculator.ts";
import { KeepEstimate } from "./keep-estimate.tsx";

/** To copy and to print takes a script; the address and the browser's own menu do the same without. */
export function ResultActions({ calc }: { calc: PricedCalculator }) {
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
