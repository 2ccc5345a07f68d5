import type { Edition } from "../../../../../editions/edition.ts";
import type { MyRoom } from "../../../../../prices/my-room.ts";
import { IconLink } from "../../../../../ui/forms/icon-button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { ServedParts } from "../../../../frame/islands/served-parts.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { withRoom } from "../../my-room/my-room-query.ts";
import { designPath } from "../design-path.ts";
import type { NeighbourDirection } from "./neighbour-counter.ts";
import NeighbourNavigation from "./neighbour-navigation.island.tsx";
import type { Neighbour, Neighbours } from "./neighbours.ts";

interface NeighbourProps {
  edition: Edition;
  neighbours: Neighbours;
  room?: MyRoom | undefined;
}

export function NeighbourLinks({ edition, neighbours, room }: NeighbourProps) {
  const { t } = useText();
  const { previous, next } = neighbours;
  return (
    <ServedParts
      parts={{
        previous: <NeighbourDesign design={previous} way="previous" />,
        next: <NeighbourDesign design={next} way="next" />,
        lap: (
          <LeadLink look="quiet" ctaType="Design Idea Tag" formTitle={t("design.getThis")}>
            {t("design.travelLap")}
          </LeadLink>
        ),
      }}
    >
      <NeighbourNavigation previous={hrefOf(previous, edition, room)} next={hrefOf(next, edition, room)} />
    </ServedParts>
  );
}

const LOOKS = {
  previous: { icon: "back", label: "design.previous" },
  next: { icon: "arrow", label: "design.next" },
} as const satisfies Record<NeighbourDirection, object>;

function NeighbourDesign({ design, way }: { design: Neighbour; way: NeighbourDirection }) {
  const { t } = useText();
  const { icon, label } = LOOKS[way];
  return (
    <>
      <Picture photo={design.picture.photo} alt="" sizes="(width < 600px) 40vw, 168px" />
      <span className="stack gap-1">
        <span className="neighbours__label t13 soft">
          <Icon name={icon} size="small" flip />
          {t(label)}
        </span>
        <span className="d20 t17-on-phone neighbours__title">{design.title}</span>
      </span>
    </>
  );
}

export function NeighbourArrows({ edition, neighbours, room }: NeighbourProps) {
  const { t } = useText();
  const { previous, next } = neighbours;
  return (
    <div className="line align-stretch">
      <IconLink
        look="round"
        icon="back"
        flip
        rel="prev"
        href={hrefOf(previous, edition, room)}
        label={t("design.previousNamed", { title: previous.title })}
      />
      <IconLink
        look="round"
        icon="arrow"
        flip
        rel="next"
        href={hrefOf(next, edition, room)}
        label={t("design.nextNamed", { title: next.title })}
      />
    </div>
  );
}

function hrefOf(design: Neighbour, edition: Edition, room: MyRoom | undefined): string {
  return withRoom(designPath(edition, design), room);
}
