import type { Edition } from "../../../../../editions/edition.ts";
import { useImageHosts } from "../../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../../ui/media/photo.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { LeadLink } from "../../../leads/drawer/lead-link.tsx";
import { MyRoomBar } from "../../my-room/my-room-bar.tsx";
import { optionName } from "../filter-names.ts";
import { roomSizeFacts } from "../room-size.ts";
import { DesignPrice, priceAsDrawn } from "./design-price.tsx";
import type { LoadedDesign } from "./load-design.ts";
import "./designs-view.css";

type PanelProps = LoadedDesign & { edition: Edition };

/** What it is, what it would cost, and the one thing to do about it. */
export function DesignPanel({ design, names, rates, room, path, edition }: PanelProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  const { roomDimensions, roomSize, homeTypes } = design;
  const named = (key: "layout" | "style" | "tier") => design[key] && optionName(names, key, design[key]);
  const rows = [
    [
      t("design.room"),
      roomDimensions ? roomSizeFacts(roomDimensions, edition.country, t).join(" · ") : roomSize,
    ],
    [t("design.layout"), named("layout")],
    [t("design.style"), named("style")],
    [t("design.tier"), named("tier")],
    [t("design.homes"), homeTypes.map((home) => optionName(names, "homeTypes", home)).join(", ")],
  ].filter(([, value]) => value);
  return (
    <div className="box clip design-panel">
      {rows.length > 0 && (
        <dl className="t15 design-facts pairs">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="design-panel__ask stack gap-4 on-sand">
        <DesignPrice design={design} rates={rates} room={room} edition={edition} />
        <LeadLink
          wide
          ctaType="Design Idea Tag"
          about={design.title}
          aboutImage={stampUrl(design.picture.photo, atHost)}
          aboutPrice={priceAsDrawn({ design, rates, edition })}
        >
          {t("design.getThis")}
        </LeadLink>
        {rates && <MyRoomBar edition={edition} rates={rates} room={room} path={path} keep={{}} />}
      </div>
    </div>
  );
}
