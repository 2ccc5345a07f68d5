import { addWorkingDays, COUNTRY_TIME, instantAt, isRestDay, wallTime } from "../../editions/country-time.ts";
import type { Country } from "../../editions/regions.ts";

/**
 * When an answer to a customer is due: 24 hours after the customer wrote, of which no hour is on a day of rest. A
 * message of Saturday afternoon is due on Monday afternoon, and one of Sunday at the end of Monday.
 */
export function answerDue(country: Country, writtenAt: Date): Date {
  const { timeZone } = COUNTRY_TIME[country];
  const { day, minutes } = wallTime(writtenAt, timeZone);
  if (!isRestDay(day, country)) return instantAt({ day: addWorkingDays(day, 1, country), minutes }, timeZone);
  return instantAt({ day: addWorkingDays(day, 2, country), minutes: 0 }, timeZone);
}
