import { addWorkingDays, COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { dayLabel } from "../../../features/visits/day-label.ts";
import type { LoadedPact } from "../../../features/visits/load-pact.ts";

export interface NextStep {
  when: string;
  title: string;
  text: string;
}

type StepFacts = Pick<LoadedPact, "plannedContact" | "visit" | "country" | "today">;

const DAYS_TO_LAYOUT = 2;
const DAYS_TO_MEETING = 5;

/** What happens after a lead, in three steps with their days. None while nobody is to get in touch. */
export function nextSteps(facts: StepFacts, centre: string | undefined, text: Text): NextStep[] {
  const { plannedContact: planned, visit, country, today } = facts;
  const { t } = text;
  if (!planned) return [];
  const first = {
    day: planned.day,
    title: t(`thanks.step.${planned.channel}Title`),
    text: t(`thanks.step.${planned.channel}Text`),
  };
  const layout = {
    day: addWorkingDays(planned.day, DAYS_TO_LAYOUT, country),
    title: t("thanks.step.layoutTitle"),
    text: t("thanks.step.layoutText"),
  };
  const together = visit
    ? {
        day: wallTime(new Date(visit.at), COUNTRY_TIME[country].timeZone).day,
        title: t("thanks.step.visitTitle", { centre: centre ?? visit.ecName }),
        text: t("thanks.step.visitText"),
      }
    : {
        day: addWorkingDays(planned.day, DAYS_TO_MEETING, country),
        title: t("thanks.step.togetherTitle"),
        text: centre ? t("thanks.step.togetherText", { centre }) : t("thanks.step.togetherTextAnywhere"),
      };
  return [first, layout, together]
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, ...step }) => ({ ...step, when: dayLabel(day, today, text) }));
}
