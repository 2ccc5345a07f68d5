import type { Asking } from "../../../contracts/documents/ask-documents.ts";
import type { WorkCalendar } from "../../../contracts/documents/planning/work-calendar.ts";
import { todayIn } from "../../../editions/country-time.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../editions/languages.ts";
import { findDocument } from "../../frame/load-document.ts";

interface CitySeason {
  name: string;
  /** "1 June – 30 September". */
  when: string;
}

const ELSEWHERE = "other";

/** The weeks of the year in which work is slow or rests in a city, as the planner counts with them. */
export async function findSeasons(asking: Asking, city: string): Promise<CitySeason[]> {
  const { edition } = asking;
  const calendar = await findDocument("work-calendars", asking);
  return calendar ? seasonsOf(calendar, city, todayIn(edition.country), edition.language) : [];
}

function seasonsOf(
  { cities, seasons }: Pick<WorkCalendar, "cities" | "seasons">,
  city: string,
  today: string,
  language: Language,
): CitySeason[] {
  const known = cities.some(({ slug }) => slug === city) ? city : ELSEWHERE;
  return seasons
    .filter(({ cities: only }) => !only || only.includes(known))
    .flatMap(({ names, yearly, dates = [] }) => {
      const next = yearly ? ofAnyYear(yearly) : dates.find(({ until }) => until >= today);
      return next ? [{ name: inLanguage(names, language), when: spanOf(next, language) }] : [];
    });
}

/** A leap year, so that every day of a calendar is in it. */
function ofAnyYear({ from, until }: { from: string; until: string }) {
  return { from: `2028-${from}`, until: `2028-${until}` };
}

function spanOf({ from, until }: { from: string; until: string }, language: Language): string {
  const days = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return [from, until].map((day) => days.format(new Date(`${day}T00:00:00Z`))).join(" – ");
}
