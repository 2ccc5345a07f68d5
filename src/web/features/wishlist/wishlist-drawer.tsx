import { linkTo } from "../../../urls/links.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import SavedDrawer from "./saved-drawer.island.tsx";
import { SAVED_BANNER_ID } from "./saved-drawer-id.ts";
import { WishlistBanner } from "./saved-ways-on.tsx";

/** What a visitor has saved, and what is said when they save more. */
export function WishlistDrawer() {
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  if (!ideas) return null;
  return (
    <>
      <SavedDrawer ideas={ideas} />
      <template id={SAVED_BANNER_ID}>
        <WishlistBanner />
      </template>
    </>
  );
}
