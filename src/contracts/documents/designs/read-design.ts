import { z } from "zod";
import { ShownPicture } from "../picture.ts";
import { DesignDocument, PricedDocument } from "./design-idea.ts";

/** What only we tell of a design: of any other host's there is none. */
const OURS = {
  style: true,
  tier: true,
  roomDimensions: true,
  designedBy: true,
  area: true,
  sizeBand: true,
} as const;

const pictures = { picture: ShownPicture, pictures: z.array(ShownPicture).default([]) };

/** A design without prices as the site reads it, whoever wrote it. */
export const ReadDesign = DesignDocument.partial(OURS).extend(pictures);

/** A design with prices as the site reads it. */
export const ReadPricedDesign = PricedDocument.partial(OURS).extend(pictures);

export type ReadDesign = z.infer<typeof ReadDesign>;
export type ReadPricedDesign = z.infer<typeof ReadPricedDesign>;
