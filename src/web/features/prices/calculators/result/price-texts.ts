import type { EstimatedChoices } from "../../../../../prices/calculators/estimate-choices.ts";
import type { PriceRates } from "../../../../../prices/rates.ts";
import type { MessageKey, Text } from "../../../../../ui/text/text.tsx";

const TAXES: Record<string, MessageKey | undefined> = {
  GST: "myRoom.taxGst",
  SST: "myRoom.taxSst",
  VAT: "myRoom.taxVat",
};

export function taxWords(t: Text["t"], { name, rate }: PriceRates["tax"]) {
  const key = TAXES[name];
  const tax = key ? t(key) : name;
  if (rate === 0)
    return { tax, soFar: t("calc.soFarNoTax"), before: t("calc.beforeTaxNone"), sum: t("calc.sumNoTax") };
  return {
    tax,
    soFar: t("calc.soFar", { tax }),
    before: t("calc.beforeTax", { tax }),
    sum: t("calc.sum", { tax }),
    line: t("calc.taxAt", { tax, rate: Math.round(rate * 1000) / 10 }),
  };
}

export function noPriceWords(
  t: Text["t"],
  { isEmpty, isBespoke }: Pick<EstimatedChoices, "isEmpty" | "isBespoke">,
) {
  if (isEmpty) return { title: t("calc.empty"), text: t("calc.emptyText") };
  if (isBespoke) return { title: t("calc.bespoke"), text: t("calc.bespokeText") };
  return undefined;
}
