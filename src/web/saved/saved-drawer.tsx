import { ButtonLink } from "../../ui/button.tsx";
import { Drawer } from "../../ui/modal.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { useText } from "../../ui/text.tsx";
import { usePage } from "../islands/page-context.ts";
import { linkTo } from "../links.ts";
import { SavedBanner, SavedItem, SavedOnward } from "./saved-parts.tsx";
import "./saved-drawer.css";

export const SAVED_DRAWER_ID = "saved-designs";

/** What a visitor has saved. The page is the same for everyone, so it is empty until the browser fills it. */
export function SavedDrawer() {
  const { t } = useText();
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  if (!ideas) return null;
  return (
    <Drawer
      id={SAVED_DRAWER_ID}
      title={t("saved.title")}
      className="saved"
      data-saved-drawer=""
      data-country={edition.country}
      data-saved={t("saved.toast")}
      data-view-all={t("saved.viewAll")}
      data-removed={t("saved.removed")}
      data-undo={t("saved.undo")}
      data-full={t("saved.full")}
      data-refused={t("saved.refused")}
      foot={<SavedOnward />}
    >
      <p className="t15 soft" data-saved-when="some" hidden>
        {t("saved.onDevice")}
      </p>
      <ul className="saved__list" data-saved-list />
      <div data-saved-when="empty" hidden>
        <EmptyState
          title={t("saved.emptyTitle")}
          level={3}
          exits={<ButtonLink href={ideas}>{t("saved.browse")}</ButtonLink>}
        >
          {t("saved.empty")}
        </EmptyState>
      </div>
      <template data-saved-item>
        <SavedItem />
      </template>
      <template data-saved-banner>
        <SavedBanner />
      </template>
    </Drawer>
  );
}
