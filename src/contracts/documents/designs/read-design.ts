import { z } from "zod";
import { ShownPicture } from "../picture.ts";
import { DesignDocument, PricedDocument } from "./design-idea-document.ts";

const OURS = {
  style: true,
  tier: true,
  roomDimensions: true,
  designedBy: true,
  area: true,
  sizeBand: true,
} as const;

const pictures = { picture: ShownPicture, pictures: z.array(ShownPicture).default([]) };

export const ReadDesign = DesignDocument.partial(OURS).extend(pictures);

export const ReadPricedDesign = PricedDocument.partial(OURS).extend(pictures);

export type ReadDesign = z.infer<typeof ReadDesign>;
export type ReadPricedDesign = z.infer<typeof ReadPricedDesign>;
