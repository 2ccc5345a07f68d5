import { pluralForm } from "../../../../../editions/counting.ts";
import type { Text } from "../../../../../ui/text/text.tsx";

export function countDesigns(count: number, { t, language }: Text): string {
  return pluralForm(count, language) === "one" ? t("category.countOne") : t("category.countOf", { count });
}
