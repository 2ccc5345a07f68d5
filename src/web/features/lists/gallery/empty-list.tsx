import type { ReactNode } from "react";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { pageHref } from "../../../../ui/navigation/page-window.ts";
import { EmptyState } from "../../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../../ui/text/text.tsx";

interface EmptyListProps {
  list: { page: number; lastPage: number; total: number; href: string };
  children?: ReactNode;
}

/** A page without entries: either it is beyond the last page, or the whole list is empty. */
export function EmptyList({ list, children }: EmptyListProps) {
  const { t } = useText();
  const { page, lastPage, total, href } = list;
  if (total === 0) return children;
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
