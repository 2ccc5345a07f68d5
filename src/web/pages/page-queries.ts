import { ROOM_PARAMETERS } from "../features/design-ideas/my-room/room-parameters.ts";

/** The filters and page of a list, and the fields of its form. */
const LIST = ["filters", "page", "f.*"] as const;
/** Also contains the compared products. */
export const OFFERINGS_LIST = [...LIST, "compare"] as const;
/** The state of a gallery, and the fields of its forms, which work without scripts. */
export const GALLERY = [...LIST, "sort", "budget", ...ROOM_PARAMETERS] as const;
/** The parameters of looks, which have no room prices; Singapore's categories are query parameters. */
export const LOOKS = [...LIST, "category"] as const;
export const SCENE = ["pieces", "piece", "p.*", ...ROOM_PARAMETERS] as const;

/** The appearance and texts of an embed. */
const EMBED_LOOK = ["region", "theme", "accent", "background", "ctaText", "formTitle", "ctaType"] as const;
export const LEAD_WIDGET = [...EMBED_LOOK, "about", "sent"] as const;
/** Also contains the item to show, for embeds that can show one of many. */
export const EMBED = [
  ...EMBED_LOOK,
  "slug",
  "category",
  "topic",
  "city",
  "room",
  "tier",
  "pieces",
  "piece",
] as const;
