import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Price } from "../../ui/price.tsx";
import { useText } from "../../ui/text.tsx";
import { LeadLink } from "../leads/lead-link.tsx";

/** What the lead is counted under. */
const CTA_TYPE = "Design Idea Tag";

/** The mould of a saved design: the browser puts in which, and what it costs. */
export function SavedItem() {
  const { t } = useText();
  return (
    <li className="saved__item">
      <img alt="" width={320} height={213} loading="lazy" decoding="async" />
      <div className="saved__words">
        <h3 className="d20">
          <a href="/">{t("saved.title")}</a>
        </h3>
        <p className="saved__price t15 soft" data-saved-price="own" hidden>
          <Price>{""}</Price> {t("myRoom.asDrawn")}
        </p>
        <p className="saved__price t15 soft" data-saved-price="room" hidden>
          <Price>{""}</Price> {t("myRoom.inYourRoom")}
        </p>
        <p className="saved__undo t15 soft">
          {t("saved.removedHere")}
          <Button look="quiet" size="small" data-saved-undo>
            {t("saved.undo")}
          </Button>
        </p>
      </div>
      <IconButton className="saved__remove" icon="close" label={t("saved.remove")} data-saved-remove />
    </li>
  );
}

/** Stands in the toast, under what has just been saved. */
export function SavedBanner() {
  const { t } = useText();
  return (
    <div className="toast__more">
      <p>{t("saved.banner")}</p>
      <LeadLink look="quiet" size="small" ctaType={CTA_TYPE} formTitle={t("saved.banner")}>
        {t("layout.talkToDesigner")}
      </LeadLink>
    </div>
  );
}

/** From pictures to a plan, or to someone else's opinion. */
export function SavedOnward() {
  const { t } = useText();
  return (
    <div className="saved__onward" data-saved-when="some" hidden>
      <p className="strong">{t("saved.banner")}</p>
      <div className="saved__exits">
        <LeadLink ctaType={CTA_TYPE} formTitle={t("saved.banner")}>
          {t("layout.talkToDesigner")}
        </LeadLink>
        <Button
          look="quiet"
          icon="share"
          data-saved-share
          data-title={t("saved.title")}
          data-said={t("saved.shared")}
        >
          {t("saved.share")}
        </Button>
      </div>
      <p className="t13 soft" role="status" data-saved-said />
    </div>
  );
}
