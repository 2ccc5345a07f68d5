import type { PageName } from "./url-table.ts";

/** The pages that exist. To add one: its folder, and its line here. The rest follows. */
export const BUILT_PAGES: Partial<Record<PageName, string>> = {
  home: "pages/home/home.tsx",
  "design-ideas": "pages/design-ideas/design-ideas.tsx",
  "design-ideas-search": "pages/design-search/design-search.tsx",
  "design-ideas-category": "pages/design-category/design-category.tsx",
  "design-detail": "pages/design-detail/design-detail.tsx",
  "smart-photo-detail": "pages/priced-design/priced-design.tsx",
  "design-generic-detail": "pages/design-generic-detail/design-generic-detail.tsx",
  "design-style": "pages/design-style/design-style.tsx",
  "smart-photo": "pages/smart-photo/smart-photo.tsx",
  "smart-photo-exp": "pages/smart-photo-exp/smart-photo-exp.tsx",
  talk: "pages/talk/talk.tsx",
  "widget-lead-form": "pages/widget-lead-form/widget-lead-form.tsx",
  "oembed-demo": "pages/oembed-demo/oembed-demo.tsx",
  oembed: "pages/oembed/oembed.tsx",
  "refer-a-friend": "pages/refer-a-friend/refer-a-friend.tsx",
  referral: "pages/referral/referral.tsx",
  "lead-refill": "pages/lead-refill/lead-refill.tsx",
  "thank-you": "pages/thank-you/thank-you.tsx",
  "thank-you-calendar": "pages/thank-you/calendar.ts",
  "contact-pact": "pages/contact-pact/contact-pact.tsx",
  ikea: "pages/ikea/ikea.tsx",
  "not-found": "pages/not-found/not-found.tsx",
  swinstall: "pages/swinstall/swinstall.tsx",
  template: "pages/template/template.tsx",
};
