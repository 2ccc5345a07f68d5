import type { Text } from "../../../../../ui/text/text.tsx";
import type { RowGroup } from "./compare-rows.ts";

/** "9 of 27 differ" */
export function differWords(groups: readonly RowGroup[], t: Text["t"]): string {
  const rows = groups.flatMap((group) => group.rows);
  const count = rows.filter(({ isDifferent }) => isDifferent).length;
  return t(count === 1 ? "compare.differOne" : "compare.differ", { count, total: rows.length });
}
