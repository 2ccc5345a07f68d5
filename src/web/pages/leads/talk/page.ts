import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "talk",
  isListed: false,
  query: ["cta_type", "form_title", "about", "estimate", "referral_key", "sent"],
  floats: "none",
  hasFooterForm: false,
  chat: "message-contact",
});
