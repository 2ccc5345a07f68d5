import { checkCounted } from "../complete/check-counted.ts";
import type { DocumentTypes } from "../document-type.ts";
import { shownBy } from "../publication/find-address.ts";
import { typeNamed } from "../type-named.ts";

export const SITE_TYPES: DocumentTypes = {
  cities: {
    ...typeNamed("cities"),
    whyNoAddress: shownBy("city"),
    search: {
      kind: "page",
      heading: ["name"],
      tags: ["headline", "state", "aliases", "localities.name"],
      text: ["lede", "needs", "questions"],
      summary: "lede",
      picture: "picture",
    },
  },
  campaigns: { ...typeNamed("campaigns"), whyNoAddress: shownBy("campaign-page"), connect: checkCounted },
  faqs: {
    ...typeNamed("faqs"),
    search: { kind: "page", heading: ["title"], tags: ["intro"], text: ["questions"], summary: "intro" },
  },
  facts: typeNamed("facts"),
  "seo-footers": typeNamed("seo-footers"),
  notifications: typeNamed("notifications"),
};
