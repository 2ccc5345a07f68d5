import type { DesignStyleFile } from "../../../contracts/documents/designs/design-style.ts";
import { completeDesign } from "../complete/design.ts";
import { completeDesignCategory, connectDesignCategory } from "../complete/design-category.ts";
import { completeDesignLanding, connectDesignLanding } from "../complete/design-landing.ts";
import { connectDesign, designsOf } from "../complete/design-library.ts";
import type { ConnectionContext, DocumentType, DocumentTypes } from "../document-type.ts";
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

/** Gives the rooms and the styles that it leads to their names, and checks that there is something to be seen in them. */
function connectDesignStyle(style: DesignStyleFile, context: ConnectionContext): object {
  const designs = designsOf(context, context.country);
  const rooms = style.rooms.map((slug, index) => {
    const path = ["rooms", index];
    const room = context.require("design-ideas-categories", slug, path) as { title: string } | undefined;
    if (!designs.some((design) => design.roomType === slug && style.styles.includes(design.style)))
      context.blame(path, `no design of "${slug}" is in this style`);
    return { slug, title: room?.title ?? slug };
  });
  const related = style.related.map((slug, index) => {
    const other = context.require("design-styles", slug, ["related", index]) as DesignStyleFile | undefined;
    return { slug, title: other?.title, headline: other?.headline, picture: other?.picture };
  });
  return { ...style, rooms, related };
}
