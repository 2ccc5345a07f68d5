import { WEEKDAYS, type Weekday } from "../../../../contracts/documents/centres/centre-facts.ts";
import type { Centre } from "../../../../contracts/documents/centres/engagement-centre.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import type { Country } from "../../../../editions/regions.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";

export interface OpenHoursLine {
  /** Undefined means every day. */
  days?: string;
  times: string;
}

/** "Mon – Fri" and "10:00 AM – 7:00 PM": one line for each group of days with equal hours. */
export function describeHours(hours: Centre["hours"], edition: Edition): OpenHoursLine[] {
  const week = weekOf(edition);
  return hours.map(({ days, opens, closes }) => ({
    ...(days.length < WEEKDAYS.length && { days: nameDays(week, days, edition) }),
    times: [opens, closes].map((time) => timeWords(minutesOf(time), edition.language)).join(" – "),
  }));
}

const FIRST_DAYS = { in: "mon", sg: "mon", my: "mon", sa: "sun" } as const satisfies Record<Country, Weekday>;

export function weekOf({ country }: Edition): Weekday[] {
  const start = WEEKDAYS.indexOf(FIRST_DAYS[country]);
  return [...WEEKDAYS.slice(start), ...WEEKDAYS.slice(0, start)];
}

export function nameDays(week: readonly Weekday[], days: readonly Weekday[], edition: Edition): string {
  const runs: Weekday[][] = [];
  for (const day of week) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && week.indexOf(day) === week.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => nameRun(run, edition)).join(LANGUAGES[edition.language].comma);
}

function nameRun(run: readonly Weekday[], edition: Edition): string {
  const [first, last] = [run.at(0), run.at(-1)];
  if (!first || !last) return "";
  if (run.length === 1) return nameDay(first, edition);
  return [nameDay(first, edition), nameDay(last, edition)].join(
    run.length === 2 ? LANGUAGES[edition.language].comma : " – ",
  );
}

// The first of January 2024 was a Monday.
function nameDay(day: Weekday, { language }: Edition): string {
  const date = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));
  return new Intl.DateTimeFormat(language, { weekday: LANGUAGES[language].weekdays, timeZone: "UTC" }).format(
    date,
  );
}
