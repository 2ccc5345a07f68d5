import { textOf } from "../../../../editions/all-texts.ts";
import { type CalendarEvent, calendarResponse } from "../../../../editions/calendar-file.ts";
import { countryOf } from "../../../../editions/countries.ts";
import { COUNTRY_TIME, instantAt, todayIn } from "../../../../editions/country-time.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { writeAmount } from "../../../../editions/money.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import { addressOf } from "../../../../urls/links.ts";
import { loadProject } from "../../../features/customer/customer-page.ts";
import {
  appointmentsFrom,
  moneyAt,
  openDecisions,
} from "../../../features/customer/project/project-state.ts";
import { page, pageNotFound } from "../../../frame/page.ts";

export const loader = page(async ({ call, session, edition, site }) => {
  const project = await loadProject({ call, session });
  if (!project || project === "unknown") throw pageNotFound();
  const country = countryOf(project.country, edition.country);
  const { t, language } = textOf(edition.language);
  const event = (
    id: string,
    title: string,
    when: CalendarEvent["when"],
    location?: string,
  ): CalendarEvent => ({
    uid: `${project.id ?? "project"}-${id}@${new URL(site.publicUrl).hostname}`,
    title,
    description: site.publicUrl + addressOf(edition.region, "profile-project"),
    when,
    location,
  });
  const at = (day: string, time: string) =>
    instantAt({ day, minutes: minutesOf(time) }, COUNTRY_TIME[country].timeZone);
  const wholeDay = (day: string) => ({ firstDay: day, lastDay: day });
  const { due } = moneyAt(project);
  const events = [
    ...appointmentsFrom(project, todayIn(country)).map(({ id, title, day, from, until, location }) =>
      event(
        id,
        inLanguage(title, language),
        from && until ? { from: at(day, from), until: at(day, until) } : wholeDay(day),
        location && inLanguage(location, language),
      ),
    ),
    ...openDecisions(project).map(({ id, title, by }) =>
      event(`decide-${id}`, t("project.decideEvent", { what: inLanguage(title, language) }), wholeDay(by)),
    ),
  ];
  if (due) {
    const amount = writeAmount(due.amount, { country, language });
    events.push(event(`pay-${due.name}`, t("project.payEvent", { amount }), wholeDay(due.dueOn)));
  }
  return calendarResponse("project.ics", { subject: "Project", country, events });
});
