import { z } from "zod";
import { PricedDesign, UnpricedDesign } from "./design.ts";
import { COLOUR_FAMILIES, SIZE_BANDS } from "./design-taxonomy.ts";

const share = z.number().min(0).max(1);
const address = z.string().min(1);

const ViewImage = z.object({
  baseSceneImageUrl: address,
  altText: z.string(),
  products: z.array(
    z.object({ name: z.string(), hotspot: z.object({ x: share, y: share }), price: z.number() }),
  ),
});

/** What follows from what was written of a design. */
export const DerivedDesign = z.object({
  /** None where nothing is priced. */
  totalPrice: z.number().optional(),
  currency: z.string().length(3),
  coverImage: address,
  altText: z.string(),
  addImages: z.object({ cover: address, desktop: address }),
  viewImages: z.array(ViewImage).min(1),
  /** As it is read: "120 sq ft". */
  roomSize: z.string(),
  /** In square feet. */
  area: z.number().positive(),
  sizeBand: z.enum(SIZE_BANDS),
  colours: z.array(z.enum(COLOUR_FAMILIES)).min(1),
  /** The colours of the picture, the largest first. */
  palette: z.array(z.string().regex(/^#[0-9a-f]{6}$/i)),
  hasPrice: z.boolean(),
  hotspots: z.array(z.object({ id: z.string(), label: z.string(), x: share, y: share })),
  swatches: z.array(z.object({ finish: z.string(), name: z.string(), imageUrl: address })),
});

/** A design as the calls answer it; its slug and content type are added by the calls. */
export const DesignIdea = z.union([
  z.object({ ...PricedDesign.shape, ...DerivedDesign.shape }),
  z.object({ ...UnpricedDesign.shape, ...DerivedDesign.shape }),
]);

export type DerivedDesign = z.infer<typeof DerivedDesign>;
