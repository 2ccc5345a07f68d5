import type { Project } from "../../../contracts/customer/project/project.ts";
import { countryOf } from "../../../editions/countries.ts";
import { addDays, COUNTRY_TIME, instantAt } from "../../../editions/country-time.ts";
import type { Edition } from "../../../editions/edition.ts";
import { inLanguage } from "../../../editions/languages.ts";
import { writeAmount } from "../../../editions/money.ts";
import { minutesOf } from "../../../editions/time-slots.ts";
import type { Text } from "../../../ui/text/text.tsx";
import { calendarStamp, calendarText, escapeText } from "../visits/calendar-text.ts";
import { appointmentsFrom, moneyAt, openDecisions } from "./project-state.ts";

interface ProjectCalendar {
  project: Project;
  edition: Edition;
  today: string;
  host: string;
  url: string;
}

/** Appointments with their hours, and the days until which something must be decided or paid. */
export function projectCalendar(about: ProjectCalendar, { t, language }: Text, now: Date): string {
  const { project, edition, today, host, url } = about;
  const country = countryOf(project.country, edition.country);
  const { timeZone } = COUNTRY_TIME[country];
  const { due } = moneyAt(project);
  const event = (id: string, title: string, when: string[], place = "") => [
    "BEGIN:VEVENT",
    `UID:${escapeText(`${project.id ?? "project"}-${id}@${host}`)}`,
    `DTSTAMP:${calendarStamp(now)}`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(url)}`,
    ...(place === "" ? [] : [`LOCATION:${escapeText(place)}`]),
    "END:VEVENT",
  ];
  const at = (day: string, time: string) =>
    calendarStamp(instantAt({ day, minutes: minutesOf(time) }, timeZone));
  const wholeDay = (day: string) => [
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll("-", "")}`,
  ];
  return calendarText("Project", [
    ...appointmentsFrom(project, today).flatMap(({ id, title, day, from, until, place }) =>
      event(
        id,
        inLanguage(title, language),
        from && until ? [`DTSTART:${at(day, from)}`, `DTEND:${at(day, until)}`] : wholeDay(day),
        place && inLanguage(place, language),
      ),
    ),
    ...openDecisions(project).flatMap(({ id, title, by }) =>
      event(`decide-${id}`, t("project.decideEvent", { what: inLanguage(title, language) }), wholeDay(by)),
    ),
    ...(due
      ? event(
          `pay-${due.name}`,
          t("project.payEvent", { amount: writeAmount(due.amount, { country, language }) }),
          wholeDay(due.dueOn),
        )
      : []),
  ]);
}
