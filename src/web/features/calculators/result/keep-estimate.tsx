import { Button } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { PricedCalculator } from "../state/use-calculator.ts";

/** Keeps the estimate under a code of its own, with a page, a PDF and versions. A form, so that it needs no script. */
export function KeepEstimate({ calc: { facts, query, priced } }: { calc: PricedCalculator }) {
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
