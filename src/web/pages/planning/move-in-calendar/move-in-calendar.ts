import { textOf } from "../../../../editions/all-texts.ts";
import { type CalendarEvent, calendarResponse } from "../../../../editions/calendar-file.ts";
import { planQuery } from "../../../../planning/plan-choices.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadPlanner } from "../../../features/planning/planner/load-planner.ts";
import { page, pageNotFound } from "../../../frame/page.ts";

/**
 * The plan for the visitor's calendar: one event for each stage, and the day of moving in. The day is in the path,
 * the other parameters are those of the planner.
 */
export const loader = page(async ({ call, edition, params, url, site }) => {
  const query = new URLSearchParams(url.searchParams);
  query.set("date", params.date ?? "");
  const { answer, choices, isAsked } = await loadPlanner({ call, edition }, query, new Date());
  if (!isAsked || answer.kind === "unknown") throw pageNotFound();
  const { plan } = answer;
  const { home, scope, city } = choices;
  const { t } = textOf(edition.language);
  const address = `${site.publicUrl}${linkTo(edition, "move-in-planner") ?? ""}?${planQuery(choices)}`;
  const event = (
    id: string,
    title: string,
    text: string,
    firstDay: string,
    lastDay: string,
  ): CalendarEvent => ({
    // The same home and work have the same uid, so that a second file of a plan replaces the first.
    uid: `plan-${home}-${scope}-${city}-${id}@${new URL(site.publicUrl).hostname}`,
    title,
    description: `${text}\n${address}`,
    when: { firstDay, lastDay },
    isFree: true,
  });
  const events = [
    ...plan.stages.map(({ stage, from, until }) =>
      event(stage, t(`planner.stage.${stage}`), t(`planner.stageText.${stage}`), from, until),
    ),
    event("moving", t("planner.moving"), t("planner.movingText"), plan.moveIn, plan.moveIn),
  ];
  return calendarResponse("move-in-plan.ics", { subject: "Move-in plan", country: edition.country, events });
});
