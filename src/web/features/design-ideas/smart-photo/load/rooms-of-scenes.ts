import type { MessageKey } from "../../../../../ui/text/text.tsx";

interface SceneRoom {
  name: MessageKey;
  /** The category of design ideas for this room if its name differs; null if there is none. */
  category?: string | null;
}

const ROOMS: Record<string, SceneRoom | undefined> = {
  kitchen: { name: "layout.roomKitchen", category: "kitchen-designs" },
  "service-kitchen": { name: "smartPhoto.roomServiceKitchen", category: null },
  "living-room": { name: "layout.roomLiving" },
  "family-living": { name: "layout.roomFamilyLiving", category: null },
  majlis: { name: "layout.roomMajlis", category: null },
  "womens-majlis": { name: "smartPhoto.roomWomensMajlis", category: null },
  "dining-room": { name: "layout.roomDining" },
  "master-bedroom": { name: "layout.roomBedroom" },
  "guest-bedroom": { name: "smartPhoto.roomGuest", category: null },
  "kids-room": { name: "layout.roomKids" },
  wardrobe: { name: "layout.roomWardrobe" },
  bathroom: { name: "layout.roomBathroom" },
  "home-office": { name: "layout.roomStudy" },
  foyer: { name: "layout.roomFoyer" },
  "pooja-room": { name: "layout.roomPooja" },
};

export function roomName(roomType: string): MessageKey | undefined {
  return ROOMS[roomType]?.name;
}

export function categoryOf(roomType: string): string | undefined {
  const room = ROOMS[roomType];
  return room?.category === undefined ? roomType : (room.category ?? undefined);
}
