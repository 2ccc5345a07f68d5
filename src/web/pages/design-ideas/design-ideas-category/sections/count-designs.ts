import type { Text } from "../../../../../ui/text/text.tsx";

export function countDesigns(count: number, t: Text["t"]): string {
  return count === 1 ? t("category.countOne") : t("category.countOf", { count });
}
