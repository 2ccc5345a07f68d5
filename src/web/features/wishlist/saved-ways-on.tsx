import { useState } from "react";
import { Button } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { LeadLink } from "../leads/drawer/lead-link.tsx";
import type { SavedDesign } from "./saved-design.ts";
import { shareDesigns } from "./share-designs.ts";

/** What the lead is counted under. */
const CTA_TYPE = "Design Idea Tag";

/** Stands in the toast, under what has just been saved. */
export function WishlistBanner() {
  const { t } = useText();
  return (
    <div className="toast__more">
      <p>{t("wishlist.banner")}</p>
      <LeadLink look="quiet" size="small" ctaType={CTA_TYPE} formTitle={t("wishlist.banner")}>
        {t("layout.talkToDesigner")}
      </LeadLink>
    </div>
  );
}

/** From pictures to a plan, or to someone else's opinion. */
export function WishlistOnward({ saved }: { saved: readonly SavedDesign[] }) {
  const { t } = useText();
  const [copied, setCopied] = useState<readonly SavedDesign[]>();
  const share = async () => {
    if ((await shareDesigns(t("wishlist.title"), saved)) === "copied") setCopied(saved);
  };
  return (
    <div className="stack">
      <p className="strong">{t("wishlist.banner")}</p>
      <div className="wishlist__exits row">
        <LeadLink ctaType={CTA_TYPE} formTitle={t("wishlist.banner")}>
          {t("layout.talkToDesigner")}
        </LeadLink>
        <Button look="quiet" icon="share" onClick={share}>
          {t("wishlist.share")}
        </Button>
      </div>
      {/* Of another list nothing has been said yet. */}
      <p className="t13 soft" role="status">
        {copied === saved && t("wishlist.shared")}
      </p>
    </div>
  );
}
