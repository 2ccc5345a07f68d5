import type { MessageKey } from "../../../../../ui/text/text.tsx";

const ROOMS: Record<string, MessageKey | undefined> = {
  kitchen: "layout.roomKitchen",
  "service-kitchen": "smartPhoto.roomServiceKitchen",
  "living-room": "layout.roomLiving",
  "family-living": "layout.roomFamilyLiving",
  majlis: "layout.roomMajlis",
  "womens-majlis": "smartPhoto.roomWomensMajlis",
  "dining-room": "layout.roomDining",
  "master-bedroom": "layout.roomBedroom",
  "guest-bedroom": "smartPhoto.roomGuest",
  "kids-room": "layout.roomKids",
  wardrobe: "layout.roomWardrobe",
  bathroom: "layout.roomBathroom",
  "home-office": "layout.roomStudy",
  foyer: "layout.roomFoyer",
  "pooja-room": "layout.roomPooja",
};

export function roomName(roomType: string): MessageKey | undefined {
  return ROOMS[roomType];
}
