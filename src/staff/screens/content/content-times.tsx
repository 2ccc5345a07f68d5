import { countryOf } from "../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { dateWords, timeWords } from "../../../editions/day-words.ts";
import { LANGUAGES, type Language } from "../../../editions/languages.ts";
import { useText } from "../../frame/staff-text.tsx";

/** In the time zone of the document's country, or in the member's for a document of several countries. */
export function DocumentMoment({ at, country }: { at: string; country: string | null }) {
  const { language } = useText();
  return <time dateTime={at}>{momentWords(at, country, language)}</time>;
}

export function momentWords(at: string, country: string | null, language: Language): string {
  const zone = country ? COUNTRY_TIME[countryOf(country, "in")].timeZone : ownZone();
  const { day, minutes } = wallTime(new Date(at), zone);
  return dateWords(day, language) + LANGUAGES[language].comma + timeWords(minutes, language);
}

/** "4:31 PM" in the member's own time zone. */
export function clockWords(at: string, language: Language): string {
  return timeWords(wallTime(new Date(at), ownZone()).minutes, language);
}

/** "India Standard Time" */
export function zoneWords(country: string, language: Language): string {
  const { timeZone } = COUNTRY_TIME[countryOf(country, "in")];
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "long" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
