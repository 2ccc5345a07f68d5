import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isCtaType } from "../../../../contracts/leads/cta-types.ts";
import { isForAnotherTab, openDialog } from "../../../../ui/behaviours/dialogs.ts";
import { Drawer } from "../../../../ui/overlay/modal.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { useSharedState } from "../../../frame/islands/use-shared-state.ts";
import { LEFT_OF_LEADS } from "../engine/left-of-leads.ts";
import { useLeadQueue } from "../engine/use-lead-queue.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { LeadFormView } from "../forms/lead-form-view.tsx";
import { useFreshForm } from "../forms/use-fresh-form.ts";
import { DrawerMedia } from "./drawer-media.tsx";
import { giveFocusBack } from "./give-focus-back.ts";
import { LEAD_DRAWER, openLeadDrawer } from "./open-lead-drawer.ts";
import { wishOf } from "./opener-wish.ts";
import "./lead-drawer.css";

const OPENERS = `[data-opens="${LEAD_DRAWER}"]`;

function LeadDrawer({ facts }: { facts: LeadFacts }) {
  const { state } = usePage();
  const { isOpen, heading, ctaText, template, headerMedia, about } = useSharedState(({ drawer }) => drawer);
  const ctaType = useSharedState(({ leadSubmissionCtaType }) => leadSubmissionCtaType);
  const [isAtWork, setAtWork] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { round, onSent, onClosed } = useFreshForm();
  useLeadQueue(facts);
  // Before it is said to be at work: the press that has woken it wants the dialog.
  useLayoutEffect(() => setAtWork(true), []);

  useEffect(() => {
    const stop = new AbortController();
    const open = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(OPENERS);
      if (!pressed || isForAnotherTab(event)) return;
      event.preventDefault();
      opener.current = pressed;
      openLeadDrawer(state, wishOf(pressed.dataset, state.getState().drawer.priceNow));
    };
    // Before the page's own script for dialogs opens it.
    document.addEventListener("click", open, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [state]);

  useEffect(() => {
    if (isOpen) openDialog(LEAD_DRAWER);
  }, [isOpen]);

  const close = () => {
    state.setState("drawer", { isOpen: false });
    onClosed();
    giveFocusBack(opener.current);
  };
  if (!isAtWork) return null;
  return (
    <Drawer
      id={LEAD_DRAWER}
      className="lead-drawer"
      title={heading}
      data-template={template}
      onClose={close}
      top={isOpen && headerMedia && <DrawerMedia {...headerMedia} />}
    >
      <LeadFormView
        key={round}
        surface="drawer"
        facts={facts}
        title={heading}
        button={ctaText}
        ctaType={isCtaType(ctaType) ? ctaType : undefined}
        about={about ?? undefined}
        onSent={onSent}
      />
    </Drawer>
  );
}

/** Nothing of it is in the page until somebody turns to a link that opens it, or something is left from before. */
export default island("lead-drawer", LeadDrawer, {
  when: "intent",
  openers: OPENERS,
  leftovers: LEFT_OF_LEADS,
});
