import { checkCounted } from "../complete/check-counted.ts";
import type { DocumentTypes } from "../document-type.ts";
import { namedLikePage } from "../publication/find-address.ts";
import { typeNamed } from "../type-named.ts";

export const PAGE_TYPES: DocumentTypes = {
  website_content: {
    ...typeNamed("website_content"),
    search: {
      kind: "page",
      heading: ["title"],
      tags: ["rooms.tiles.name", "offerings.items.name"],
      text: ["description", "questions.items", "about", "stages", "terms"],
      summary: "description",
      picture: "hero.picture",
    },
  },
  "content-pages": {
    ...typeNamed("content-pages"),
    whyNoAddress: namedLikePage,
    connect: checkCounted,
    search: {
      kind: "page",
      heading: ["title"],
      text: ["description", "sections"],
      summary: "description",
      picture: "sections.0.picture",
    },
  },
  explainers: {
    ...typeNamed("explainers"),
    search: {
      kind: "page",
      heading: ["title"],
      tags: ["layouts.items.name", "anatomy.parts.name", "users.items.name"],
      text: ["description", "layouts", "anatomy", "users", "norms", "checklist", "questions.items"],
      summary: "description",
      picture: "hero.picture",
    },
  },
  "contact-pages": {
    ...typeNamed("contact-pages"),
    search: {
      kind: "page",
      heading: ["title"],
      text: ["description", "purposes", "before", "visit", "after"],
      summary: "description",
    },
  },
  "style-guide": typeNamed("style-guide"),
  ec: typeNamed("ec"),
};
