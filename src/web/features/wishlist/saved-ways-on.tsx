import { useState } from "react";
import { Button, ButtonLink } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { leadAttributes } from "../../frame/lead-attributes.ts";
import type { SavedDesign } from "./saved-design.ts";
import { shareDesigns } from "./share-designs.ts";

/** What the lead is counted under. */
export const SAVED_CTA = "Design Idea Tag";

interface WishlistOnwardProps {
  saved: readonly SavedDesign[];
  /** Where one asks for a designer without a script. */
  talk: string;
}

/** From pictures to a plan, or to someone else's opinion. */
export function WishlistOnward({ saved, talk }: WishlistOnwardProps) {
  const { t } = useText();
  const [copied, setCopied] = useState<readonly SavedDesign[]>();
  const share = async () => {
    if ((await shareDesigns(t("wishlist.title"), saved)) === "copied") setCopied(saved);
  };
  return (
    <div className="stack">
      <p className="strong">{t("wishlist.banner")}</p>
      <div className="wishlist__exits row">
        <ButtonLink href={talk} {...leadAttributes({ ctaType: SAVED_CTA, formTitle: t("wishlist.banner") })}>
          {t("layout.talkToDesigner")}
        </ButtonLink>
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
