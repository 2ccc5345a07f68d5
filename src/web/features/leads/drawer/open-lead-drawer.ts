import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import { openDialog } from "../../../../ui/behaviours/dialogs.ts";
import { DRAWER_TEMPLATES, type HeaderMedia } from "../../../frame/drawer-templates.ts";
import { requestHydration } from "../../../frame/islands/request-hydration.ts";
import { dispatchPageEvent } from "../../../frame/page-events.ts";
import type { DrawerSettings, StateStore } from "../../../frame/state/page-state.ts";
import { SURFACES } from "../forms/surfaces.ts";

export const LEAD_DRAWER = "lead-drawer";

export interface DrawerRequest {
  title?: string | undefined;
  button?: string | undefined;
  ctaType?: CtaType | undefined;
  template?: string | undefined;
  media?: HeaderMedia | undefined;
  about?: DrawerSettings["about"] | undefined;
}

export function openLeadDrawer(state: StateStore, wish: DrawerRequest): void {
  const own = state.getInitialState().drawer;
  const heading = wish.title || own.heading;
  const ctaText = wish.button || own.ctaText;
  const ctaType = wish.ctaType ?? SURFACES.drawer.ctaType;
  const template = DRAWER_TEMPLATES.find((name) => name === (wish.template || own.template)) ?? "template1";
  const headerMedia = wish.media ?? own.headerMedia;
  state.setState("leadSubmissionCtaType", ctaType);
  state.setState("leadForm", { formTitle: heading, primaryButtonText: ctaText });
  state.setState("drawer", {
    isOpen: true,
    heading,
    ctaText,
    template,
    headerMedia,
    about: wish.about ?? null,
  });
  openDialog(LEAD_DRAWER);
  dispatchPageEvent("atrium:form-opened", { ctaType, title: heading });
  requestHydration(LEAD_DRAWER);
}
