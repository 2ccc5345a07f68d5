import { ContentPage } from "../../../contracts/documents/content-page.ts";
import { EngagementCentre } from "../../../contracts/documents/engagement-centre.ts";
import { HomePage } from "../../../contracts/documents/home-page.ts";
import { ReferPage } from "../../../contracts/documents/refer-page.ts";
import type { DocumentTypes } from "../document-type.ts";

export const PAGE_TYPES: DocumentTypes = {
  website_content: {
    answersAs: "page",
    schemas: { "home-*": HomePage, "refer-a-friend-*": ReferPage },
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
    answersAs: "page",
    schemas: { "*": ContentPage },
    search: {
      kind: "page",
      heading: ["title"],
      text: ["description", "sections"],
      summary: "description",
      picture: "sections.0.picture",
    },
  },
  ec: { answersAs: "item", schemas: { "*": EngagementCentre } },
};
