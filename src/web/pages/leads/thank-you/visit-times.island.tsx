import { Button } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useForm } from "../../../frame/forms/use-form.ts";
import { useSentOnce } from "../../../frame/forms/use-sent-once.ts";
import { island } from "../../../frame/islands/island.tsx";

interface VisitTimesProps {
  action: string;
  days: { label: string; times: { at: string; label: string }[] }[];
  problem: "pickTime" | "slotGone" | undefined;
}

function VisitTimes({ action, days, problem }: VisitTimesProps) {
  const { t } = useText();
  const { form, errors } = useForm({
    id: "visit-times",
    fields: ["slot"],
    check: ({ slot }) => (slot ? {} : { slot: t("thanks.pickTime") }),
    given: { errors: problem && { slot: t(`thanks.${problem}`) } },
  });
  const { isSending, onSubmit } = useSentOnce(form.onSubmit);
  return (
    <form
      className="stack gap-2"
      method="post"
      action={action}
      {...form}
      // Looking through the times must not show an error.
      onBlur={undefined}
      onSubmit={onSubmit}
    >
      {days.map(({ label: day, times }, index) => (
        <details key={day} className="rule thanks__slots" name="visit-day" open={index === 0}>
          <summary>
            <span>{day}</span>
            <Icon name="down" size="small" />
          </summary>
          <fieldset className="thanks__times columns columns--fill">
            <legend className="sr">{t("thanks.timesOn", { day })}</legend>
            {times.map(({ at, label }) => (
              <label key={at} className="chip thanks__time">
                <input className="chip__input" type="radio" name="slot" value={at} />
                <span className="num">{label}</span>
              </label>
            ))}
          </fieldset>
        </details>
      ))}
      {errors.slot && (
        <p className="strong t15 bad line" role="alert">
          <Icon name="alert" size="small" /> {errors.slot}
        </p>
      )}
      <Button type="submit" look="line" wide busy={isSending}>
        {t("thanks.hold")}
      </Button>
    </form>
  );
}

export default island("visit-times", VisitTimes, { when: "intent" });
