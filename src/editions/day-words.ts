import { byLanguage, type Direction, LANGUAGES, type Language } from "./languages.ts";
import { twelveHours } from "./time-slots.ts";

/** "Monday 16 November", "الاثنين، 16 نوفمبر": the Gregorian calendar and western digits in every language. */
export function dayWords(day: string, language: Language): string {
  return wordsOf(LONG[language], day);
}

/** "Mon 16 Nov", for a column of days. */
export function shortDayWords(day: string, language: Language): string {
  return wordsOf(SHORT[language], day).replace(/[,،]/, "");
}

/** "November 05, 2026", "5 نوفمبر 2026" */
export function fullDateWords(day: string, language: Language): string {
  return wordsOf(FULL[language], day);
}

/** "16 Nov 2026", "16 نوفمبر 2026": for a reader of the country. */
export function dateWords(day: string, language: Language): string {
  return wordsOf(DATE[language], day);
}

/** "4:30 PM", "4:30 م": a time of day in minutes since midnight, in the direction of its language. */
export function timeWords(minutes: number, language: Language): string {
  const { time, timeSuffix } = twelveHours(minutes);
  const { direction, halvesOfDay } = LANGUAGES[language];
  return `${ISOLATES[direction]}${time} ${halvesOfDay[timeSuffix]}${END}`;
}

/** "6 days", "6 أيام" */
export function dayCountWords(days: number, language: Language): string {
  return COUNTED[language].day.format(days);
}

/** "10 years", "10 سنوات" */
export function yearCountWords(years: number, language: Language): string {
  return COUNTED[language].year.format(years);
}

/** "today", "tomorrow", "in 6 days", "3 days ago" */
export function fromTodayWords(days: number, language: Language): string {
  return NEAR[language].format(days, "day");
}

/** Keeps the direction of a number or an address inside Arabic text where no markup is possible. */
export function isolated(text: string): string {
  return `${ISOLATES.ltr}${text}${END}`;
}

const ISOLATES: Record<Direction, string> = { ltr: "\u2066", rtl: "\u2067" };
const END = "\u2069";

const formats = (style: Intl.DateTimeFormatOptions) =>
  byLanguage(
    (language) => new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, { ...style, timeZone: "UTC" }),
  );

const LONG = formats({ weekday: "long", day: "numeric", month: "long" });
const SHORT = formats({ weekday: "short", day: "numeric", month: "short" });
const DATE = formats({ day: "numeric", month: "short", year: "numeric" });
const FULL = byLanguage((language) => {
  const { locale, day } = LANGUAGES[language].fullDate;
  return new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", day, timeZone: "UTC" });
});

const COUNTED = byLanguage((language) => {
  const counted = (unit: "day" | "year") =>
    new Intl.NumberFormat(`${language}-u-nu-latn`, { style: "unit", unit, unitDisplay: "long" });
  return { day: counted("day"), year: counted("year") };
});
const NEAR = byLanguage(
  (language) => new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: "auto" }),
);

function wordsOf(format: Intl.DateTimeFormat, day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
