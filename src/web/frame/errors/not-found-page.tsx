import { ButtonLink } from "../../../ui/forms/button.tsx";
import { ErrorState } from "../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { siteNameOf } from "../seo/site-settings.ts";
import { OnwardLinks } from "./onward-links.tsx";
import { PAGE_NOT_FOUND } from "./page-not-found.ts";

export function NotFoundPage() {
  const { t } = useText();
  const { edition, brand } = useLayout();
  const title = t("error.notFound");
  return (
    <div className="wrap error-page split split--7-5 align-center">
      <title>{`${title} | ${siteNameOf(brand, edition.region)}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        isPage
        drawing="not-found"
        title={title}
        exits={<ButtonLink href={`/${edition.region}`}>{t("error.goHome")}</ButtonLink>}
      >
        {t("error.notFoundHelp")}
        {title !== PAGE_NOT_FOUND && (
          <span className="t15 text-end above-2 block" lang="en" dir="ltr">
            {PAGE_NOT_FOUND}
          </span>
        )}
      </ErrorState>
      <OnwardLinks />
    </div>
  );
}
