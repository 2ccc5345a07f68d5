import { useEffect, useLayoutEffect, useState } from "react";
import { openDialog } from "../../../../ui/behaviours/dialogs.ts";
import { Dialog } from "../../../../ui/overlay/modal.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { usePage, useSharedState } from "../../../frame/islands/page-context.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { LeadFormView } from "../forms/lead-form-view.tsx";
import { rememberInteraction } from "./popup-rules.ts";
import "./lead-popup.css";

const POPUP = "ask-us";

/** Opens when it hydrates: overlay-behaviour.ts hydrates it at the right time. */
function LeadPopup({ facts }: { facts: LeadFacts }) {
  const { t } = useText();
  const { state } = usePage();
  const { isOpen: isPhone, heading } = useSharedState(({ mobilePopup }) => mobilePopup);
  const [isAtWork, setAtWork] = useState(false);
  useLayoutEffect(() => setAtWork(true), []);
  useEffect(() => {
    if (isAtWork) openDialog(POPUP);
  }, [isAtWork]);
  if (!isAtWork) return null;
  const title = (isPhone && heading) || t("popup.title");
  const close = () => {
    state.setState("mobilePopup", { isOpen: false });
    rememberInteraction();
  };
  return (
    <Dialog id={POPUP} className="lead-popup" title={title} onClose={close}>
      <p className="soft">{t("popup.text")}</p>
      <LeadFormView surface="popup" facts={facts} title={t("popup.title")} />
    </Dialog>
  );
}

export default island("lead-popup", LeadPopup, { when: "intent" });
