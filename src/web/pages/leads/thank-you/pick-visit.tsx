import type { SlotDay } from "../../../../contracts/visits/visit-slots.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { CentreWords } from "../../../features/visits/centre-words.ts";
import type { LoadedPact } from "../../../features/visits/load-pact.ts";
import { shownDays } from "../../../features/visits/shown-days.ts";
import VisitTimes from "./visit-times.island.tsx";

interface PickVisitProps {
  words: CentreWords;
  slots: SlotDay[];
  pact: Pick<LoadedPact, "today">;
  action: string;
  problem: "pickTime" | "slotGone" | undefined;
  isMoving: boolean;
}

/** Whoever has pressed the button comes back to this place of the page, to what went wrong or to the visit. */
export const VISIT_ID = "visit";
export const MOVE_ID = "move";

/** The nearest centre with the times that it has: one press on a time, one to hold it. */
export function PickVisit({ words, slots, pact, action, problem, isMoving }: PickVisitProps) {
  const text = useText();
  const { t } = text;
  // In words already: a browser may say hours in other ones than the server.
  const days = shownDays(slots, pact.today, text);
  return (
    <section className="box pad-4 thanks__visit stack" id={isMoving ? MOVE_ID : VISIT_ID}>
      <h2 className="strong thanks__subtitle line">
        <Icon name={isMoving ? "calendar" : "pin"} /> {t(isMoving ? "visits.move" : "thanks.visitTitle")}
      </h2>
      <p className="t15 soft">
        {isMoving ? t("visits.moveText") : t("thanks.visitText", { centre: words.name })} {words.address}.
      </p>
      <VisitTimes
        action={isMoving ? `${action}?move=yes#${MOVE_ID}` : `${action}#${VISIT_ID}`}
        days={days}
        problem={problem}
      />
    </section>
  );
}
