import { useState } from "react";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { copyText } from "../../../frame/copy-text.ts";
import { leadAttributes } from "../../../frame/lead-attributes.ts";
import type { SavedDesign } from "./saved-design.ts";

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

/** Hands the list to whatever the device shares by, or copies it where it shares by nothing. */
async function shareDesigns(
  title: string,
  designs: readonly SavedDesign[],
): Promise<"shared" | "copied" | "left"> {
  const lines = designs.map((design) => `${design.title}\n${new URL(design.href, location.href).href}`);
  const text = [title, ...lines].join("\n\n");
  // Only where the page is secure, and not in every browser.
  if (typeof navigator.share !== "function") return (await copyText(text)) ? "copied" : "left";
  try {
    await navigator.share({ title, text });
    return "shared";
  } catch (error) {
    // They thought better of it.
    if (error instanceof DOMException) return "left";
    throw error;
  }
}
