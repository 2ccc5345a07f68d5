import type { Edition } from "../../../../editions/edition.ts";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { MyRoomBar } from "../../my-room/my-room-bar.tsx";
import { optionName } from "../filter-names.ts";
import { roomSizeFacts } from "../room-size.ts";
import { DesignPrice } from "./design-price.tsx";
import type { LoadedDesign } from "./load-design.ts";
import "./design-panel.css";

type PanelProps = LoadedDesign & { edition: Edition };

/** What it is, what it would cost, and the one thing to do about it. */
export function DesignPanel({ design, names, rates, room, path, edition }: PanelProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  const rows = [
    [t("design.room"), roomSizeFacts(design.roomDimensions, edition.country, t).join(" · ")],
    ...(design.layout ? [[t("design.layout"), optionName(names, "layout", design.layout)]] : []),
    [t("design.style"), optionName(names, "style", design.style)],
    [t("design.tier"), optionName(names, "tier", design.tier)],
    [t("design.homes"), design.homeTypes.map((home) => optionName(names, "homeTypes", home)).join(", ")],
  ];
  return (
    <div className="design-panel">
      <dl className="design-facts pairs">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="design-panel__ask stack stack--4 on-sand">
        <DesignPrice design={design} rates={rates} room={room} edition={edition} />
        <LeadLink
          wide
          ctaType="Design Idea Tag"
          about={design.title}
          aboutImage={stampUrl(design.picture.photo, atHost)}
          aboutPrice=".design-price .price"
        >
          {t("design.getThis")}
        </LeadLink>
        {rates && <MyRoomBar edition={edition} rates={rates} room={room} path={path} keep={{}} />}
      </div>
    </div>
  );
}
