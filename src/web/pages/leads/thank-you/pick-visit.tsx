import { timeWords } from "../../../../editions/day-words.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { CentreWords } from "../../../features/visits/centre-words.ts";
import { dayLabel } from "../../../features/visits/day-label.ts";
import type { LoadedPact } from "../../../features/visits/load-pact.ts";
import type { SlotDay } from "../../../features/visits/visit-slots.ts";

interface PickVisitProps {
  words: CentreWords;
  slots: SlotDay[];
  pact: Pick<LoadedPact, "today">;
  action: string;
  problem: "pickTime" | "slotGone" | undefined;
}

/** Whoever has pressed the button comes back to this place of the page, to what went wrong or to the visit. */
export const VISIT_ID = "visit";

/** The nearest centre with the times that it has: one press on a time, one to hold it. */
export function PickVisit({ words, slots, pact, action, problem }: PickVisitProps) {
  const text = useText();
  const { t } = text;
  return (
    <section className="thanks__visit stack" id={VISIT_ID}>
      <h2 className="thanks__subtitle line">
        <Icon name="pin" /> {t("thanks.visitTitle")}
      </h2>
      <p className="t15 soft">
        {t("thanks.visitText", { centre: words.name })} {words.address}.
      </p>
      <form className="stack stack--2" method="post" action={`${action}#${VISIT_ID}`}>
        {slots.map(({ day, slots: times }, index) => (
          <details key={day} className="thanks__slots" name="visit-day" open={index === 0}>
            <summary>
              <span>{dayLabel(day, pact.today, text)}</span>
              <Icon name="down" size="small" />
            </summary>
            <fieldset className="thanks__times columns columns--fill">
              <legend className="sr">{t("thanks.timesOn", { day: dayLabel(day, pact.today, text) })}</legend>
              {times.map(({ at, valueIn24HourFormat }) => (
                <label key={at} className="chip thanks__time">
                  <input className="chip__input" type="radio" name="slot" value={at} />
                  <span className="num">{timeWords(minutesOf(valueIn24HourFormat), text.language)}</span>
                </label>
              ))}
            </fieldset>
          </details>
        ))}
        {problem && (
          <p className="thanks__problem line" role="alert">
            <Icon name="alert" size="small" /> {t(`thanks.${problem}`)}
          </p>
        )}
        <Button type="submit" look="line" wide>
          {t("thanks.hold")}
        </Button>
      </form>
    </section>
  );
}
