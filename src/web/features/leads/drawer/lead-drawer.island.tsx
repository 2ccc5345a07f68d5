import { startTransition, useEffect, useRef, useState } from "react";
import { isCtaType } from "../../../../contracts/leads/cta-types.ts";
import { isForAnotherTab } from "../../../../ui/behaviours/dialogs.ts";
import { Drawer } from "../../../../ui/overlay/modal.tsx";
import { Loading } from "../../../../ui/overlay/skeleton.tsx";
import type { HeaderMedia } from "../../../frame/drawer-templates.ts";
import { island } from "../../../frame/islands/island.tsx";
import { usePage, useSharedState } from "../../../frame/islands/page-context.ts";
import { UNFINISHED_LEAD_KEYS } from "../engine/unfinished-leads.ts";
import { useLeadQueue } from "../engine/use-lead-queue.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { LeadFormView } from "../forms/lead-form-view.tsx";
import { SURFACES } from "../forms/surfaces.ts";
import { type DrawerRequest, LEAD_DRAWER, openLeadDrawer } from "./open-lead-drawer.ts";
import "./lead-drawer.css";

const OPENERS = `[data-opens="${LEAD_DRAWER}"]`;

function LeadDrawer({ facts }: { facts: LeadFacts }) {
  const { state } = usePage();
  const { isOpen, heading, ctaText, template, headerMedia, about } = useSharedState(({ drawer }) => drawer);
  const ctaType = useSharedState(({ leadSubmissionCtaType }) => leadSubmissionCtaType);
  const [isFilled, setFilled] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { round, onSent, onClosed } = useFreshForm();
  useLeadQueue(facts);
  // Renders the form in a transition: the dialog is already open and can be closed in the meantime.
  useEffect(() => startTransition(() => setFilled(true)), []);

  useEffect(() => {
    const stop = new AbortController();
    const open = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(OPENERS);
      if (!pressed || isForAnotherTab(event)) return;
      event.preventDefault();
      opener.current = pressed;
      openLeadDrawer(state, drawerRequestOf(pressed.dataset, state.getState().drawer.priceNow));
    };
    // This listener runs before the page's dialog script opens the drawer.
    document.addEventListener("click", open, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [state]);

  const close = () => {
    state.setState("drawer", { isOpen: false });
    onClosed();
    giveFocusBack(opener.current);
  };
  const frame = { id: LEAD_DRAWER, className: "lead-drawer", onClose: close };
  if (!isFilled) {
    return (
      <Drawer {...frame} data-unfilled="" title={<UnfilledTitle heading={heading} />}>
        <UnfilledForm />
      </Drawer>
    );
  }
  return (
    <Drawer
      {...frame}
      title={heading}
      data-template={template}
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

/** The title is only for screen readers: the opener may set another one, and a visible title must not change. */
function UnfilledTitle({ heading }: { heading: string }) {
  return (
    <>
      <span className="sr">{heading}</span>
      <span className="skeleton lead-drawer__title" aria-hidden="true" />
    </>
  );
}

function UnfilledForm() {
  return (
    <div className="lead-drawer__unfilled">
      <Loading>
        <div className="stack stack--fields" aria-hidden="true">
          {SURFACES.drawer.fields.slice(0, 4).map((field) => (
            <div key={field} className="skeleton lead-drawer__field" />
          ))}
        </div>
      </Loading>
    </div>
  );
}

/** The server renders the dialog without its form. */
export default island("lead-drawer", LeadDrawer, {
  when: "intent",
  openers: OPENERS,
  leftovers: UNFINISHED_LEAD_KEYS,
});

const FILM = /\.(mp4|webm)($|\?)/i;
const CLASS = "lead-drawer__media";

/** The media is removed when the drawer closes, so that a film stops. */
function DrawerMedia({ url, altText }: HeaderMedia) {
  if (!FILM.test(url)) return <img className={CLASS} src={url} alt={altText} />;
  return (
    <video className={CLASS} src={url} aria-label={altText} controls muted playsInline preload="metadata" />
  );
}

/** A link in a closed menu cannot receive the focus, so the button of that menu does. */
function giveFocusBack(opener: HTMLElement | null): void {
  if (!opener) return;
  if (opener.checkVisibility()) {
    // The focus is lost, or still inside the closed dialog.
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.checkVisibility()) opener.focus();
    return;
  }
  const menu = opener.closest("[popover]");
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}

/** After a lead is sent and the dialog closed, opening it again shows a new form. */
function useFreshForm() {
  const { state } = usePage();
  const [{ round, isSent }, setForm] = useState({ round: 0, isSent: false });
  return {
    /** The key of the form. */
    round,
    onSent: () => setForm({ round, isSent: true }),
    onClosed() {
      if (!isSent) return;
      setForm({ round: round + 1, isSent: false });
      state.setState("thankYou", { showThankYouScreen: false });
      state.setState("leadForm", { thankYouModal: false });
    },
  };
}

/** Reads the drawer's options from a link: see leadAttributes and LeadLink. A newer price replaces the link's price. */
function drawerRequestOf(link: DOMStringMap, priceNow?: string): DrawerRequest {
  const {
    formTitle,
    ctaText,
    ctaType,
    template,
    mediaUrl,
    mediaAlt = "",
    about,
    aboutImage,
    aboutPrice,
    estimate,
  } = link;
  return {
    title: formTitle,
    button: ctaText,
    ctaType: isCtaType(ctaType) ? ctaType : undefined,
    template,
    media: mediaUrl ? { url: mediaUrl, altText: mediaAlt } : undefined,
    about: about
      ? { title: about, image: aboutImage, price: aboutPrice && (priceNow ?? aboutPrice), estimate }
      : undefined,
  };
}
