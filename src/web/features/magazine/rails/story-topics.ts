import {
  OFFERING_CATEGORIES,
  type OfferingCategory,
} from "../../../../contracts/documents/offerings/offering-categories.ts";

/** The articles for a page that is not an article: those of some tags or categories, and which of them come first. */
export interface StoryTopic {
  /** Comma-separated; any of them matches. Only one of the two fields is used. */
  tags?: string;
  categories?: string;
  /** Slugs of categories or tags: articles of the first slug come before those of the next, and all others last. */
  first?: readonly string[];
}

const KITCHEN = { tags: "kitchen", first: ["kitchens-101", "kitchen"] };
const WARDROBE = { tags: "wardrobe", first: ["wardrobes-101"] };
const LIVING = { categories: "living,decor-and-styling,styles-and-trends,small-spaces", first: ["living"] };
const BEDROOM = { tags: "wardrobe,lighting", first: ["bedroom", "wardrobes-101", "decor-and-styling"] };
const STORAGE = { tags: "storage", first: ["small-spaces", "kitchens-101"] };
const MATERIALS = { categories: "materials-and-finishes,sustainability", first: ["materials-and-finishes"] };

export const STORY_TOPICS = {
  kitchen: KITCHEN,
  wardrobe: WARDROBE,
  materials: MATERIALS,
} as const satisfies Record<string, StoryTopic>;

/**
 * Keyed by the slug of a design category or of a smart photo's room. A slug that is not listed, because it is new or
 * an upstream's, has no articles.
 */
const OF_ROOMS: Readonly<Record<string, StoryTopic>> = {
  "kitchen-designs": KITCHEN,
  kitchen: KITCHEN,
  "wet-kitchen": { tags: "wet-kitchen,dry-kitchen,kitchen", first: ["dry-kitchen", "kitchens-101"] },
  wardrobe: WARDROBE,
  "living-room": LIVING,
  "tv-unit": LIVING,
  "master-bedroom": BEDROOM,
  "guest-bedroom": BEDROOM,
  "kids-room": { tags: "kids,storage", first: ["kids"] },
  "dining-room": { tags: "lighting,small-space", first: ["dining", "living", "lighting"] },
  "crockery-unit": STORAGE,
  bathroom: { tags: "bathroom", first: ["bath", "care-and-maintenance"] },
  "false-ceiling": { tags: "false-ceiling,lighting", first: ["decor-and-styling", "false-ceiling"] },
  "home-office": { tags: "wfh,lighting", first: ["study", "wfh"] },
  foyer: STORAGE,
  storage: STORAGE,
  "pooja-room": { tags: "pooja", first: ["pooja"] },
  balcony: { tags: "balcony,monsoon,humidity", first: ["balcony"] },
  "space-saving-designs": { tags: "small-space", first: ["small-spaces"] },
  "service-yard": STORAGE,
  "hdb-3-room": { tags: "bto,small-space", first: ["small-spaces", "budget-and-cost"] },
  "hdb-4-room": { tags: "hdb-4-room,bto", first: ["home-tours", "budget-and-cost"] },
  "hdb-5-room": { tags: "hdb-5-room,bto", first: ["home-tours", "budget-and-cost"] },
  "resale-flat": { tags: "resale-flat", first: ["renovation-and-process", "budget-and-cost"] },
  condo: { tags: "condo", first: ["home-tours"] },
  "landed-home": { tags: "landed,lighting", first: ["home-tours", "renovation-and-process"] },
};

/** Keyed by the slug of a list of finishes or accessories, or of its parent page. */
const OF_OFFERINGS: Readonly<Record<string, StoryTopic>> = {
  laminates: { tags: "laminate", first: ["materials-and-finishes", "kitchens-101"] },
  acrylic: { tags: "acrylic,laminate", first: ["acrylic"] },
  countertops: { tags: "quartz", first: ["materials-and-finishes", "kitchens-101"] },
  tiles: { tags: "tiles,bathroom", first: ["tiles"] },
  "wall-finishes": { tags: "paint", first: ["decor-and-styling"] },
  "kitchen-cabinets": KITCHEN,
  "wardrobe-cabinets": WARDROBE,
};

export function topicOfRoom(category: string): StoryTopic | undefined {
  return Object.hasOwn(OF_ROOMS, category) ? OF_ROOMS[category] : undefined;
}

/** The topic of the list, else of its parent page, else of materials. */
export function topicOfOffering(category: OfferingCategory): StoryTopic {
  const { group = "" } = OFFERING_CATEGORIES[category];
  return OF_OFFERINGS[category] ?? OF_OFFERINGS[group] ?? MATERIALS;
}
