import { dateWords } from "../../../../editions/day-words.ts";
import type { PlanDay } from "../../../../prices/milestones/plan-day.ts";
import type { Text } from "../../../../ui/text/text.tsx";

/** "17 Nov 2026"; without a date "Week 5", counted from the booking. */
export function dayOf({ after, day }: PlanDay, { t, language }: Text): string {
  if (day !== undefined) return dateWords(day, language);
  return after === 0 ? t("moneyView.firstDay") : t("moneyView.week", { week: weekOf(after) });
}

/** The same in the middle of a sentence. */
export function dayWithin({ after, day }: PlanDay, { t, language }: Text): string {
  return day === undefined ? t("moneyView.inWeek", { week: weekOf(after) }) : dateWords(day, language);
}

function weekOf(after: number): number {
  return Math.max(1, Math.ceil(after / 7));
}
