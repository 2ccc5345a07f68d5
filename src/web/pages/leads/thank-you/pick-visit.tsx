import type { SlotDay } from "../../../../contracts/visits/visit-slots.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { CentreWords } from "../../../features/visits/centre-words.ts";
import { dayLabel } from "../../../features/visits/day-label.ts";
import type { LoadedPact } from "../../../features/visits/load-pact.ts";
import VisitTimes from "./visit-times.island.tsx";

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
  // In words already: a browser may say hours in other ones than the server.
  const days = slots.map(({ day, slots: times }) => ({
    label: dayLabel(day, pact.today, text),
    times: times.map(({ at, valueIn24HourFormat }) => ({
      at,
      label: timeWords(minutesOf(valueIn24HourFormat), text.language),
    })),
  }));
  return (
    <section className="thanks__visit stack" id={VISIT_ID}>
      <h2 className="thanks__subtitle line">
        <Icon name="pin" /> {t("thanks.visitTitle")}
      </h2>
      <p className="t15 soft">
        {t("thanks.visitText", { centre: words.name })} {words.address}.
      </p>
      <VisitTimes action={`${action}#${VISIT_ID}`} days={days} problem={problem} />
    </section>
  );
}
