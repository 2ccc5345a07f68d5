import type { CtaType } from "../../contracts/leads/cta-types.ts";
import type { DrawerTemplate, HeaderMedia } from "./drawer-templates.ts";

export interface LeadRequest {
  ctaType: CtaType;
  formTitle?: string | undefined;
  about?: string | undefined;
  /** The version of the stored estimate that the lead is about: see estimateReference. */
  estimate?: string | undefined;
  template?: DrawerTemplate | undefined;
  headerMedia?: HeaderMedia | undefined;
}

/** Makes a link open the lead drawer and passes the drawer its content. Islands use it with a URL from the server. */
export function leadAttributes({ ctaType, formTitle, about, estimate, template, headerMedia }: LeadRequest) {
  return {
    "data-opens": "lead-drawer",
    "data-cta-type": ctaType,
    "data-form-title": formTitle,
    "data-about": about,
    "data-estimate": estimate,
    "data-template": template,
    "data-media-url": headerMedia?.url,
    "data-media-alt": headerMedia?.altText,
  };
}
