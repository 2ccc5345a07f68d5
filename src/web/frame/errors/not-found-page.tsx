import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/forms/button.tsx";
import { Icon } from "../../../ui/media/icon.tsx";
import { ErrorState } from "../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { type MenuLink, resolveLinks } from "../layouts/menus/menu-link.ts";
import { LINKS } from "../layouts/menus/menu-links.ts";
import { siteNameOf } from "../seo/site-settings.ts";
import { PAGE_NOT_FOUND } from "./page-failure.ts";
import "./error-page.css";

/** `search` is the search of the region. It is passed in, because it belongs to a higher layer. */
export function NotFoundPage({ search }: { search?: ReactNode }) {
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
      <div className="stack gap-5">
        {search}
        <OnwardLinks />
      </div>
    </div>
  );
}

const DOORS = [
  LINKS.ideas,
  LINKS.typicalHomes,
  LINKS.centres,
  LINKS.questions,
  { label: "layout.talkToDesigner", asks: "Normal Lead Forms" },
] as const satisfies readonly MenuLink[];

export function OnwardLinks() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <nav className="onward" aria-labelledby="onward-title">
      <h2 className="t15 strong" id="onward-title">
        {t("error.onward")}
      </h2>
      <ul>
        {resolveLinks(edition, DOORS).map(({ label, href, opens }) => (
          <li key={label}>
            <a className="rule-end onward__link line apart" href={href} {...opens}>
              <span className="d20">{t(label)}</span>
              <Icon name="arrow" flip />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
