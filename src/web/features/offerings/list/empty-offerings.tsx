import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { EmptyState } from "../../../../ui/overlay/state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";

/** Nothing is all that was chosen: the whole list, or somebody who looks for it. */
export function EmptyOfferings({ path }: { path: string }) {
  const { t } = useText();
  return (
    <EmptyState
      title={t("offerings.emptyTitle")}
      exits={
        <>
          <ButtonLink href={path}>{t("offerings.emptyAll")}</ButtonLink>
          <LeadLink look="quiet" ctaType="Normal Lead Forms">
            {t("offerings.talk")}
          </LeadLink>
        </>
      }
    >
      {t("offerings.emptyText")}
    </EmptyState>
  );
}
