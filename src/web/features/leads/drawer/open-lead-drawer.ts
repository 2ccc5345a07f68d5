import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import { openDialog } from "../../../../ui/behaviours/dialogs.ts";
import { DRAWER_TEMPLATES, type HeaderMedia } from "../../../frame/drawer-templates.ts";
import { wakeIslands } from "../../../frame/islands/wake-islands.ts";
import { tellPage } from "../../../frame/page-events.ts";
import type { DrawerSettings, StateStore } from "../../../frame/state/page-state.ts";
import { SURFACES } from "../forms/surfaces.ts";

export const LEAD_DRAWER = "lead-drawer";

export interface DrawerWish {
  title?: string | undefined;
  button?: string | undefined;
  ctaType?: CtaType | undefined;
  template?: string | undefined;
  media?: HeaderMedia | undefined;
  about?: DrawerSettings["about"] | undefined;
}

export function openLeadDrawer(state: StateStore, wish: DrawerWish): void {
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
  tellPage("atrium:form-opened", { ctaType, title: heading });
  wakeIslands(LEAD_DRAWER);
}
