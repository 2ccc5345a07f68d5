import { ButtonLink } from "../../../ui/forms/button.tsx";
import { Drawer } from "../../../ui/overlay/modal.tsx";
import { EmptyState } from "../../../ui/overlay/state.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { WishlistBanner, WishlistItem, WishlistOnward } from "./wishlist-parts.tsx";
import "./wishlist-drawer.css";

export const SAVED_DRAWER_ID = "saved-designs";

/** What a visitor has saved. The page is the same for everyone, so it is empty until the browser fills it. */
export function WishlistDrawer() {
  const { t } = useText();
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  if (!ideas) return null;
  return (
    <Drawer
      id={SAVED_DRAWER_ID}
      title={t("wishlist.title")}
      className="wishlist"
      data-saved-drawer=""
      data-country={edition.country}
      data-saved={t("wishlist.toast")}
      data-view-all={t("wishlist.viewAll")}
      data-removed={t("wishlist.removed")}
      data-undo={t("wishlist.undo")}
      data-full={t("wishlist.full")}
      data-refused={t("wishlist.refused")}
      foot={<WishlistOnward />}
    >
      <p className="t15 soft" data-saved-when="some" hidden>
        {t("wishlist.onDevice")}
      </p>
      <ul className="wishlist__list" data-saved-list />
      <div data-saved-when="empty" hidden>
        <EmptyState
          title={t("wishlist.emptyTitle")}
          level={3}
          exits={<ButtonLink href={ideas}>{t("wishlist.browse")}</ButtonLink>}
        >
          {t("wishlist.empty")}
        </EmptyState>
      </div>
      <template data-saved-item>
        <WishlistItem />
      </template>
      <template data-saved-banner>
        <WishlistBanner />
      </template>
    </Drawer>
  );
}
