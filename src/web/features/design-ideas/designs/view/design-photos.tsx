import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Dialog } from "../../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import DesignViews from "./design-views.island.tsx";
import { Enlarge, LARGE, Strip } from "./view-strip.tsx";
import "./designs-view.css";

/** The room from every camera; and all of them can be seen as large as the screen, and larger. */
export function DesignPhotos({ views }: { views: readonly ShownPicture[] }) {
  const { t } = useText();
  return (
    <div className="design-photos">
      {views.length > 1 ? (
        <DesignViews views={views} />
      ) : (
        <>
          <Strip views={views} />
          <Enlarge />
        </>
      )}
      <Dialog id={LARGE} className="design-zoom" title={t("design.enlarged")}>
        {views.map(({ photo, alt }) => (
          <figure key={photo.url} className="stack">
            <div className="design-zoom__frame">
              <label className="design-zoom__closer">
                <input type="checkbox" className="sr" aria-label={t("design.closer", { view: alt })} />
                <Picture photo={photo} alt={alt} sizes="1600px" />
              </label>
            </div>
            <figcaption className="t15 soft">{alt}</figcaption>
          </figure>
        ))}
      </Dialog>
    </div>
  );
}
