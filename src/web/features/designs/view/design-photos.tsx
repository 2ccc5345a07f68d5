import { ButtonLink } from "../../../../ui/forms/button.tsx";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Dialog } from "../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import "./design-photos.css";

const LARGE = "design-photos-large";
const SIZES = "(width < 600px) 100vw, (width < 1024px) 92vw, 896px";

/**
 * The room from every camera, in a strip that one pushes along. The small ones are links to their place in it, so that
 * they need no script; and all of them can be seen as large as the screen, and larger.
 */
export function DesignPhotos({ views }: { views: readonly ShownPicture[] }) {
  const { t } = useText();
  return (
    <div className="design-photos" data-views>
      <ul className="design-photos__strip track" data-views-strip>
        {views.map(({ photo, alt }, index) => (
          <li key={photo.url} id={`view-${index + 1}`}>
            <Picture photo={photo} alt={alt} sizes={SIZES} priority={index === 0} />
          </li>
        ))}
      </ul>
      <ButtonLink
        className="design-photos__enlarge"
        look="paper"
        size="small"
        icon="search"
        href={`#${LARGE}`}
        data-opens={LARGE}
      >
        {t("design.enlarge")}
      </ButtonLink>
      {views.length > 1 && (
        <ul className="design-photos__small" aria-label={t("design.views")}>
          {views.map(({ photo }, index) => (
            <li key={photo.url}>
              <a href={`#view-${index + 1}`} aria-current={index === 0 || undefined} data-views-link>
                <Picture photo={photo} alt={t("design.viewNumber", { number: index + 1 })} sizes="120px" />
              </a>
            </li>
          ))}
        </ul>
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
