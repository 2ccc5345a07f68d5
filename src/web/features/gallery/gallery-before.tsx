import { ButtonLink } from "../../../ui/forms/button.tsx";
import { pageHref } from "../../../ui/navigation/page-window.ts";
import { useText } from "../../../ui/text/text.tsx";

/** The way back to what stands before this page, for whoever was sent into the middle of a list. */
export function GalleryBefore({ page, href }: { page: number; href: string }) {
  const { t } = useText();
  if (page < 2) return null;
  return (
    <ButtonLink look="line" size="small" href={pageHref(href, page - 1)}>
      {t("gallery.earlier")}
    </ButtonLink>
  );
}
