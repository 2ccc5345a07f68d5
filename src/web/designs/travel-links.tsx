import type { Edition } from "../../editions/edition.ts";
import type { MyRoom } from "../../prices/my-room.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconLink } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useText } from "../../ui/text.tsx";
import { LeadLink } from "../leads/lead-link.tsx";
import { withRoom } from "../my-room/my-room-query.ts";
import { designPath } from "./design-path.ts";
import type { Neighbour, Neighbours } from "./neighbours.ts";
import { LAP, type Way } from "./travel.ts";
import "./travel-links.css";

interface TravelProps {
  edition: Edition;
  neighbours: Neighbours;
  /** The visitor's own, which comes along. */
  room?: MyRoom | undefined;
}

/** To the designs before and after, with their photographs; between them how far one has come. */
export function TravelLinks({ edition, neighbours, room }: TravelProps) {
  const { t } = useText();
  return (
    <nav className="travel wrap" aria-label={t("design.travel")}>
      <TravelLink edition={edition} way="previous" design={neighbours.previous} room={room} />
      <div className="travel__sign" data-travelled="">
        <p className="t15 soft travel__way" data-travelled-text={t("design.travelled", { lap: LAP })} />
        <p className="travel__lap">
          <LeadLink look="quiet" ctaType="Design Idea Tag" formTitle={t("design.getThis")}>
            {t("design.travelLap")}
          </LeadLink>
        </p>
        <p className="t15 soft travel__keys">{t("design.travelKeys")}</p>
      </div>
      <TravelLink edition={edition} way="next" design={neighbours.next} room={room} />
    </nav>
  );
}

/** The same two as arrows, beside the title. */
export function TravelArrows({ edition, neighbours, room }: TravelProps) {
  const { t } = useText();
  const { previous, next } = neighbours;
  return (
    <div className="travel-arrows">
      <IconLink
        look="round"
        icon="back"
        flip
        rel="prev"
        href={withRoom(designPath(edition, previous), room)}
        label={t("design.previousNamed", { title: previous.title })}
        data-travel="previous"
      />
      <IconLink
        look="round"
        icon="arrow"
        flip
        rel="next"
        href={withRoom(designPath(edition, next), room)}
        label={t("design.nextNamed", { title: next.title })}
        data-travel="next"
      />
    </div>
  );
}

const LOOKS = {
  previous: { rel: "prev", icon: "back", label: "design.previous" },
  next: { rel: "next", icon: "arrow", label: "design.next" },
} as const satisfies Record<Way, object>;

type TravelLinkProps = Omit<TravelProps, "neighbours"> & { way: Way; design: Neighbour };

function TravelLink({ edition, way, design, room }: TravelLinkProps) {
  const { t } = useText();
  const { rel, icon, label } = LOOKS[way];
  return (
    <a
      className={`travel__link travel__link--${way}`}
      href={withRoom(designPath(edition, design), room)}
      rel={rel}
      data-travel={way}
    >
      <Picture photo={design.picture.photo} alt="" sizes="(width < 600px) 40vw, 168px" />
      <span className="travel__words">
        <span className="travel__label t13 soft">
          <Icon name={icon} size="small" flip />
          {t(label)}
        </span>
        <span className="travel__title">{design.title}</span>
      </span>
    </a>
  );
}
