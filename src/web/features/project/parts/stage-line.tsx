import { dateWords, shortDayWords } from "../../../../editions/day-words.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import type { StageAt, StageState } from "../project-state.ts";
import { STAGE_NAMES } from "../project-words.ts";

const STATES = {
  done: "project.done",
  now: "project.now",
  "to-come": "project.toCome",
} as const satisfies Record<StageState, MessageKey>;

/** All stages in a line, or below each other on a phone: what is done, what is now, what comes. */
export function StageLine({ stages }: { stages: readonly StageAt[] }) {
  const { t, language } = useText();
  return (
    <ol className="stage-line">
      {stages.map(({ stage, state, from, until, doneOn }) => (
        <li
          key={stage}
          className={`stage-line__stage is-${state}`}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className="center stage-line__mark" aria-hidden="true">
            {state === "done" && <Icon name="check" />}
          </span>
          <span className="stack gap-0 stage-line__words">
            <b>{t(STAGE_NAMES[stage])}</b>
            <span className="sr">{t(STATES[state])}</span>
            <span className="soft t13">
              {doneOn
                ? dateWords(doneOn, language)
                : state === "now"
                  ? t("project.until", { day: shortDayWords(until, language) })
                  : t("project.from", { day: shortDayWords(from, language) })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
