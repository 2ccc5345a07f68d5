import type { Ref } from "react";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";

const SIZES = "(width < 600px) 100vw, (width < 1024px) 92vw, 896px";

export const LARGE = "design-photos-large";

interface StripProps {
  views: readonly ShownPicture[];
  isEager?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export function Strip({ views, isEager = false, ref }: StripProps) {
  const { t } = useText();
  const isScrollable = views.length > 1;
  return (
    <ul
      className="design-photos__strip track"
      aria-label={isScrollable ? t("design.views") : undefined}
      tabIndex={isScrollable ? 0 : undefined}
      ref={ref}
    >
      {views.map(({ photo, alt }, index) => (
        <li key={photo.url} id={viewId(index)}>
          <Picture photo={photo} alt={alt} sizes={SIZES} priority={index === 0 || isEager} />
        </li>
      ))}
    </ul>
  );
}

export function viewId(index: number): string {
  return `view-${index + 1}`;
}

export function Enlarge() {
  const { t } = useText();
  return (
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
  );
}
