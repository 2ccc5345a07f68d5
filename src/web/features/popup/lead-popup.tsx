import { Dialog } from "../../../ui/overlay/modal.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../../frame/layouts/layout-context.tsx";
import { LeadForm } from "../leads/forms/lead-form.tsx";
import "./lead-popup.css";

const POPUP = "ask-us";

/** The same question as the drawer's, with fewer fields. It opens by itself, once in a visitor's life. */
export function LeadPopup() {
  const { t } = useText();
  const { page } = useLayout();
  if (page.floats === "none") return null;
  const title = t("popup.title");
  return (
    <Dialog id={POPUP} className="lead-popup" title={title} data-popup data-float>
      <p className="soft">{t("popup.text")}</p>
      <LeadForm surface="popup" title={title} />
    </Dialog>
  );
}
