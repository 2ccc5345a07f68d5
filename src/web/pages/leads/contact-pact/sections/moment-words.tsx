import { COUNTRY_TIME, wallTime } from "../../../../../editions/country-time.ts";
import { dayWords, timeWords } from "../../../../../editions/day-words.ts";
import type { Country } from "../../../../../editions/regions.ts";
import { useText } from "../../../../../ui/text/text.tsx";

/** A moment by the calendar and the clock of the lead's country. */
export function MomentWords({ at, country }: { at: string; country: Country }) {
  const { language } = useText();
  const { day, minutes } = wallTime(new Date(at), COUNTRY_TIME[country].timeZone);
  return (
    <time className="t15 soft" dateTime={at}>
      {dayWords(day, language)} <span className="num">{timeWords(minutes, language)}</span>
    </time>
  );
}
