import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useServedPart } from "../../../../frame/islands/served-part.ts";
import { InRoom } from "../../my-room/price-words.tsx";
import type { LivingScene } from "../state/use-scene.ts";
import "../../my-room/room-price.css";
import "./smart-photo-stage.css";

interface SceneTotalProps {
  scene: LivingScene;
  /** At the foot of the panel, or along the lower edge of the screen. */
  look: "foot" | "bar";
}

/** What the chosen pieces cost together, and the one action of the page. */
export function SceneTotal({ scene, look }: SceneTotalProps) {
  const { t } = useText();
  const { facts, sum } = scene;
  const { country, pieces, isCoverUnknown } = facts;
  return (
    <div
      className={joinClasses("scene-total line apart", `scene-total--${look}`, look === "foot" && "on-sand")}
    >
      <p className="scene-total__sum stack gap-0">
        <span className="t13 soft">
          {t("smartPhoto.count", { count: sum.count, all: pieces.length })}
          {!isCoverUnknown && t(`smartPhoto.tax-${country}`)}
        </span>
        <b className="d32 num">
          <Money amount={sum.total} country={country} strong={false} />
        </b>
        <InYourRoom scene={scene} />
      </p>
      <div className="served" {...useServedPart(`ask-${look}`)} />
    </div>
  );
}

/** Where the room is not known there is nothing to say. */
function InYourRoom({ scene: { band, facts } }: { scene: LivingScene }) {
  if (!band) return null;
  return (
    <span className="t13 scene-total__room">
      <span className="roomprice pile" data-known="true">
        <span>
          <InRoom band={band} country={facts.country} />
        </span>
      </span>
    </span>
  );
}
