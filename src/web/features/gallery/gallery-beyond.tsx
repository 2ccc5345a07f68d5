import { ButtonLink } from "../../../ui/forms/button.tsx";
import { pageHref } from "../../../ui/navigation/page-window.ts";
import { EmptyState } from "../../../ui/overlay/state.tsx";
import { useText } from "../../../ui/text/text.tsx";

interface GalleryBeyondProps {
  page: number;
  lastPage: number;
  href: string;
}

/** A page behind the last one: the list has become shorter since somebody linked to it. */
export function GalleryBeyond({ page, lastPage, href }: GalleryBeyondProps) {
  const { t } = useText();
  return (
    <EmptyState
      title={t("gallery.beyondTitle", { page })}
      exits={
        <>
          <ButtonLink href={pageHref(href, lastPage)}>{t("gallery.toLast")}</ButtonLink>
          <ButtonLink look="quiet" href={href}>
            {t("gallery.toFirst")}
          </ButtonLink>
        </>
      }
    >
      {t("gallery.beyondText", { lastPage })}
    </EmptyState>
  );
}
