import { IconButton } from "../../../../ui/forms/icon-button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { leadAddress } from "../../../frame/lead-address.ts";
import { LeadLink } from "../../leads/drawer/lead-link.tsx";
import SavedDrawer, { SAVED_CTA } from "./saved-drawer.island.tsx";
import { SAVED_BANNER_ID, SAVED_DRAWER_ID, savedWords } from "./saved-words.ts";

export function WishlistDrawer() {
  const { t } = useText();
  const { edition, state } = usePage();
  const ideas = linkTo(edition, "design-ideas") ?? linkTo(edition, "offerings") ?? `/${edition.region}`;
  const asks = { ctaType: SAVED_CTA, formTitle: t("wishlist.banner") } as const;
  return (
    <>
      <SavedDrawer
        ideas={ideas}
        talk={leadAddress(edition, asks, state.getState().customCtaQueryStrings)}
        boards={addressOf(edition.region, "profile-saved")}
      />
      {/* Shown in the toast, below the name of the saved design. */}
      <template id={SAVED_BANNER_ID}>
        <div className="row apart rule toast__more">
          <p>{t("wishlist.banner")}</p>
          <LeadLink look="quiet" size="small" {...asks}>
            {t("layout.talkToDesigner")}
          </LeadLink>
        </div>
      </template>
    </>
  );
}

export function WishlistOpener() {
  const { t } = useText();
  const words = savedWords(t);
  return (
    <IconButton
      className="needs-script wishlist-opener"
      icon="heart"
      label={words.none}
      count={0}
      data-opens={SAVED_DRAWER_ID}
      data-saved-words={JSON.stringify(words)}
    />
  );
}
