import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import type { StoredEstimate } from "../../../../contracts/estimates/stored-estimate.ts";
import { dayWords, shortDayWords } from "../../../../editions/day-words.ts";
import { PLANNED_ON, planQuery } from "../../../../planning/plan-choices.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { findPlanner } from "../../planning/planner/load-planner.ts";

/**
 * The move-in plan that is stored with an estimate, as of its day; undefined if there is none or it cannot be
 * calculated.
 */
export async function storedPlan(asking: CallContext, { plan, code, isOwner }: StoredEstimate) {
  if (plan === null) return undefined;
  const { edition } = asking;
  const made = await findPlanner(asking, new URLSearchParams(plan), new Date());
  if (!made?.isAsked || made.answer.kind === "unknown") return undefined;
  const { choices, today, offer, answer } = made;
  const asked = planQuery(choices);
  const planner = linkTo(edition, "move-in-planner");
  // The owner can replace it with another plan.
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

export type StoredPlan = NonNullable<Awaited<ReturnType<typeof storedPlan>>>;

export function planWords({ t, language }: Text, { home, scope, moveIn, stages }: StoredPlan) {
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
