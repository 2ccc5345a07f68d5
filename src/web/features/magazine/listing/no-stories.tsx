import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { EmptyState } from "../../../../ui/overlay/state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";

export function NoStories() {
  const { t } = useText();
  const { edition } = usePage();
  const href = linkTo(edition, "magazine") ?? `/${edition.region}`;
  return (
    <EmptyState
      title={t("magazineList.emptyTitle")}
      exits={<ButtonLink href={href}>{t("magazineList.toMagazine")}</ButtonLink>}
    >
      {t("magazineList.emptyText")}
    </EmptyState>
  );
}
