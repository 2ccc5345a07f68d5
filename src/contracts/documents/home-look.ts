import { z } from "zod";
import { STYLES } from "./designs/design-taxonomy.ts";
import { DESIGN_TIERS } from "./designs/design-tiers.ts";
import { LookPlan, NamedPlan } from "./home-look-plan.ts";
import { MATERIAL_NAMES, PALETTE_NAMES, ROOM_NAMES } from "./home-look-words.ts";
import { Picture } from "./picture.ts";
import { namesDocument } from "./reference.ts";

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits with hyphens");
const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
const amount = z.number().int().positive();

const LOOK_SCOPES = ["full-home", "kitchen-wardrobes-paint"] as const;

const PricedSize = z
  .strictObject({ homeSize: id, low: amount, high: amount })
  .refine(({ low, high }) => low < high, "low must be less than high");

const Cost = z.strictObject({ low: amount, high: amount });

const LookRoom = z.strictObject({
  room: z.enum(namesOf(ROOM_NAMES)),
  title: text.max(60),
  text: text.min(40).max(260),
  picture: Picture.extend({ alt: z.string().min(15) }),
  /** Its share of the price of the home, tax included; an estimate if the look is a sample. */
  cost: Cost.optional(),
});

const LookFinish = z.strictObject({
  part: text.max(40),
  finish: text.max(80),
  code: namesDocument(text, "finishes").optional(),
});

const weeks = z.number().int().positive();

/** A whole-home concept as an editor writes it: one palette in all rooms, with the price by home size. */
export const HomeLook = z.strictObject({
  title: text.max(60),
  /** The room that the title speaks of: lists show it. */
  titleRoom: z.enum(namesOf(ROOM_NAMES)).optional(),
  concept: text.refine((value) => isBetween(value.split(/\s+/).length, 60, 120), "must have 60 to 120 words"),
  category: namesDocument(id, "home-look-categories"),
  style: z.enum(STYLES),
  palette: z.strictObject({
    id: z.enum(namesOf(PALETTE_NAMES)),
    colours: z
      .array(z.strictObject({ name: text, hex }))
      .min(3)
      .max(6),
  }),
  tier: z.enum(DESIGN_TIERS),
  city: text,
  designer: z.strictObject({ id, name: text, sample: z.boolean() }),
  /** The home that is shown; `prices` has the price of this and other sizes. */
  homeSize: id,
  /** A resale home also includes the cost of demolition and replacement. */
  condition: z.enum(["new", "resale"]).default("new"),
  scope: z.enum(LOOK_SCOPES),
  prices: z.array(PricedSize).min(1).max(6),
  rooms: z.array(LookRoom).min(3).max(6),
  materials: z.array(z.enum(namesOf(MATERIAL_NAMES))).min(2),
  finishes: z.array(LookFinish).min(3).max(8),
  weeks: z.strictObject({ design: weeks, making: weeks, fitting: weeks }).optional(),
  plan: LookPlan.optional(),
  isNew: z.boolean().default(false),
  /** True for a concept of ours, false for the home of a customer. */
  sample: z.boolean(),
});

const Named = z.object({ id: z.string(), name: z.string() });
const Range = z.object({ low: z.number(), high: z.number(), currency: z.string().length(3) });

const DerivedLook = z.object({
  image: z.string().min(1).describe("Address of the cover picture, without size and format"),
  picture: Picture,
  id_1_Value: z.string().min(1).describe("The key under which a visitor's wishlist keeps this look"),
  style: Named,
  palette: HomeLook.shape.palette.extend({ name: z.string() }),
  tier: Named,
  city: Named,
  homeSize: Named,
  materials: z.array(Named),
  rooms: z.array(LookRoom.extend({ name: z.string() })),
  plan: NamedPlan.optional(),
  price: Range.describe("What this home costs, tax included"),
  prices: z.array(Range.extend({ homeSize: Named })),
  budget: Named,
  roomTypes: z.array(z.string()),
  materialTypes: z.array(z.string()),
  seo_data: z.object({ title: z.string(), description: z.string() }),
});

/** A finish of the catalogue with its own page. */
const FinishProduct = z.object({
  name: z.string(),
  category: z.string(),
  picture: Picture,
  price: z.number(),
  unit: z.string().optional(),
});

export const StoredLook = z.object({
  ...HomeLook.shape,
  ...DerivedLook.shape,
  categoryName: z.string(),
  finishes: z.array(LookFinish.extend({ product: FinishProduct.optional() })),
});

const Seo = z.strictObject({
  title: text.max(60),
  description: z.string().min(110).max(160),
  keywords: z.array(text).min(3).max(8),
});

/** A tab of the looks gallery; `all-looks` is the default tab. */
export const HomeLookCategory = z.strictObject({
  title: text.max(40),
  heading: text.max(80),
  intro: z.string().min(60).max(260),
  /** The number of looks between two cues; the default of the site when unset (CU-06). */
  cueInterval: z.number().int().min(1).optional(),
  seo_data: Seo,
  /** For the pages of single looks: {look}, {homeSize}, {style} and {city} are filled in. */
  look_detail_seo: Seo.omit({ keywords: true }).extend({ description: text.max(160) }),
});

export const StoredLookCategory = HomeLookCategory.strip().extend({ slug: z.string() });

export type HomeLook = z.infer<typeof HomeLook>;
export type DerivedLook = z.infer<typeof DerivedLook>;
export type StoredLook = z.infer<typeof StoredLook>;
export type FinishProduct = z.infer<typeof FinishProduct>;
export type Named = z.infer<typeof Named>;

function namesOf<Name extends string>(table: Record<Name, string>): [Name, ...Name[]] {
  return Object.keys(table) as [Name, ...Name[]];
}

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}
