import { addDays } from "../../../../editions/country-time.ts";
import { dayWords, shortDayWords } from "../../../../editions/day-words.ts";
import type { Text } from "../../../../ui/text/text.tsx";

/** "today", "tomorrow", "on Monday 16 November": for use inside a sentence. */
export function dayInSentence(day: string, today: string, { t, language }: Text): string {
  if (day === today) return t("thanks.today");
  if (day === addDays(today, 1)) return t("thanks.tomorrow");
  return t("thanks.onDay", { day: dayWords(day, language) });
}

/** "Today", "Tomorrow", "Mon 16 Nov": for use as a label. */
export function dayLabel(day: string, today: string, { t, language }: Text): string {
  if (day === today) return t("thanks.todayLabel");
  if (day === addDays(today, 1)) return t("thanks.tomorrowLabel");
  return shortDayWords(day, language);
}
