import type { PricedDesign, UnpricedDesign } from "../../../contracts/documents/designs/design-document.ts";
import type { DerivedDesign } from "../../../contracts/documents/designs/design-idea-document.ts";
import { type ColourFamily, HOME_TYPES } from "../../../contracts/documents/designs/design-taxonomy.ts";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import type { Photograph, Photographs } from "../../images/photographs.ts";
import type { CompletionContext } from "../document-type.ts";
import { roomSizeText, sizeBandOf } from "./design-size.ts";

type Design = UnpricedDesign & Partial<PricedDesign>;

export async function completeDesign(design: Design, context: CompletionContext): Promise<object> {
  const photograph = context.photographs.find(design.picture.photo.name);
  const country = context.country?.toLowerCase() ?? "";
  if (!photograph || !isCountry(country)) {
    context.blame([], "a design belongs to a country: put its file into the folder of a region");
    return design;
  }
  checkHomes(design, context);
  const area = Math.round(design.roomDimensions.length * design.roomDimensions.breadth);
  const derived: DerivedDesign = {
    ...priceOf(design),
    ...(await picturesOf(design, photograph, context)),
    currency: COUNTRIES[country].currency,
    area,
    roomSize: roomSizeText(area, country.toUpperCase()),
    sizeBand: sizeBandOf(design.roomType, area),
    colours: coloursOf(photograph, design.finishes, context.photographs),
    palette: photograph.colours.map(({ hex }) => hex),
    hotspots: photograph.hotspots.map(({ id, label, x, y }) => ({ id, label: label.en, x, y })),
    swatches: await swatchesOf(design, context),
  };
  return { ...design, ...derived };
}

function priceOf({ products, lines = [] }: Design): Pick<DerivedDesign, "hasPrice" | "totalPrice"> {
  if (!products) return { hasPrice: false };
  const totalPrice = [...products, ...lines].reduce((sum, { price }) => sum + price, 0);
  return { hasPrice: true, totalPrice };
}

async function picturesOf(
  { picture, pictures, products = [] }: Design,
  photograph: Photograph,
  { addressOf, blame }: CompletionContext,
): Promise<Pick<DerivedDesign, "coverImage" | "altText" | "addImages" | "viewImages">> {
  const placed = products.flatMap(({ hotspot, ...product }, index) => {
    const spot = photograph.hotspots.find(({ id }) => id === hotspot);
    if (!spot) {
      const known = photograph.hotspots.map(({ id }) => id).join(", ");
      blame(
        ["products", index, "hotspot"],
        `"${photograph.name}" has no hotspot "${hotspot}", only ${known}`,
      );
      return [];
    }
    return [{ ...product, hotspot: { x: spot.x, y: spot.y } }];
  });
  const others = pictures.map(async ({ photo, alt }) => ({
    baseSceneImageUrl: await addressOf(photo.name),
    altText: alt,
    products: [],
  }));
  const coverImage = await addressOf(photograph.name);
  return {
    coverImage,
    altText: picture.alt,
    addImages: { cover: picture.photo.tall?.url ?? coverImage, desktop: coverImage },
    viewImages: [
      { baseSceneImageUrl: coverImage, altText: picture.alt, products: placed },
      ...(await Promise.all(others)),
    ],
  };
}

function swatchesOf({ finishes }: Design, { photographs, addressOf }: CompletionContext) {
  const known = finishes.flatMap((finish) => {
    const swatch = photographs.find(`swatch-${finish}`);
    return swatch ? [{ finish, swatch }] : [];
  });
  return Promise.all(
    known.map(async ({ finish, swatch }) => ({
      finish,
      // "Sample of worktop stone: snow quartz"
      name: (swatch.alt?.en ?? finish).replace(/^.*: /, ""),
      imageUrl: await addressOf(swatch.name),
    })),
  );
}

const HOMES: Record<string, readonly string[] | undefined> = HOME_TYPES;

function checkHomes({ homeTypes }: Design, { country = "", blame }: CompletionContext): void {
  const homes = HOMES[country] ?? [];
  homeTypes.forEach((home, index) => {
    if (!homes.includes(home))
      blame(["homeTypes", index], `"${home}" is not a home in ${country}; use one of ${homes.join(", ")}`);
  });
}

/**
 * The minimum share of a colour family in a picture. Neutral colours of walls and floors are in every room, so they
 * count only when they dominate.
 */
const LEAST_SHARE = { quiet: 0.3, other: 0.08 };
const QUIET: readonly ColourFamily[] = ["white", "beige", "grey", "brown"];

