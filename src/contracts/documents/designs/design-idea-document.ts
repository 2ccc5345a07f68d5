import { z } from "zod";
import { PricedDesign, UnpricedDesign } from "./design-document.ts";
import { COLOUR_FAMILIES, SIZE_BANDS } from "./design-taxonomy.ts";

const share = z.number().min(0).max(1);
const picture = z.string().min(1);

const ViewImage = z.object({
  baseSceneImageUrl: picture,
  altText: z.string(),
  products: z.array(
    z.object({ name: z.string(), hotspot: z.object({ x: share, y: share }), price: z.number() }),
  ),
});

export const DerivedDesign = z.object({
  /** Not set when nothing is priced. */
  totalPrice: z.number().optional(),
  currency: z.string().length(3),
  coverImage: picture,
  altText: z.string(),
  addImages: z.object({ cover: picture, desktop: picture }),
  viewImages: z.array(ViewImage).min(1),
  roomSize: z.string(),
  area: z.number().positive().describe("In square feet."),
  sizeBand: z.enum(SIZE_BANDS),
  colours: z.array(z.enum(COLOUR_FAMILIES)).min(1),
  palette: z.array(z.string().regex(/^#[0-9a-f]{6}$/i)),
  hasPrice: z.boolean(),
  hotspots: z.array(z.object({ id: z.string(), label: z.string(), x: share, y: share })),
  swatches: z.array(z.object({ finish: z.string(), name: z.string(), imageUrl: picture })),
});

const address = { slug: z.string(), contentType: z.string() };

export const DesignDocument = z.object({ ...UnpricedDesign.shape, ...DerivedDesign.shape, ...address });

export const PricedDocument = z.object({ ...PricedDesign.shape, ...DerivedDesign.shape, ...address });

export type DerivedDesign = z.infer<typeof DerivedDesign>;
export type DesignDocument = z.infer<typeof DesignDocument>;
export type PricedDocument = z.infer<typeof PricedDocument>;
