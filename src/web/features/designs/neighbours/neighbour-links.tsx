import type { Edition } from "../../../../editions/edition.ts";
import type { MyRoom } from "../../../../prices/my-room.ts";
import { IconLink } from "../../../../ui/forms/icon-button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { withRoom } from "../../my-room/my-room-query.ts";
import { designPath } from "../design-path.ts";
import { LAP, type Way } from "./neighbour-keys.ts";
import type { Neighbour, Neighbours } from "./neighbours.ts";
import "./neighbour-links.css";

interface NeighbourProps {
  edition: Edition;
  neighbours: Neighbours;
  /** The visitor's own, which comes along. */
  room?: MyRoom | undefined;
}

/** To the designs before and after, with their photographs; between them how far one has come. */
export function NeighbourLinks({ edition, neighbours, room }: NeighbourProps) {
  const { t } = useText();
  return (
    <nav className="neighbours beside wrap" aria-label={t("design.travel")}>
      <NeighbourLink edition={edition} way="previous" design={neighbours.previous} room={room} />
      <div className="neighbours__sign center" data-travelled="">
        <p className="t15 soft neighbours__way" data-travelled-text={t("design.travelled", { lap: LAP })} />
        <p className="neighbours__lap">
          <LeadLink look="quiet" ctaType="Design Idea Tag" formTitle={t("design.getThis")}>
            {t("design.travelLap")}
          </LeadLink>
        </p>
        <p className="t15 soft neighbours__keys">{t("design.travelKeys")}</p>
      </div>
      <NeighbourLink edition={edition} way="next" design={neighbours.next} room={room} />
    </nav>
  );
}

/** The same two as arrows, beside the title. */
export function NeighbourArrows({ edition, neighbours, room }: NeighbourProps) {
  const { t } = useText();
  const { previous, next } = neighbours;
  return (
    <div className="neighbours-arrows">
      <IconLink
        look="round"
        icon="back"
        flip
        rel="prev"
        href={withRoom(designPath(edition, previous), room)}
        label={t("design.previousNamed", { title: previous.title })}
        data-neighbour="previous"
      />
      <IconLink
        look="round"
        icon="arrow"
        flip
        rel="next"
        href={withRoom(designPath(edition, next), room)}
        label={t("design.nextNamed", { title: next.title })}
        data-neighbour="next"
      />
    </div>
  );
}

const LOOKS = {
  previous: { rel: "prev", icon: "back", label: "design.previous" },
  next: { rel: "next", icon: "arrow", label: "design.next" },
} as const satisfies Record<Way, object>;

type NeighbourLinkProps = Omit<NeighbourProps, "neighbours"> & { way: Way; design: Neighbour };

function NeighbourLink({ edition, way, design, room }: NeighbourLinkProps) {
  const { t } = useText();
  const { rel, icon, label } = LOOKS[way];
  return (
    <a
      className={`neighbours__link beside neighbours__link--${way}`}
      href={withRoom(designPath(edition, design), room)}
      rel={rel}
      data-neighbour={way}
    >
      <Picture photo={design.picture.photo} alt="" sizes="(width < 600px) 40vw, 168px" />
      <span className="stack stack--1">
        <span className="neighbours__label t13 soft">
          <Icon name={icon} size="small" flip />
          {t(label)}
        </span>
        <span className="neighbours__title">{design.title}</span>
      </span>
    </a>
  );
}
