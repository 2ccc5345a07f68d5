import { Campaign } from "../../../contracts/documents/campaign.ts";
import { City } from "../../../contracts/documents/city.ts";
import { FaqTopic } from "../../../contracts/documents/faq.ts";
import { Notification } from "../../../contracts/documents/notification.ts";
import { SeoFooter } from "../../../contracts/documents/seo-footer.ts";
import type { DocumentTypes } from "../document-type.ts";

/** Places, campaigns and help. */
export const SITE_TYPES: DocumentTypes = {
  cities: {
    answersAs: "page",
    schemas: { "*": City },
    search: {
      kind: "page",
      heading: ["name"],
      tags: ["headline", "state", "aliases", "localities.name"],
      text: ["lede", "needs", "questions"],
      summary: "lede",
      picture: "picture",
    },
  },
  campaigns: { answersAs: "page", schemas: { "*": Campaign } },
  faqs: {
    answersAs: "item",
    schemas: { "*": FaqTopic },
    search: { kind: "page", heading: ["title"], tags: ["intro"], text: ["questions"], summary: "intro" },
  },
  "seo-footers": { answersAs: "item", schemas: { "*": SeoFooter } },
  notifications: { answersAs: "item", schemas: { "*": Notification } },
};
