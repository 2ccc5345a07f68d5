import type { MessageKey } from "../../../ui/text/text.tsx";
import type { MenuLink } from "./menus/menu-link.ts";
import type { FEATURE_PHOTOS } from "./photos.ts";
import type { RoomLink } from "./rooms.ts";

/** What stands in the skeleton of a layout. */
export interface LayoutRow {
  menu: readonly MenuEntry[];
  footer: readonly FooterColumn[];
  registrations: readonly { label: MessageKey; number: string }[];
  taxNote: MessageKey;
}

export interface MenuEntry extends MenuLink {
  panel?: RoomsPanel | GroupsPanel;
}

export interface RoomsPanel {
  kind: "rooms";
  rooms: readonly RoomLink[];
  feature: Feature;
  more: readonly MenuLink[];
}

export interface GroupsPanel {
  kind: "groups";
  items: readonly (MenuLink & { help: MessageKey })[];
  feature: Feature;
}

export interface Feature extends MenuLink {
  help: MessageKey;
  photo: keyof typeof FEATURE_PHOTOS;
}

export interface FooterColumn {
  heading: MessageKey;
  items: readonly MenuLink[];
}
