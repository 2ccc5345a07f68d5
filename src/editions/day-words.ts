import type { Language } from "./regions.ts";
import { twelveHours } from "./time-slots.ts";

/** "Monday, 16 November", "الاثنين، 16 نوفمبر": the Gregorian calendar and western digits in every language. */
export function dayWords(day: string, language: Language): string {
  return wordsOf(LONG[language], day);
}

/** "Mon 16 Nov", for a column of days. */
export function shortDayWords(day: string, language: Language): string {
  return wordsOf(SHORT[language], day).replace(/[,،]/, "");
}

/** "4:30 PM", "4:30 م": a time of the day, in minutes since midnight, in the order of its language. */
export function timeWords(minutes: number, language: Language): string {
  const { time, timeSuffix } = twelveHours(minutes);
  return language === "ar"
    ? `\u2067${time} ${ARABIC_SUFFIX[timeSuffix]}\u2069`
    : isolated(`${time} ${timeSuffix}`);
}

const ARABIC_SUFFIX = { AM: "ص", PM: "م" } as const;

/** A number or an address in its own order, also inside Arabic and where there is no markup to say so. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

const formats = (style: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat("en-GB", { ...style, timeZone: "UTC" }),
  ar: new Intl.DateTimeFormat("ar", {
    ...style,
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  }),
});

const LONG = formats({ weekday: "long", day: "numeric", month: "long" });
const SHORT = formats({ weekday: "short", day: "numeric", month: "short" });

function wordsOf(format: Intl.DateTimeFormat, day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
