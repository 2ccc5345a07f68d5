import { PricedDesign, UnpricedDesign } from "../../../contracts/documents/designs/design.ts";
import { DesignCategoryFile } from "../../../contracts/documents/designs/design-category.ts";
import { DesignFilterFile } from "../../../contracts/documents/designs/design-filter.ts";
import { DesignLandingFile } from "../../../contracts/documents/designs/design-landing.ts";
import { DesignStyleFile } from "../../../contracts/documents/designs/design-style.ts";
import { completeDesign } from "../complete/design.ts";
import { completeDesignCategory, connectDesignCategory } from "../complete/design-category.ts";
import { completeDesignLanding, connectDesignLanding } from "../complete/design-landing.ts";
import { connectDesign } from "../complete/design-library.ts";
import { connectDesignStyle } from "../complete/design-style.ts";
import type { DocumentType, DocumentTypes } from "../document-type.ts";

const designs = {
  answersAs: "item",
  complete: completeDesign,
  connect: connectDesign,
  filters: [
    "roomType",
    "layout",
    "style",
    "tags",
    "tier",
    "homeTypes",
    "lenses",
    "colours",
    "sizeBand",
    "hasPrice",
    "totalPrice",
    "area",
    "finishes",
    "redirectedTo",
  ],
  search: {
    kind: "design",
    heading: ["title"],
    tags: ["tags", "roomType", "layout", "style", "colours"],
    text: ["description", "story", "details.value", "products.name"],
    summary: "description",
    picture: "picture",
  },
} satisfies Omit<DocumentType, "schemas">;

export const DESIGN_IDEA_TYPES: DocumentTypes = {
  looks: { ...designs, schemas: { "*": UnpricedDesign } },
  "smart-photo-lite": { ...designs, schemas: { "*": PricedDesign } },
  "design-ideas-categories": {
    answersAs: "item",
    schemas: { "*": DesignCategoryFile },
    complete: completeDesignCategory,
    connect: connectDesignCategory,
    filters: ["availableRegions"],
  },
  "design-ideas-filters": { answersAs: "item", schemas: { "*": DesignFilterFile } },
  "design-ideas-landing-page": {
    answersAs: "item",
    schemas: { "*": DesignLandingFile },
    complete: completeDesignLanding,
    connect: connectDesignLanding,
  },
  "design-styles": {
    answersAs: "item",
    schemas: { "*": DesignStyleFile },
    connect: connectDesignStyle,
  },
};
