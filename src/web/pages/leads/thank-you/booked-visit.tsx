import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { CentreWords } from "../../../features/visits/centre-words.ts";
import { dayInSentence } from "../../../features/visits/day-label.ts";
import type { LoadedPact } from "../../../features/visits/load-pact.ts";
import { MOVE_ID, VISIT_ID } from "./pick-visit.tsx";

interface BookedVisitProps {
  visit: NonNullable<LoadedPact["visit"]>;
  /** Unset where the centre is no longer among ours. */
  centre: CentreWords | undefined;
  pact: Pick<LoadedPact, "country" | "today">;
  /** This page. */
  self: string;
}

export function BookedVisit({ visit, centre, pact, self }: BookedVisitProps) {
  const text = useText();
  const { day, minutes } = wallTime(new Date(visit.at), COUNTRY_TIME[pact.country].timeZone);
  return (
    <section className="box pad-4 thanks__visit stack thanks__visit--booked" id={VISIT_ID} data-ec-thanks="">
      <h2 className="strong thanks__subtitle line">
        <Icon name="check" /> {text.t("thanks.visitBooked")}
      </h2>
      <p className="t17">
        {text.t("pact.visit", {
          centre: centre?.name ?? visit.ecName,
          day: dayInSentence(day, pact.today, text),
          time: timeWords(minutes, text.language),
        })}
      </p>
      {centre && (
        <>
          <p className="t15 soft">{centre.address}</p>
          <a className="link t15 tap" href={centre.directions} rel="noopener">
            {text.t("thanks.directions")}
          </a>
        </>
      )}
      <form className="row" method="post" action={`${self}#${VISIT_ID}`}>
        <a className="link t15 tap" href={`${self}?move=yes#${MOVE_ID}`}>
          {text.t("visits.move")}
        </a>
        <button className="link t15 tap" type="submit" name="do" value="cancel">
          {text.t("visits.cancel")}
        </button>
      </form>
    </section>
  );
}
