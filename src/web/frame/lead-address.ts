import type { CtaType } from "../../contracts/leads/cta-types.ts";
import type { Edition } from "../../editions/edition.ts";
import { addressOf } from "../../urls/links.ts";
import type { DrawerTemplate, HeaderMedia } from "./drawer-templates.ts";

export interface LeadRequest {
  /** What the lead is counted under. */
  ctaType: CtaType;
  formTitle?: string | undefined;
  /** What the visitor is looking at: it stands on top of the form, and the designer gets it too. */
  about?: string | undefined;
  /** How the drawer looks for it, if not as on the rest of the page. */
  template?: DrawerTemplate | undefined;
  headerMedia?: HeaderMedia | undefined;
}

/** The form as a page of its own, for whoever has no script. */
export function leadAddress(
  { region }: Pick<Edition, "region">,
  request: LeadRequest,
  campaign: Readonly<Record<string, string>> = {},
): string {
  const fields = {
    cta_type: request.ctaType,
    form_title: request.formTitle,
    about: request.about,
    ...campaign,
  };
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${addressOf(region, "talk")}?${new URLSearchParams(given)}`;
}

/** Makes a link open the lead drawer, and tells the drawer what to say. */
export function leadAttributes({ ctaType, formTitle, about, template, headerMedia }: LeadRequest) {
  return {
    "data-opens": "lead-drawer",
    "data-cta-type": ctaType,
    "data-form-title": formTitle,
    "data-about": about,
    "data-template": template,
    "data-media-url": headerMedia?.url,
    "data-media-alt": headerMedia?.altText,
  };
}
