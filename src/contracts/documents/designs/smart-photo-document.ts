import { z } from "zod";
import { Picture } from "../picture.ts";
import { namesDocument } from "../reference.ts";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits with hyphens");
const share = z.number().min(0).max(1);

const SMART_PHOTO_ROOMS = [
  "kitchen",
  "service-kitchen",
  "living-room",
  "family-living",
  "majlis",
  "womens-majlis",
  "dining-room",
  "master-bedroom",
  "guest-bedroom",
  "kids-room",
  "wardrobe",
  "bathroom",
  "home-office",
  "foyer",
  "pooja-room",
] as const;

const Variation = z.strictObject({
  /** A finish from the catalogue for the product; without it the room is shown as photographed. */
  finish: slug.optional(),
  /** The code of the finish in our offerings, if it is one of them. */
  finishCode: namesDocument(text, "finishes").optional(),
  productName: text.max(80),
  productSku: namesDocument(z.string().regex(/^SKU-\d+$/), "skus"),
  /** For the whole quantity, tax included. */
  price: z.number().positive(),
  isDefault: z.literal(true).optional(),
  thumbnail: Picture.pick({ photo: true }),
});

/** A hotspot of the photograph, or coordinates that the catalogue has not named. */
const Place = z.union([slug, z.strictObject({ id: slug, x: share, y: share })]);

const Product = z
  .strictObject({
    hotspot: Place,
    /** Other hotspots of the photograph that belong to the same piece: the handles of a wardrobe. */
    alsoAt: z.array(slug).min(1).optional(),
    name: text.max(60),
    quantity: z.number().positive().default(1),
    unit: text,
    /** The part of the photograph that its finishes change, by the catalogue's name. */
    finishOf: slug.optional(),
    note: text.max(160).optional(),
    /** The made-to-measure units that it consists of. */
    customSku: namesDocument(z.string().regex(/^CSKU-\d+$/), "custom-skus").optional(),
    variations: z.array(Variation).min(1).max(6),
  })
  .refine(({ variations }) => variations.filter(({ isDefault }) => isDefault).length <= 1, {
    path: ["variations"],
    message: "has more than one default",
  })
  .refine(({ variations }) => new Set(variations.map(({ finish }) => finish)).size === variations.length, {
    path: ["variations"],
    message: "shows a finish twice",
  });

export const SmartPhoto = z.strictObject({
  title: text.max(70),
  description: z.string().min(80).max(420),
  roomType: z.enum(SMART_PHOTO_ROOMS),
  city: text,
  author: text,
  designedBy: text,
  /** Author and designer are placeholders for real people. */
  sample: z.literal(true),
  visibleTags: z.array(text.max(30)).min(2).max(6),
  roomDimensions: z.strictObject({ length: z.number().positive(), breadth: z.number().positive() }),
  scene: Picture.extend({ alt: z.string().min(15) }),
  otherViews: z.array(Picture.extend({ alt: z.string().min(15) })).default([]),
  products: z.array(Product).min(5),
  includes: z.array(text).min(2),
  excludes: z.array(text).min(1),
  care: text.max(300),
  ctaText: text.max(30).optional(),
  seoTitle: z.string().min(15).max(60),
  seoDescription: z.string().min(100).max(165),
});

export type SmartPhoto = z.infer<typeof SmartPhoto>;
export type SmartPhotoProduct = SmartPhoto["products"][number];
