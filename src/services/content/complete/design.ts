import type { PricedDesign, UnpricedDesign } from "../../../contracts/documents/designs/design.ts";
import type { DerivedDesign } from "../../../contracts/documents/designs/design-idea.ts";
import { HOME_TYPES } from "../../../contracts/documents/designs/design-taxonomy.ts";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import type { Photograph } from "../../images/photographs.ts";
import type { CompletionContext } from "../document-type.ts";
import { coloursOf } from "./design-colours.ts";
import { roomSizeText, sizeBandOf } from "./design-size.ts";

type Design = UnpricedDesign & Partial<PricedDesign>;

/** Adds to a design what its photograph, its measures and its prices say. */
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
      blame(["homeTypes", index], `"${home}" is not a home in ${country}; say one of ${homes.join(", ")}`);
  });
}