/** Every swatch was photographed on the same paper. */
const PAPER = readLch("#dbd6ca");
/** Handles and panes must not make a room count as brown or grey. */
const TRIMMINGS = /^(metal|glass)-/;

/**
 * The dominant colour families of a picture, after those of its named finishes. The light of a room tints surfaces,
 * so a navy front looks grey in the picture: its swatch has the true colour.
 */
function coloursOf(
  picture: Photograph,
  finishes: readonly string[],
  photographs: Photographs,
): ColourFamily[] {
  const samples = finishes
    .filter((finish) => !TRIMMINGS.test(finish))
    .flatMap((finish) => sampleOf(photographs.find(`swatch-${finish}`)));
  const families = new Set([...samples.map(familyOf), ...rulingFamilies(picture)]);
  return families.size > 5 ? [...families, "multicolour"] : [...families];
}

function rulingFamilies({ colours }: Photograph): ColourFamily[] {
  const shares = new Map<ColourFamily, number>();
  for (const { hex, share } of colours) {
    const family = familyOf(readLch(hex));
    shares.set(family, (shares.get(family) ?? 0) + share);
  }
  const largestFirst = [...shares].sort(([, one], [, other]) => other - one);
  const ruling = largestFirst.filter(
    ([family, share]) => share >= LEAST_SHARE[QUIET.includes(family) ? "quiet" : "other"],
  );
  return (ruling.length > 0 ? ruling : largestFirst.slice(0, 1)).map(([family]) => family);
}

/** The colour of a swatch; a sample as pale as the paper has the colour of the paper. */
function sampleOf(swatch: Photograph | undefined): Lch[] {
  if (!swatch) return [];
  const large = swatch.colours.filter(({ share }) => share > 0.1).map(({ hex }) => readLch(hex));
  const sample = large.find((colour) => !isPaper(colour));
  return [sample ?? PAPER];
}

function isPaper({ lightness, chroma }: Lch): boolean {
  return Math.abs(lightness - PAPER.lightness) < 4 && Math.abs(chroma - PAPER.chroma) < 5;
}

interface FamilyRule {
  family: ColourFamily;
  /** The range on the hue circle in degrees. */
  hue: readonly [from: number, to: number];
  chroma?: readonly [low: number, high: number];
  lightness?: readonly [low: number, high: number];
}

// The first matching rule counts. White and grey include slightly warm tones, which are usual in a lit room.
const RULES: readonly FamilyRule[] = [
  { family: "white", hue: [0, 360], chroma: [0, 12.5], lightness: [78, 101] },
  { family: "black", hue: [0, 360], chroma: [0, 6], lightness: [0, 32] },
  { family: "blue", hue: [215, 295], chroma: [4, 200] },
  { family: "teal", hue: [165, 215], chroma: [4, 200] },
  { family: "green", hue: [100, 165], chroma: [9, 200] },
  { family: "grey", hue: [0, 360], chroma: [0, 7.5] },
  { family: "purple", hue: [295, 345] },
  { family: "red", hue: [345, 40], lightness: [0, 50] },
  { family: "pink", hue: [345, 66], lightness: [66, 101] },
  { family: "orange", hue: [345, 62], chroma: [35, 200], lightness: [38, 68] },
  { family: "yellow", hue: [68, 100], chroma: [38, 200], lightness: [55, 101] },
  { family: "beige", hue: [0, 360], lightness: [66, 101] },
  { family: "brown", hue: [0, 360] },
];

function familyOf({ lightness, chroma, hue }: Lch): ColourFamily {
  const fits = (range: readonly [number, number] | undefined, value: number) =>
    !range || (value >= range[0] && value < range[1]);
  const rule = RULES.find(
    (one) => isHueIn(hue, one.hue) && fits(one.chroma, chroma) && fits(one.lightness, lightness),
  );
  return rule?.family ?? "multicolour";
}

function isHueIn(hue: number, [from, to]: readonly [number, number]): boolean {
  return from < to ? hue >= from && hue < to : hue >= from || hue < to;
}

/** A colour in perceptual terms: lightness, chroma and hue. */
interface Lch {
  /** 0 is black, 100 white. */
  lightness: number;
  /** 0 is grey. */
  chroma: number;
  /** Degrees: 30 red, 70 orange, 100 yellow, 140 green, 270 blue. */
  hue: number;
}

/** CIELAB in polar form, for the white point of a screen (D65). */
function readLch(hex: string): Lch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  const a = 500 * (x - y);
  const b = 200 * (y - z);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness: 116 * y - 16, chroma: Math.hypot(a, b), hue: (degrees + 360) % 360 };
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
