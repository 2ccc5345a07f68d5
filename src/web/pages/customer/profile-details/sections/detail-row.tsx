import type { ReactNode } from "react";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { Editable } from "../details-action.ts";
import "./detail-row.css";

interface DetailRowProps {
  of: Editable;
  value: string;
  isOpen: boolean;
  canChange: boolean;
  /** A number or an address: it reads from left to right in Arabic, too. */
  isCode?: boolean;
  /** The form that changes it. */
  children: ReactNode;
}

/** What is known, and the link that opens its form: the page as a whole works without a script. */
export function DetailRow({ of, value, isOpen, canChange, isCode = false, children }: DetailRowProps) {
  const { t } = useText();
  const { edition } = usePage();
  const path = linkTo(edition, "profile-details");
  const label = t(`profileDetails.label.${of}`);
  return (
    <div id={of}>
      <dt>{label}</dt>
      <dd className="break-words details__value">
        {value ? (
          isCode ? (
            <bdi dir="ltr">{value}</bdi>
          ) : (
            value
          )
        ) : (
          <span className="soft">{t("profileDetails.none")}</span>
        )}
      </dd>
      {canChange && (
        <dd>
          <ButtonLink
            look="quiet"
            size="small"
            href={isOpen ? `${path}#${of}` : `${path}?edit=${of}#${of}`}
            aria-label={`${t(isOpen ? "account.cancel" : value ? "account.change" : "account.add")}: ${label}`}
          >
            {t(isOpen ? "account.cancel" : value ? "account.change" : "account.add")}
          </ButtonLink>
        </dd>
      )}
      {isOpen && canChange && <dd className="all-columns pad-block-3 details__form">{children}</dd>}
    </div>
  );
}
