import type { BuildingRules } from "../contracts/documents/planning/building-rules-document.ts";
import type { Crew, WorkCalendar } from "../contracts/documents/planning/work-calendar.ts";
import { minutesOf } from "../editions/time-slots.ts";

/** Quarters of a day's work for each day of the week, starting with Sunday. */
export type CrewWeek = Record<Crew, readonly number[]>;

const QUARTERS = 4;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

export function crewWeek(
  rules: Pick<BuildingRules, "hours">,
  { week }: Pick<WorkCalendar, "week">,
): CrewWeek {
  const whole = (days: readonly number[]) => DAYS.map((day) => (days.includes(day) ? QUARTERS : 0));
  const site = weekOf(rules, "general") ?? whole(week.site);
  // If the hours for noisy work are unknown, it is planned on the working days of the authorities.
  const noisy = weekOf(rules, "noisy") ?? whole(week.authority);
  return {
    office: whole(week.office),
    authority: whole(week.authority),
    factory: whole(week.factory),
    site,
    noisy: noisy.map((pace, day) => Math.min(pace, site[day] ?? 0)),
  };
}

/** A day with half the hours of the longest day counts as half. Undefined if the hours are unknown. */
function weekOf({ hours }: Pick<BuildingRules, "hours">, works: "general" | "noisy"): number[] | undefined {
  const known = hours.filter((row) => row.works === works).filter((row) => row.basis !== "unknown");
  if (known.length === 0) return undefined;
  const lengths = DAYS.map((day) =>
    known
      .filter(({ days }) => days.includes(day))
      .reduce((sum, { from, until }) => sum + minutesOf(until) - minutesOf(from), 0),
  );
  const longest = Math.max(...lengths);
  return lengths.map((length) => Math.round((QUARTERS * length) / longest));
}
