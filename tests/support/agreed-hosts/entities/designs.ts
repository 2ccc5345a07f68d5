import { pictureOf } from "../pictures.ts";

/**
 * EN-17: the categories of a company, with its own slugs. The specification does not say whether its regions are
 * upper or lower case.
 */
export const CATEGORIES = [
  category({
    slug: "their-kitchens",
    title: "THEIR kitchens",
    count: 31,
    availableRegions: ["in", "sg", "my"],
  }),
  category({
    slug: "their-bedrooms",
    title: "THEIR bedrooms",
    count: 9,
    availableRegions: ["IN", "SG", "MY"],
  }),
];

/** The fields by which a host filters designs, although it does not return them. */
interface StoredDesign {
  roomType: string;
  tags: readonly string[];
  item: ReturnType<typeof designItem>;
}

/** Enough designs for a second page of a gallery, and one that is redirected. Every country has the same ones. */
export const DESIGNS: readonly StoredDesign[] = [
  ...designs("looks", "their-look", "their-kitchens", 20),
  ...designs("smart-photo-lite", "their-priced", "their-kitchens", 10),
  ...designs("looks", "their-bedroom", "their-bedrooms", 9),
  {
    roomType: "their-kitchens",
    tags: [],
    item: { ...designItem("looks", "their-old-look", 1), redirectedTo: "their-look-1" },
  },
];

function designs(contentType: string, name: string, roomType: string, count: number): StoredDesign[] {
  return Array.from({ length: count }, (_, index) => ({
    roomType,
    tags: [index % 2 === 0 ? "sage" : "walnut"],
    item: designItem(contentType, `${name}-${index + 1}`, index + 1),
  }));
}

/** Entity EN-16 of the specification. */
function designItem(contentType: string, slug: string, number: number) {
  const cover = pictureOf(slug, number);
  return {
    description: `THEIR words on ${slug}.`,
    title: `THEIR ${slug}`,
    contentType,
    slug,
    totalPrice: contentType === "smart-photo-lite" ? 250_000 + number * 1000 : null,
    currency: "INR",
    coverImage: cover,
    altText: `THEIR picture of ${slug}`,
    addImages: { cover, desktop: cover },
    viewImages: [{ baseSceneImageUrl: cover }],
    roomSize: "120 sq ft",
    redirectedTo: null as string | null,
  };
}

function category(own: { slug: string; title: string; count: number; availableRegions: string[] }) {
  return {
    ...own,
    description: `${own.title}, described by them.`,
    contentType: "looks",
    cueStartPosition: 4,
    cueInterval: 6,
    pageTitle: `${own.title}, page`,
    seoTitle: `${own.title}, for search engines`,
    seoDescription: `${own.title}, described for search engines.`,
    seoKeywords: "kitchen, bedroom",
    images: {
      desktop: pictureOf(own.slug, 0),
      mobile: pictureOf(own.slug, 1),
      altText: `${own.title}, picture`,
    },
  };
}
