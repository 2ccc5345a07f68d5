import { z } from "zod";
import type { Edition } from "../../../editions/edition.ts";
import { agreedDocument } from "../document-kind.ts";
import { AgreedDesign, coverOf, toldOf } from "./agreed-design.ts";
import { ReadDesign, ReadPricedDesign } from "./read-design.ts";

const View = z.object({ baseSceneImageUrl: z.string().nullish() });

const Told = AgreedDesign.extend({
  slug: z.string().min(1),
  title: z.string().min(1),
  // One picture of the room, or all of them: which is nowhere said.
  viewImages: z.union([z.array(View), View.transform((view) => [view])]).nullish(),
});

const Theirs = Told.refine((design) => picturesOf(design).length > 0, {
  error: "coverImage, addImages and viewImages hold no picture",
});

type Theirs = z.output<typeof Told>;

/** A design of somebody else's host (K16, K17). */
export const agreedDesign = agreedDocument(ReadDesign, { theirs: Theirs, complete });

/** Which pieces make up the price was not agreed, so that there are none to be seen. */
export const agreedPricedDesign = agreedDocument(ReadPricedDesign, {
  theirs: Theirs,
  complete: ({ contentType, ...theirs }, edition) => ({
    ...complete({ ...theirs, contentType: contentType || "smart-photo-lite" }, edition),
    products: [],
    lines: [],
  }),
});

function complete(theirs: Theirs, { country }: Edition): ReadDesign {
  const [cover = "", ...others] = picturesOf(theirs);
  const told = toldOf(theirs, cover, country);
  const { title, description, altText } = told;
  return {
    ...told,
    seoTitle: title,
    seoDescription: description || title,
    picture: { photo: { url: cover }, alt: altText },
    pictures: others.map((url) => ({ photo: { url }, alt: altText })),
    hasPrice: told.totalPrice !== undefined,
    // Which category it stands in is known to whoever asked for it.
    roomType: "",
    story: "",
    tags: [],
    homeTypes: [],
    details: [],
    finishes: [],
    viewImages: [],
    colours: [],
    palette: [],
    hotspots: [],
    swatches: [],
  };
}

function picturesOf(design: Theirs): string[] {
  const views = design.viewImages?.map(({ baseSceneImageUrl }) => baseSceneImageUrl) ?? [];
  return [...new Set([coverOf(design), ...views])].flatMap((url) => url || []);
}
