import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import type { KeptEstimate } from "../../../../contracts/estimates/kept-estimate.ts";
import { dayWords, shortDayWords } from "../../../../editions/day-words.ts";
import { PLANNED_ON, planQuery } from "../../../../planning/plan-choices.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { findPlanner } from "../../planning/planner/load-planner.ts";

/** The move-in plan that is kept with an estimate, as it was on its day; nothing where none is, or none can be made. */
export async function keptPlan(asking: Asking, { plan, code, isOwner }: KeptEstimate) {
  if (plan === null) return undefined;
  const { edition } = asking;
  const made = await findPlanner(asking, new URLSearchParams(plan), new Date());
  if (!made?.isAsked || made.answer.kind === "unknown") return undefined;
  const { choices, today, offer, answer } = made;
  const asked = planQuery(choices);
  const planner = linkTo(edition, "move-in-planner");
  // What its owner plans otherwise can be kept in the place of it.
  const forEstimate = isOwner ? `&estimate=${showEstimateCode(code)}` : "";
  const calendar = linkTo(edition, "move-in-calendar", { date: choices.date ?? today });
  const { from, moveIn, stages } = answer.plan;
  return {
    home: offer.rules.find(({ slug }) => slug === choices.home)?.name ?? "",
    scope: choices.scope,
    from,
    moveIn,
    stages: stages.map(({ stage, from: first, until }) => ({ stage, from: first, until })),
    links: {
      planner: planner && `${planner}?${asked}${forEstimate}`,
      calendar: calendar && `${calendar}?${asked}&${PLANNED_ON}=${today}`,
    },
  };
}

export type KeptPlan = NonNullable<Awaited<ReturnType<typeof keptPlan>>>;

export function planWords({ t, language }: Text, { home, scope, moveIn, stages }: KeptPlan) {
  const moving = `${dayWords(moveIn, language)} ${moveIn.slice(0, 4)}`;
  return {
    title: t("planner.moveInOn", { day: moving }),
    about: `${home} · ${t(`planner.scope.${scope}`)}`,
    lines: [
      ...stages.map(({ stage, from, until }) => ({
        name: stage,
        label: t(`planner.stage.${stage}`),
        value:
          from === until
            ? shortDayWords(from, language)
            : t("planner.fromTo", {
                from: shortDayWords(from, language),
                until: shortDayWords(until, language),
              }),
      })),
      { name: "moving", label: t("planner.moving"), value: moving },
    ],
  };
}
