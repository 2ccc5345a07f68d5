import { dayWords, shortDayWords } from "../../../../editions/day-words.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import type { KeptPlan } from "./kept-plan.ts";

/** A kept plan in words: for its page and for its PDF. */
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
