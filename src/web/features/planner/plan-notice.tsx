import { dayWords } from "../../../editions/day-words.ts";
import type { PlanAnswer } from "../../../planning/make-plan.ts";
import { Notice } from "../../../ui/overlay/notice.tsx";
import { useText } from "../../../ui/text/text.tsx";
import type { Planner } from "./load-planner.ts";
import { SCOPE_NAMES } from "./planner-words.ts";

interface PlanNoticeProps {
  planner: Planner;
  answer: Exclude<PlanAnswer, { kind: "unknown" }>;
}

/** Whether the day that was asked for can be kept, and what it asks of the visitor. */
export function PlanNotice({ planner, answer }: PlanNoticeProps) {
  const { t, language } = useText();
  const { choices, isAsked, isOtherScope } = planner;
  const { plan, kind } = answer;
  const start = dayWords(plan.from, language);
  const wished = choices.date ? dayWords(choices.date, language) : "";
  return (
    <>
      {!isAsked && <Notice title={t("planner.exampleTitle")}>{t("planner.example")}</Notice>}
      {isOtherScope && <Notice>{t("planner.otherScope", { scope: t(SCOPE_NAMES[choices.scope]) })}</Notice>}
      {kind === "too-soon" && (
        <Notice tone="warn" title={t("planner.tooSoonTitle", { day: wished })}>
          {t("planner.tooSoon", { day: dayWords(plan.moveIn, language) })}
        </Notice>
      )}
      {isAsked && kind === "possible" && (
        <Notice tone="ok" title={t("planner.possibleTitle")}>
          {t(choices.by === "keys" ? "planner.possibleKeys" : "planner.possible", { day: start })}
        </Notice>
      )}
      {plan.isMovingDayOff && <Notice tone="warn">{t("planner.movingDayOff")}</Notice>}
    </>
  );
}
