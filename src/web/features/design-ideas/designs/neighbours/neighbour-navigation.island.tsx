import type { Ref } from "react";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { COUNTER_LIMIT, type NeighbourDirection } from "./neighbour-counter.ts";
import { useNeighbourNavigation } from "./use-neighbour-navigation.ts";
import "../designs.css";

/** The links of both directions; their content is rendered by the server. */
type NeighbourNavigationProps = Record<NeighbourDirection, string>;

/** Counts the designs that a visitor has passed, shows the number and supports the arrow keys. */
export default island(
  "neighbour-navigation",
  function NeighbourNavigation({ previous, next }: NeighbourNavigationProps) {
    const { t } = useText();
    const { count, links } = useNeighbourNavigation();
    const lap = useServedPart("lap");
    const isLap = count === COUNTER_LIMIT;
    return (
      <nav className="neighbours beside wrap" aria-label={t("design.travel")}>
        <NeighbourLink way="previous" href={previous} ref={links.previous} />
        <div className="text-center neighbours__sign center">
          <p className="t15 soft" hidden={count === 1 || isLap}>
            {t("design.travelled", { lap: COUNTER_LIMIT, count })}
          </p>
          {/* After five designs a talk with a person may help more than another design. */}
          <p hidden={!isLap} {...lap} />
          <p className="t15 soft neighbours__keys" hidden={count > 1}>
            {t("design.travelKeys")}
          </p>
        </div>
        <NeighbourLink way="next" href={next} ref={links.next} />
      </nav>
    );
  },
  // The arrow keys work anywhere on the page.
  { when: "idle" },
);

function NeighbourLink({
  way,
  href,
  ref,
}: {
  way: NeighbourDirection;
  href: string;
  ref: Ref<HTMLAnchorElement>;
}) {
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
