import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { useImageHosts } from "../../../../ui/media/image-host-context.ts";
import { stampUrl } from "../../../../ui/media/photo.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { RoomPrice } from "../../my-room/room-price.tsx";
import type { RoomPricing } from "../picks/room-pricing.ts";
import { type SceneView, sumOf } from "../picks/scene-view.ts";
import "./scene-total.css";

interface SceneTotalProps {
  view: SceneView;
  pricing: RoomPricing;
  /** The document's own words for the button, where it has any. */
  ctaText: string | null;
  title: string;
  /** At the foot of the panel, or along the lower edge of the screen. */
  look: "foot" | "bar";
}

/** What the chosen pieces cost together, and the one action of the page. */
export function SceneTotal({ view, pricing, ctaText, title, look }: SceneTotalProps) {
  const { t } = useText();
  const atHost = useImageHosts();
  const { total, count } = sumOf(view.scene, view.picks);
  const { rates, room, facts } = pricing;
  return (
    <div
      className={joinClasses(
        "scene-total line line--apart",
        `scene-total--${look}`,
        look === "foot" && "on-sand",
      )}
    >
      <p className="scene-total__sum stack stack--0">
        <span className="t13 soft">
          <span data-scene-count>{t("smartPhoto.count", { count, all: view.scene.pieces.length })}</span>
          {!view.scene.isCoverUnknown && t(`smartPhoto.tax-${view.country}`)}
        </span>
        <b className="d32 num" data-scene-total>
          <Money amount={total} country={view.country} strong={false} />
        </b>
        {facts && (
          <span className="t13 scene-total__room">
            <RoomPrice rates={rates} facts={facts} own={null} room={room} country={view.country} />
          </span>
        )}
      </p>
      <LeadLink
        ctaType="Design Idea Tag"
        about={title}
        aboutImage={stampUrl(view.scene.photo, atHost)}
        aboutPrice="[data-scene-total] .price"
        size={look === "bar" ? "small" : "normal"}
      >
        {ctaText ?? t("smartPhoto.getThisDesign")}
      </LeadLink>
    </div>
  );
}
