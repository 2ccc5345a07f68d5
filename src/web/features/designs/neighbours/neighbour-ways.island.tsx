import type { Ref } from "react";
import { Icon } from "../../../../ui/media/icon.tsx";
import type { Photo } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { useServedPart } from "../../../frame/islands/served-part.ts";
import { LAP, type Way } from "./neighbour-keys.ts";
import { useTravel } from "./use-travel.ts";
import "./neighbour-links.css";

interface NeighbourLink {
  href: string;
  title: string;
  photo: Photo;
}

type NeighbourWaysProps = Record<Way, NeighbourLink>;

/** Counts the way from design to design, tells it, and lets the arrow keys go it. */
export default island(
  "neighbour-ways",
  function NeighbourWays({ previous, next }: NeighbourWaysProps) {
    const { t } = useText();
    const { count, links } = useTravel();
    const lap = useServedPart("lap");
    const isLap = count === LAP;
    return (
      <nav className="neighbours beside wrap" aria-label={t("design.travel")}>
        <WayLink way="previous" {...previous} ref={links.previous} />
        <div className="neighbours__sign center">
          <p className="t15 soft" hidden={count === 1 || isLap}>
            {t("design.travelled", { lap: LAP, count })}
          </p>
          {/* After a lap of designs a person may be of more help than another one. */}
          <p hidden={!isLap} {...lap} />
          <p className="t15 soft neighbours__keys" hidden={count > 1}>
            {t("design.travelKeys")}
          </p>
        </div>
        <WayLink way="next" {...next} ref={links.next} />
      </nav>
    );
  },
  // Its keys work from anywhere on the page.
  { when: "idle" },
);

const LOOKS = {
  previous: { rel: "prev", icon: "back", label: "design.previous" },
  next: { rel: "next", icon: "arrow", label: "design.next" },
} as const satisfies Record<Way, object>;

function WayLink({
  way,
  href,
  title,
  photo,
  ref,
}: NeighbourLink & { way: Way; ref: Ref<HTMLAnchorElement> }) {
  const { t } = useText();
  const { rel, icon, label } = LOOKS[way];
  return (
    <a className={`neighbours__link beside neighbours__link--${way}`} href={href} rel={rel} ref={ref}>
      <Picture photo={photo} alt="" sizes="(width < 600px) 40vw, 168px" />
      <span className="stack stack--1">
        <span className="neighbours__label t13 soft">
          <Icon name={icon} size="small" flip />
          {t(label)}
        </span>
        <span className="neighbours__title">{title}</span>
      </span>
    </a>
  );
}
