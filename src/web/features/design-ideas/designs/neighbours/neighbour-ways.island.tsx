import type { Ref } from "react";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { LAP, type Way } from "./neighbour-keys.ts";
import { useTravel } from "./use-travel.ts";
import "../designs.css";

/** Where they lead; what they show is a part that the server has written. */
type NeighbourWaysProps = Record<Way, string>;

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
        <WayLink way="previous" href={previous} ref={links.previous} />
        <div className="text-center neighbours__sign center">
          <p className="t15 soft" hidden={count === 1 || isLap}>
            {t("design.travelled", { lap: LAP, count })}
          </p>
          {/* After a lap of designs a person may be of more help than another one. */}
          <p hidden={!isLap} {...lap} />
          <p className="t15 soft neighbours__keys" hidden={count > 1}>
            {t("design.travelKeys")}
          </p>
        </div>
        <WayLink way="next" href={next} ref={links.next} />
      </nav>
    );
  },
  // Its keys work from anywhere on the page.
  { when: "idle" },
);

function WayLink({ way, href, ref }: { way: Way; href: string; ref: Ref<HTMLAnchorElement> }) {
  const design = useServedPart(way);
  return (
    <a
      className={`neighbours__link beside neighbours__link--${way}`}
      href={href}
      rel={way === "previous" ? "prev" : "next"}
      ref={ref}
      {...design}
    />
  );
}
