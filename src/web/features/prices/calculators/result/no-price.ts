import type { EstimatedChoices } from "../../../../../prices/calculators/estimate-choices.ts";
import type { Text } from "../../../../../ui/text/text.tsx";

/** What is said in the place of a number, where none can be told. */
export function noPriceWords(
  t: Text["t"],
  { isEmpty, isBespoke }: Pick<EstimatedChoices, "isEmpty" | "isBespoke">,
) {
  if (isEmpty) return { title: t("calc.empty"), text: t("calc.emptyText") };
  if (isBespoke) return { title: t("calc.bespoke"), text: t("calc.bespokeText") };
  return undefined;
}
