import { completeDesign } from "../complete/design.ts";
import { completeDesignCategory, connectDesignCategory } from "../complete/design-category.ts";
import { completeDesignLanding, connectDesignLanding } from "../complete/design-landing.ts";
import { connectDesign } from "../complete/design-library.ts";
import { connectDesignStyle } from "../complete/design-style.ts";
import type { DocumentType, DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

const designs = {
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
} satisfies Partial<DocumentType>;

export const DESIGN_IDEA_TYPES: DocumentTypes = {
  looks: { ...typeNamed("looks"), ...designs },
  "smart-photo-lite": { ...typeNamed("smart-photo-lite"), ...designs },
  "design-ideas-categories": {
    ...typeNamed("design-ideas-categories"),
    complete: completeDesignCategory,
    connect: connectDesignCategory,
    filters: ["availableRegions"],
  },
  "design-ideas-filters": typeNamed("design-ideas-filters"),
  "design-ideas-landing-page": {
    ...typeNamed("design-ideas-landing-page"),
    complete: completeDesignLanding,
    connect: connectDesignLanding,
  },
  "design-styles": {
    ...typeNamed("design-styles"),
    connect: connectDesignStyle,
  },
};
