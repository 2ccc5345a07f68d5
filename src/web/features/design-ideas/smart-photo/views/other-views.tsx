import type { Photo } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import "./smart-photo-views.css";

/** The same room from where else one may stand. */
export function OtherViews({ views }: { views: readonly { photo: Photo; alt: string }[] }) {
  const { t } = useText();
  if (views.length === 0) return null;
  return (
    <section className="wrap other-views" aria-labelledby="views-title">
      <h2 className="d32" id="views-title">
        {t("smartPhoto.views")}
      </h2>
      <div className="above-5 columns columns--2 columns--near">
        {views.map(({ photo, alt }) => (
          <Picture
            key={photo.url}
            photo={photo}
            alt={alt}
            sizes="(width < 600px) calc(100vw - 40px), 648px"
          />
        ))}
      </div>
    </section>
  );
}
