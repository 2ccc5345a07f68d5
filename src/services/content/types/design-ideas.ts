import { completeDesign } from "../complete/design.ts";
import { completeDesignCategory, connectDesignCategory } from "../complete/design-category.ts";
import { completeDesignLanding, connectDesignLanding } from "../complete/design-landing.ts";
import { connectDesign } from "../complete/design-library.ts";
import { connectDesignStyle } from "../complete/design-style.ts";
import type { DocumentType, DocumentTypes } from "../document-type.ts";
import { namedIn, shownBy } from "../publication/find-address.ts";
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
  looks: { ...typeNamed("looks"), whyNoAddress: shownBy("design-detail"), ...designs },
  "smart-photo-lite": {
    ...typeNamed("smart-photo-lite"),
    whyNoAddress: shownBy("smart-photo-detail"),
    ...designs,
  },
  "design-ideas-categories": {
    ...typeNamed("design-ideas-categories"),
    whyNoAddress: shownBy("design-ideas-category"),
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
    whyNoAddress: namedIn("design-style", "pageSlug"),
    connect: connectDesignStyle,
  },
};
