import type { Edition } from "../../../../editions/edition.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { EmptyState, ErrorState } from "../../../../ui/overlay/state.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { countApplied } from "../../filters/state/filter-state.ts";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import { looksPath } from "../look-path.ts";
import type { LoadedLooks } from "./load-looks.ts";

/** Nothing fits, or nothing came: which of the two, and the ways on. */
export function NoLooks({ hasFailed, filters, category, href, edition }: LoadedLooks & { edition: Edition }) {
  const { t } = useText();
  const all = looksPath(edition, category);
  if (hasFailed)
    return (
      <ErrorState
        title={t("looks.failedTitle")}
        exits={
          <>
            <ButtonLink href={href}>{t("gallery.retry")}</ButtonLink>
            <ButtonLink look="quiet" href={all}>
              {t("looks.allHere")}
            </ButtonLink>
          </>
        }
      >
        {t("looks.failedText")}
      </ErrorState>
    );
  const isNarrowed = countApplied(filters) > 0;
  return (
    <EmptyState
      title={t(isNarrowed ? "looks.noneTitle" : "looks.emptyTitle")}
      exits={
        <>
          <LeadLink look="line" ctaType="Normal Lead Forms" formTitle={t("looks.ask")}>
            {t("looks.ask")}
          </LeadLink>
          {isNarrowed && (
            <ButtonLink look="quiet" href={all}>
              {t("looks.allHere")}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(isNarrowed ? "looks.noneText" : "looks.emptyText")}
    </EmptyState>
  );
}
