import { completeLook, connectLook } from "../../looks/complete-look.ts";
import type { DocumentTypes } from "../document-type.ts";
import { shownBy } from "../publication/find-address.ts";
import { typeNamed } from "../type-named.ts";

export const LOOK_TYPES: DocumentTypes = {
  "home-looks": {
    ...typeNamed("home-looks"),
    whyNoAddress: shownBy("looks"),
    complete: completeLook,
    connect: connectLook,
    filters: [
      "category",
      "style.id",
      "palette.id",
      "tier.id",
      "city.id",
      "designer.id",
      "homeSize.id",
      "budget.id",
      "roomTypes",
      "materialTypes",
      "isNew",
    ],
    search: {
      kind: "look",
      heading: ["title"],
      tags: ["categoryName", "style.name", "palette.name", "materials.name", "homeSize.name", "city.name"],
      text: ["concept", "rooms.name", "rooms.title", "rooms.text", "finishes.finish", "designer.name"],
      summary: "concept",
      picture: "picture",
    },
  },
  "home-look-categories": typeNamed("home-look-categories"),
};
