import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import type { MessageKey } from "../../../../ui/text/text.tsx";
import type { LeadKind } from "./read-lead-form.ts";

/** The lead surfaces. Each occurs at most once on a page, so its ids are derived from its name. */
export type LeadSurface =
  | "drawer"
  | "page"
  | "inline"
  | "campaign"
  | "popup"
  | "guide"
  | "footer"
  | "multi-step"
  | "referral"
  | "visit"
  | "partner"
  | "embed";

export type LeadFormField =
  | "visit"
  | "name"
  | "phone"
  | "email"
  | "pincode"
  | "property"
  | "bestTime"
  | "scope"
  | "whatsapp";

interface SurfaceRow {
  kind: LeadKind;
  fields: readonly LeadFormField[];
  /** Optional fields, in a part of the form that the visitor can open. */
  folded?: readonly LeadFormField[];
  title: MessageKey;
  button: MessageKey;
  ctaType: CtaType;
}

const SOFT = { kind: "soft", fields: ["name", "phone", "email", "whatsapp"] } as const;
const FULL = {
  kind: "full",
  fields: ["name", "phone", "pincode", "property", "email", "bestTime", "whatsapp"],
} as const;
/** Small forms ask for three fields; the optional ones are folded. */
const SHORT_FULL = {
  kind: "full",
  fields: ["name", "phone", "pincode", "email", "property", "bestTime", "whatsapp"],
  folded: ["email", "property", "bestTime"],
} as const;
const BOOK_ONLINE = { title: "lead.title", button: "lead.button" } as const;

export const SURFACES: Record<LeadSurface, SurfaceRow> = {
  drawer: { ...SHORT_FULL, ...BOOK_ONLINE, ctaType: "Header" },
  page: { ...FULL, ...BOOK_ONLINE, ctaType: "Normal Lead Forms" },
  inline: { ...SOFT, title: "gallery.leadTitle", button: "gallery.leadButton", ctaType: "Normal Lead Forms" },
  campaign: { ...SOFT, ...BOOK_ONLINE, ctaType: "Banner" },
  popup: { ...SOFT, ...BOOK_ONLINE, ctaType: "Normal Pop-Up" },
  guide: { ...SOFT, title: "guide.formTitle", button: "guide.button", ctaType: "Guide Download" },
  footer: { ...SOFT, ...BOOK_ONLINE, ctaType: "Footer Open Form" },
  "multi-step": { ...FULL, ...BOOK_ONLINE, fields: ["scope", ...FULL.fields], ctaType: "Multi Step Form" },
  referral: { ...FULL, ...BOOK_ONLINE, ctaType: "Normal Lead Forms" },
  visit: {
    kind: "soft",
    fields: ["visit", "name", "phone", "email", "whatsapp"],
    title: "visits.title",
    button: "visits.book",
    ctaType: "Normal Lead Forms",
  },
  partner: { ...SOFT, title: "partner.formTitle", button: "partner.button", ctaType: "Normal Lead Forms" },
  embed: { ...SHORT_FULL, ...BOOK_ONLINE, ctaType: "Oembed Open Form" },
};
