export const OFFERINGS = ["finishes", "accessories"] as const;
export type OfferingType = (typeof OFFERINGS)[number];

const GROUPS = ["finishes", "kitchen-cabinets", "wardrobe-cabinets"] as const;

interface CategoryRow {
  id: number;
  name: string;
  offering: OfferingType;
  /** The parent page of its list; undefined for a list directly below the offerings page. */
  group: (typeof GROUPS)[number] | undefined;
}

const listed =
  (offering: OfferingType, group: CategoryRow["group"]) =>
  (id: number, name: string): CategoryRow => ({ id, name, offering, group });

const finish = listed("finishes", "finishes");
const kitchen = listed("accessories", "kitchen-cabinets");
const wardrobe = listed("accessories", "wardrobe-cabinets");
const other = listed("accessories", undefined);

/** By slug. The numbers are used in addresses, so a number is never reused. */
export const OFFERING_CATEGORIES = {
  laminates: finish(1, "Laminates"),
  acrylic: finish(2, "Acrylic"),
  veneer: finish(3, "Veneer"),
  glass: finish(4, "Glass"),
  cane: finish(5, "Cane"),
  metal: finish(6, "Metal"),
  countertops: finish(7, "Countertops"),
  tiles: finish(8, "Tiles"),
  fabrics: finish(9, "Fabrics"),
  "wall-finishes": finish(10, "Wall finishes"),
  panels: finish(11, "Panels"),
  lacquer: finish(12, "PU and membrane"),
  flooring: finish(13, "Flooring"),
  finishes: { ...finish(100, "All finishes"), group: undefined },

  "base-cabinets": kitchen(21, "Base cabinets"),
  drawers: kitchen(22, "Drawers and inserts"),
  "corner-units": kitchen(23, "Corner units"),
  "tall-units": kitchen(24, "Tall units"),
  "pull-outs": kitchen(25, "Slim pull-outs"),
  waste: kitchen(26, "Waste and under-sink"),
  "sinks-and-taps": kitchen(27, "Sinks and taps"),
  "wall-cabinets": kitchen(28, "Wall cabinets"),
  appliances: kitchen(29, "Appliances"),
  "kitchen-cabinets": { ...kitchen(120, "All kitchen fittings"), group: undefined },

  hanging: wardrobe(41, "Hanging"),
  "wardrobe-pull-outs": wardrobe(42, "Wardrobe pull-outs"),
  "wardrobe-drawers": wardrobe(43, "Wardrobe drawers"),
  mirrors: wardrobe(44, "Mirrors"),
  "wardrobe-doors": wardrobe(45, "Wardrobe bodies and doors"),
  "wardrobe-accessories": wardrobe(46, "Wardrobe accessories"),
  "wardrobe-cabinets": { ...wardrobe(140, "All wardrobe fittings"), group: undefined },

  handles: other(51, "Handles and knobs"),
  hardware: other(52, "Hinges and runners"),
  accessories: other(160, "All accessories"),
} as const satisfies Record<string, CategoryRow>;

export type OfferingCategory = keyof typeof OFFERING_CATEGORIES;

export const OFFERING_CATEGORY_SLUGS = Object.keys(OFFERING_CATEGORIES).filter(isOfferingCategory);

export function isOfferingCategory(slug: string): slug is OfferingCategory {
  return Object.hasOwn(OFFERING_CATEGORIES, slug);
}

export const WHOLE_GROUP = "all";

export function offeringListPath(category: OfferingCategory): string {
  const { group } = OFFERING_CATEGORIES[category];
  if (group) return `${group}/${category}`;
  return GROUPS.some((known) => known === category) ? `${category}/${WHOLE_GROUP}` : category;
}

/** The lists of the same page, including this one; the list of all of them is first. */
export function listsBeside(category: OfferingCategory): OfferingCategory[] {
  const { group = category, offering } = OFFERING_CATEGORIES[category];
  const isGroup = GROUPS.some((known) => known === group);
  const beside = OFFERING_CATEGORY_SLUGS.filter((slug) => {
    const row = OFFERING_CATEGORIES[slug];
    return isGroup ? row.group === group : row.offering === offering && row.group === undefined;
  });
  const whole = isOfferingCategory(group) && isGroup ? group : "accessories";
  return [...new Set([whole, ...beside])];
}

/** Every category is also in the list of its page, and every accessory in the list of all accessories. */
const WIDER: Record<string, readonly OfferingCategory[] | undefined> = {
  finishes: ["finishes"],
  "kitchen-cabinets": ["kitchen-cabinets", "accessories"],
  "wardrobe-cabinets": ["wardrobe-cabinets", "accessories"],
};

export function categoryIdsOf(categories: readonly OfferingCategory[]): number[] {
  const all = categories.flatMap((slug) => {
    const { group } = OFFERING_CATEGORIES[slug];
    return [slug, ...(WIDER[group ?? ""] ?? ["accessories" as const])];
  });
  return [...new Set(all)].map((slug) => OFFERING_CATEGORIES[slug].id);
}
