import { isCountry } from "../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../editions/country-time.ts";
import { dateWords, timeWords } from "../../editions/day-words.ts";
import { LANGUAGES, type Language } from "../../editions/languages.ts";
import { useText } from "../frame/staff-text.tsx";

/** "16 Nov 2026, 4:30 PM" in the time zone of the record's country, because that is where people are called. */
export function Moment({ at, country }: { at: string; country: string | null }) {
  const { language } = useText();
  return <time dateTime={at}>{momentWords(at, country, language)}</time>;
}

function momentWords(at: string, country: string | null, language: Language): string {
  const code = country?.toLowerCase() ?? "";
  const { day, minutes } = wallTime(new Date(at), isCountry(code) ? COUNTRY_TIME[code].timeZone : "UTC");
  return dateWords(day, language) + LANGUAGES[language].comma + timeWords(minutes, language);
}

/** Only the day, for what concerns no country. */
export function Day({ at }: { at: string }) {
  const { language } = useText();
  return <time dateTime={at}>{dateWords(at.slice(0, "2026-11-16".length), language)}</time>;
}
