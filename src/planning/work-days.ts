import type { Crew, WorkCalendar } from "../contracts/documents/planning/work-calendar.ts";
import { addDays, weekdayOf } from "../editions/country-time.ts";
import type { LocalisedText } from "../editions/languages.ts";
import type { CrewWeek } from "./crew-week.ts";

/** An ordinary day's work, in quarters. */
export const FULL_DAY = 4;

export interface Pause {
  names: LocalisedText;
  from: string;
  until: string;
  /** Quarters of a day's work that are still done. */
  pace: number;
  /** The exact day is unknown until the moon is sighted or the gazette is published. */
  isExpected: boolean;
}

export interface WorkDays {
  from: string;
  until: string;
  /** Quarters of a day's work that are done on a day: 0 on a day off. */
  pace(day: string, crew: Crew): number;
  /** The pauses between two days that cost working days; regular days off are not listed. */
  pausesBetween(from: string, until: string, crew: Crew): Pause[];
}

interface Place {
  city: string;
  week: CrewWeek;
  quietEves: boolean;
}

export function workDays(calendar: WorkCalendar, { city, week, quietEves }: Place): WorkDays {
  const pauses = pausesOf(calendar, city, quietEves);
  const ordinary = (day: string, crew: Crew) => week[crew][weekdayOf(day)] ?? 0;
  const holds = (pause: CrewPause, day: string, crew: Crew) =>
    pause.crews.includes(crew) && pause.from <= day && day <= pause.until;
  return {
    from: calendar.from,
    until: calendar.until,
    pace(day, crew) {
      const share = pauses
        .filter((pause) => holds(pause, day, crew))
        .reduce((least, pause) => Math.min(least, pause.pace), FULL_DAY);
      return Math.floor((ordinary(day, crew) * share) / FULL_DAY);
    },
    pausesBetween(from, until, crew) {
      return pauses
        .filter((pause) => pause.crews.includes(crew) && pause.from <= until && from <= pause.until)
        .filter((pause) =>
          daysBetween(latest(from, pause.from), earliest(until, pause.until)).some(
            (day) => ordinary(day, crew) > 0,
          ),
        )
        .map(({ crews: _, ...pause }) => pause);
    },
  };
}

interface CrewPause extends Pause {
  crews: readonly Crew[];
}

const EVERYBODY: readonly Crew[] = ["office", "authority", "factory", "noisy", "site"];

function pausesOf(calendar: WorkCalendar, city: string, quietEves: boolean): CrewPause[] {
  const isHere = ({ cities }: { cities?: string[] | undefined }) => !cities || cities.includes(city);
  const holidays = calendar.holidays.filter(isHere).flatMap((holiday): CrewPause[] => {
    const { day, until = day, names, isExpected } = holiday;
    const eve = addDays(day, -1);
    const off = { names, isExpected, pace: 0 };
    return [
      { ...off, from: day, until, crews: EVERYBODY },
      ...(quietEves && holiday.quietEve
        ? [{ ...off, from: eve, until: eve, crews: ["noisy"] satisfies Crew[] }]
        : []),
    ];
  });
  const seasons = calendar.seasons
    .filter(isHere)
    .flatMap(({ names, pace, crews, isExpected, ...when }) =>
      [...(when.dates ?? []), ...everyYear(when.yearly, calendar)].map(
        (dates): CrewPause => ({ names, pace, crews, isExpected, ...dates }),
      ),
    );
  return [...holidays, ...seasons].sort((one, other) => one.from.localeCompare(other.from));
}

/** A period that ends before it begins continues into the next year. */
function everyYear(
  yearly: { from: string; until: string } | undefined,
  calendar: { from: string; until: string },
): { from: string; until: string }[] {
  if (!yearly) return [];
  const [first, last] = [calendar.from, calendar.until].map((day) => Number(day.slice(0, 4)));
  const turns = yearly.until < yearly.from ? 1 : 0;
  const years = Array.from(
    { length: (last ?? 0) - (first ?? 0) + 2 },
    (_, index) => (first ?? 0) - 1 + index,
  );
  return years.map((year) => ({ from: `${year}-${yearly.from}`, until: `${year + turns}-${yearly.until}` }));
}

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function earliest(one: string, other: string): string {
  return one < other ? one : other;
}
