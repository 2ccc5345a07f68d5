import type { Edition } from "../../../../editions/edition.ts";
import { IconLink } from "../../../../ui/forms/icon-button.tsx";
import { Dialog } from "../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import type { MenuEntry, RoomsPanel } from "../../../frame/layouts/layout-row.ts";
import { resolveLinks } from "../../../frame/layouts/menus/menu-link.ts";
import { DesignSearchBox } from "./search-boxes.tsx";
import "./search.css";

const SEARCH_VIEW_ID = "search-view";
/** The field of the landing page, the target of the link without scripts. */
export const SEARCH_FIELD_ID = "search";

export function SearchOpener({ edition }: { edition: Edition }) {
  const { t } = useText();
  const ideas = linkTo(edition, "design-ideas");
  return ideas ? (
    <IconLink
      icon="search"
      label={t("search.open")}
      href={`${ideas}#${SEARCH_FIELD_ID}`}
      data-opens={SEARCH_VIEW_ID}
    />
  ) : null;
}

/** Covers the whole screen. The page behind it keeps its scroll position and does not scroll (DI-23, SE-05). */
export function SearchView() {
  const { t } = useText();
  const { edition, layout } = useLayout();
  if (!linkTo(edition, "design-ideas")) return null;
  return (
    <Dialog id={SEARCH_VIEW_ID} className="search-view" title={t("search.title")}>
      <DesignSearchBox edition={edition} takesFocus size="large" />
      <nav className="search-view__rooms" aria-label={t("search.rooms")}>
        <p className="t15 soft">{t("search.rooms")}</p>
        <ul>
          {resolveLinks(edition, roomsOf(layout.menu)).map(({ label, href }) => (
            <li key={label}>
              <a className="d25" href={href}>
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}

function roomsOf(menu: readonly MenuEntry[]): RoomsPanel["rooms"] {
  return menu.flatMap(({ panel }) => (panel?.kind === "rooms" ? panel.rooms : []));
}
