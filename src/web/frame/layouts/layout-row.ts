import type { MessageKey } from "../../../ui/text/text.tsx";
import type { FEATURE_PHOTOS } from "./menu-photos.ts";
import type { HelpedLink, MenuLink } from "./menus/menu-link.ts";
import type { RoomLink } from "./rooms.ts";

export interface LayoutRow {
  menu: readonly MenuEntry[];
  footer: readonly FooterColumn[];
  /** The country's registers in which the company has a number; the numbers are settings. */
  registrations: readonly { label: MessageKey; register: string }[];
  taxNote: MessageKey;
}

export interface MenuEntry extends MenuLink {
  panel?: MenuPanel;
}

export type MenuPanel = RoomsPanel | GroupsPanel | CitiesPanel;

export interface RoomsPanel {
  kind: "rooms";
  rooms: readonly RoomLink[];
  feature: Feature;
  more: readonly MenuLink[];
}

export interface GroupsPanel {
  kind: "groups";
  items: readonly HelpedLink[];
  feature: Feature;
}

export interface CitiesPanel {
  kind: "cities";
  more: readonly MenuLink[];
  feature: Feature;
}

export interface Feature extends HelpedLink {
  photo: keyof typeof FEATURE_PHOTOS;
}

export interface FooterColumn {
  heading: MessageKey;
  items: readonly MenuLink[];
}
