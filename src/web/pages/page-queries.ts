import { ROOM_PARAMETERS } from "../features/design-ideas/my-room/room-parameters.ts";

/** A list's filters and page, and the fields of their form. */
const LIST = ["filters", "page", "f.*"] as const;
/** And what is chosen there to be compared. */
export const OFFERINGS_LIST = [...LIST, "compare"] as const;
/** A gallery's state, and the fields of its forms, which lead back to it without a script. */
export const GALLERY = [...LIST, "sort", "budget", ...ROOM_PARAMETERS] as const;
/** The same for looks, which are not priced by the room; Singapore's categories are asked for here. */
export const LOOKS = [...LIST, "category"] as const;
export const SCENE = ["pieces", "piece", "p.*", ...ROOM_PARAMETERS] as const;

/** How an embed looks and speaks on the site around it. */
const EMBED_LOOK = ["region", "theme", "accent", "background", "ctaText", "formTitle", "ctaType"] as const;
export const LEAD_WIDGET = [...EMBED_LOOK, "about", "sent"] as const;
/** And which thing it shows, where it shows one of many. */
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
