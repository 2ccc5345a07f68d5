import { z } from "zod";
import { COUNTRIES } from "../../../editions/countries.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Country } from "../../../editions/regions.ts";
import { agreedDocument } from "../document-kind.ts";
import { DesignLanding } from "./design-landing.ts";
import { ReadDesign, ReadPricedDesign } from "./read-design.ts";

const text = z.string().nullish();

/**
 * The fields of EN-16 that the site reads, which any host sends for a design. The specification does not say which
 * are optional.
 */
export const AgreedDesign = z.object({
  slug: text,
  title: text,
  description: text,
  contentType: text,
  totalPrice: z.number().nullish(),
  currency: text,
  coverImage: text,
  altText: text,
  addImages: z.object({ cover: text, desktop: text }).nullish(),
  roomSize: text,
  redirectedTo: text,
});

export type AgreedDesign = z.infer<typeof AgreedDesign>;

/** The address of its picture; a design without one cannot be shown. */
export function coverOf({ coverImage, addImages }: AgreedDesign): string | undefined {
  return coverImage || addImages?.cover || addImages?.desktop || undefined;
}

/** The fields that an upstream sends for a design, in the country's currency. */
export function toldOf(
  design: AgreedDesign & { slug: string; title: string },
  coverImage: string,
  country: Country,
) {
  const { slug, title, addImages } = design;
  return {
    slug,
    title,
    description: design.description ?? "",
    contentType: design.contentType || "looks",
    totalPrice: priceIn(country, design),
    currency: COUNTRIES[country].currency,
    coverImage,
    altText: design.altText || title,
    addImages: { cover: addImages?.cover || coverImage, desktop: addImages?.desktop || coverImage },
    roomSize: design.roomSize ?? "",
    redirectedTo: design.redirectedTo || undefined,
  };
}

/** An amount in another currency would be mistaken for one in the country's own. */
function priceIn(country: Country, { totalPrice, currency }: AgreedDesign): number | undefined {
  const isOwn = !currency || currency.toUpperCase() === COUNTRIES[country].currency;
  return isOwn && totalPrice ? totalPrice : undefined;
}

const View = z.object({ baseSceneImageUrl: z.string().nullish() });

const Told = AgreedDesign.extend({
  slug: z.string().min(1),
  title: z.string().min(1),
  // The specification does not say whether this is one picture of the room or all of them.
  viewImages: z.union([z.array(View), View.transform((view) => [view])]).nullish(),
});

const Theirs = Told.refine((design) => picturesOf(design).length > 0, {
  error: "coverImage, addImages and viewImages hold no picture",
});

type Theirs = z.output<typeof Told>;

/** A design from an upstream (K16, K17). */
export const agreedDesign = agreedDocument(ReadDesign, { theirs: Theirs, complete });

/** The priced pieces are not agreed, so the list of pieces is empty. */
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
    // The upstream does not name the category; the caller has requested one and sets it.
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

/**
 * The landing page from an upstream (K14): a widget (EN-33), of which only the title and the picture are about
 * designs.
 */
export const agreedLanding = agreedDocument(DesignLanding, {
  theirs: z.object({
    title: z.string().min(1),
    subtitle: text,
    backgroundImage: text,
    iconImageURL: text,
    magazineSlugs: z.array(z.string()).nullish(),
  }),
  complete({ title, subtitle, backgroundImage, iconImageURL, magazineSlugs }) {
    const url = backgroundImage || iconImageURL;
    return {
      title,
      subtitle: subtitle ?? "",
      ...(url && { picture: { photo: { url }, alt: "" } }),
      searchHint: { isEnabled: false, showSeconds: 0, hideSeconds: 0, examples: [] },
      widgets: [],
      magazineSlugs: magazineSlugs ?? [],
    };
  },
});
