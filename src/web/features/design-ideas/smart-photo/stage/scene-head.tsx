import type { Edition } from "../../../../../editions/edition.ts";
import { Breadcrumb, type Crumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { SaveButton } from "../../../customer/wishlist/save-button.tsx";
import type { SavedDesign } from "../../../customer/wishlist/saved-design.ts";
import ShareMenu from "../../designs/share-menu.island.tsx";
import { MyRoomBar } from "../../my-room/my-room-bar.tsx";
import { buildPicks } from "../picks/picks.ts";
import type { RoomPricing } from "../picks/room-pricing.ts";
import type { SceneView } from "../picks/scene-view.ts";
import "./smart-photo-stage.css";

interface SceneHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  url: string;
  saved: SavedDesign;
}

export function SceneHead({ crumbs, title, url, saved }: SceneHeadProps) {
  return (
    <div className="wrap scene-head stack">
      <Breadcrumb crumbs={crumbs} />
      <div className="line gap-4 align-end apart scene-head__row">
        <h1 className="d42">{title}</h1>
        <div className="no-shrink no-print scene-head__acts line">
          <ShareMenu url={url} title={title} />
          <SaveButton design={saved} />
        </div>
      </div>
    </div>
  );
}

interface SceneRoomBarProps {
  edition: Edition;
  view: SceneView;
  pricing: RoomPricing;
}

export function SceneRoomBar({ edition, view, pricing }: SceneRoomBarProps) {
  const keep = {
    ...(view.picks.length > 0 && { pieces: buildPicks(view.picks) }),
    ...(view.open && { piece: view.open }),
  };
  if (!pricing.facts) return null;
  const { rates, room } = pricing;
  return <MyRoomBar edition={edition} rates={rates} room={room} path={view.path} keep={keep} />;
}
