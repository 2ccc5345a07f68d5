import type { ROOM_PHOTOS } from "./menu-photos.ts";
import type { MenuLink } from "./menus/menu-link.ts";

export interface RoomLink extends MenuLink {
  photo: keyof typeof ROOM_PHOTOS;
}

const ROOMS = {
  kitchen: room("layout.roomKitchen", "kitchen-designs", "kitchen"),
  wardrobe: room("layout.roomWardrobe", "wardrobe", "wardrobe"),
  living: room("layout.roomLiving", "living-room", "living"),
  familyLiving: room("layout.roomFamilyLiving", "family-living", "living"),
  majlis: room("layout.roomMajlis", "majlis", "majlis"),
  bedroom: room("layout.roomBedroom", "master-bedroom", "bedroom"),
  dining: room("layout.roomDining", "dining-room", "dining"),
  bathroom: room("layout.roomBathroom", "bathroom", "bathroom"),
  foyer: room("layout.roomFoyer", "foyer", "foyer"),
  pooja: room("layout.roomPooja", "pooja-room", "pooja"),
  balcony: room("layout.roomBalcony", "balcony", "balcony"),
  tvUnit: room("layout.roomTvUnit", "tv-unit", "tvUnit"),
  kids: room("layout.roomKids", "kids-room", "kids"),
  ceiling: room("layout.roomCeiling", "false-ceiling", "ceiling"),
  study: room("layout.roomStudy", "home-office", "study"),
} as const;

export const INDIAN_ROOMS = [
  ROOMS.kitchen,
  ROOMS.wardrobe,
  ROOMS.living,
  ROOMS.bedroom,
  ROOMS.dining,
  ROOMS.bathroom,
  ROOMS.foyer,
  ROOMS.pooja,
  ROOMS.balcony,
  ROOMS.tvUnit,
  ROOMS.kids,
  ROOMS.ceiling,
] as const;

export const SINGAPOREAN_ROOMS = [
  ROOMS.kitchen,
  ROOMS.wardrobe,
  ROOMS.living,
  ROOMS.bedroom,
  ROOMS.dining,
  ROOMS.bathroom,
  ROOMS.study,
  ROOMS.balcony,
  ROOMS.kids,
] as const;

export const MALAYSIAN_ROOMS = [
  ROOMS.kitchen,
  ROOMS.wardrobe,
  ROOMS.living,
  ROOMS.bedroom,
  ROOMS.dining,
  ROOMS.bathroom,
  ROOMS.foyer,
  ROOMS.balcony,
  ROOMS.ceiling,
] as const;

/** Saudi Arabia has no galleries: a room links to its priced photograph. */
export const SAUDI_ROOMS = [
  scene(ROOMS.majlis, "majlis", "mens-majlis"),
  scene(ROOMS.familyLiving, "family-living", "family-living"),
  scene(ROOMS.kitchen, "kitchen", "modern-kitchen"),
  scene(ROOMS.bedroom, "master-bedroom", "villa-master-bedroom"),
  scene(ROOMS.wardrobe, "wardrobe", "dressing-room"),
  scene(ROOMS.dining, "dining-room", "family-dining"),
  scene(ROOMS.bathroom, "bathroom", "walk-in-shower-bathroom"),
  scene(ROOMS.study, "home-office", "home-office"),
] as const;

function room(label: RoomLink["label"], categorySlug: string, photo: RoomLink["photo"]): RoomLink {
  return { label, page: "design-ideas-category", params: { categorySlug }, photo };
}

function scene(link: RoomLink, roomType: string, slug: string): RoomLink {
  return { ...link, page: "smart-photo", params: { roomType, slug } };
}
