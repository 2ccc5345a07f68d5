import { addDays } from "../../../editions/country-time.ts";
import type { MoveInPlan } from "../../../planning/make-plan.ts";
import type { Text } from "../../../ui/text/text.tsx";
import { calendarStamp, calendarText, escapeText } from "../visits/calendar-text.ts";
import { STAGE_NAMES, STAGE_TEXTS } from "./planner-words.ts";

interface PlanFile {
  plan: MoveInPlan;
  /** Of the home and how much is done in it: a second file of the same plan replaces the first. */
  name: string;
  host: string;
  /** Where the plan can be seen and changed. */
  url: string;
}

/** The plan for the visitor's calendar: whole days, one event for each stage, and the day of moving in. */
export function planFile({ plan, name, host, url }: PlanFile, { t }: Text, now: Date): string {
  const event = (id: string, title: string, text: string, from: string, until: string) => [
    "BEGIN:VEVENT",
    `UID:${escapeText(`${name}-${id}@${host}`)}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART;VALUE=DATE:${dateOf(from)}`,
    // The day after the last one: that is how calendars count.
    `DTEND;VALUE=DATE:${dateOf(addDays(until, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${text}\n${url}`)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
  return calendarText("Move-in plan", [
    ...plan.stages.flatMap(({ stage, from, until }) =>
      event(stage, t(STAGE_NAMES[stage]), t(STAGE_TEXTS[stage]), from, until),
    ),
    ...event("moving", t("planner.moving"), t("planner.movingText"), plan.moveIn, plan.moveIn),
  ]);
}

function dateOf(day: string): string {
  return day.replaceAll("-", "");
}
