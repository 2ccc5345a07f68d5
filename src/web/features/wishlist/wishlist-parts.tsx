import { Button } from "../../../ui/forms/button.tsx";
import { IconButton } from "../../../ui/forms/icon-button.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { LeadLink } from "../leads/drawer/lead-link.tsx";

/** What the lead is counted under. */
const CTA_TYPE = "Design Idea Tag";

/** The mould of a saved design: the browser puts in which, and what it costs. */
export function WishlistItem() {
  const { t } = useText();
  return (
    <li className="wishlist__item beside">
      <img alt="" width={320} height={213} loading="lazy" decoding="async" />
      <div className="wishlist__words stack stack--1">
        <h3 className="d20">
          <a href="/">{t("wishlist.title")}</a>
        </h3>
        <p className="wishlist__price t15 soft" data-saved-price="own" hidden>
          <Price>{""}</Price> {t("myRoom.asDrawn")}
        </p>
        <p className="wishlist__price t15 soft" data-saved-price="room" hidden>
          <Price>{""}</Price> {t("myRoom.inYourRoom")}
        </p>
        <p className="wishlist__undo line t15 soft">
          {t("wishlist.removedHere")}
          <Button look="quiet" size="small" data-saved-undo>
            {t("wishlist.undo")}
          </Button>
        </p>
      </div>
      <IconButton className="wishlist__remove" icon="close" label={t("wishlist.remove")} data-saved-remove />
    </li>
  );
}

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
export function WishlistOnward() {
  const { t } = useText();
  return (
    <div className="stack" data-saved-when="some" hidden>
      <p className="strong">{t("wishlist.banner")}</p>
      <div className="wishlist__exits row">
        <LeadLink ctaType={CTA_TYPE} formTitle={t("wishlist.banner")}>
          {t("layout.talkToDesigner")}
        </LeadLink>
        <Button
          look="quiet"
          icon="share"
          data-saved-share
          data-title={t("wishlist.title")}
          data-said={t("wishlist.shared")}
        >
          {t("wishlist.share")}
        </Button>
      </div>
      <p className="t13 soft" role="status" data-saved-said />
    </div>
  );
}
