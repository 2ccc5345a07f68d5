import { Breadcrumb, type Crumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { SaveButton } from "../../../customer/wishlist/save-button.tsx";
import type { SavedDesign } from "../../../customer/wishlist/saved-design.ts";
import ShareMenu from "../../designs/share-menu.island.tsx";
import "./smart-photo-stage.css";

interface SceneHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  /** The whole address, with what was chosen in it. */
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
