import { z } from "zod";
import { Picture } from "../picture.ts";
import { namesDocument } from "../reference.ts";
import { HOME_TYPES, LAYOUTS, LENSES, STYLES } from "./design-taxonomy.ts";
import { DESIGN_TIERS } from "./design-tiers.ts";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits with hyphens");
const feet = z.number().min(2).max(60);
const price = z.number().int().positive();

function words(low: number, high: number) {
  return text.refine((value) => {
    const count = value.split(/\s+/).length;
    return count >= low && count <= high;
  }, `must have ${low} to ${high} words`);
}

function unique<T>(key: (member: T) => unknown) {
  return (members: readonly T[]) => new Set(members.map(key)).size === members.length;
}

const slugs = z.array(slug).refine(
  unique<string>((one) => one),
  "names something twice",
);
const view = Picture.extend({ alt: z.string().min(15) });

const Design = {
  title: z.string().min(15).max(80),
  description: z.string().min(80).max(220),
  story: words(40, 90),
  roomType: namesDocument(slug, "design-ideas-categories"),
  layout: z.enum(LAYOUTS).optional(),
  style: z.enum(STYLES),
  tags: slugs.min(3).max(8),
  tier: z.enum(DESIGN_TIERS),
  homeTypes: z.array(z.enum([...new Set(Object.values(HOME_TYPES).flat())])).min(1),
  lenses: z.array(z.enum(LENSES)).min(1).optional(),
  roomDimensions: z.strictObject({ length: feet, breadth: feet }),
  picture: view,
  pictures: z.array(view).max(4).default([]),
  details: z
    .array(z.strictObject({ name: text.max(30), value: text.max(120) }))
    .min(4)
    .max(7)
    .refine(
      unique<{ name: string }>(({ name }) => name),
      "names a row twice",
    ),
  /** Names of swatches without "swatch-", or codes of finishes. */
  finishes: slugs.max(6),
  designedBy: z.strictObject({ name: text, city: text, sample: z.literal(true) }),
  seoTitle: z.string().min(20).max(60),
  seoDescription: z.string().min(110).max(160),
  /** A redirected design is not shown in galleries. */
  redirectedTo: namesDocument(slug, "looks", "smart-photo-lite")
    .optional()
    .describe("The slug of the design that took its place."),
};

export const UnpricedDesign = z.strictObject(Design);

const Product = z.strictObject({
  hotspot: slug,
  name: text.max(80),
  price,
});

export const PricedDesign = z.strictObject({
  ...Design,
  products: z
    .array(Product)
    .min(3)
    .max(12)
    .refine(
      unique<{ hotspot: string }>(({ hotspot }) => hotspot),
      "prices a hotspot twice",
    ),
  /** Items with a price that are not in the photograph: fitting, wiring, ceiling lights. */
  lines: z
    .array(z.strictObject({ name: text.max(80), price }))
    .max(8)
    .default([]),
});

export type UnpricedDesign = z.infer<typeof UnpricedDesign>;
export type PricedDesign = z.infer<typeof PricedDesign>;
