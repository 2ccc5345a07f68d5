import { pictureOf } from "../pictures.ts";

/** EN-19: one for every country that has them. The call has no country parameter, so every country has its own slug. */
export const SMART_PHOTOS = ["IN", "SG", "SA"].map(smartPhoto);

function smartPhoto(countryCode: string, number: number) {
  const slug = `their-photo-${countryCode.toLowerCase()}`;
  const scene = pictureOf(slug, number);
  return {
    description: "THEIR room, described.",
    baseSceneImageUrl: scene,
    imageSizeRatio: 66.7,
    currency: { IN: "INR", SG: "SGD", SA: "SAR" }[countryCode],
    countryCode,
    visibleTags: ["THEIR tag"],
    title: `THEIR ${slug}`,
    city: "THEIR city",
    author: "THEIR author",
    designedBy: "THEIR designer",
    roomType: "their-kitchens",
    slug,
    smartPhotoLite: false,
    roomDimensions: { length: 12, breadth: 10 },
    roomSize: "120 sq ft",
    viewImages: [{ products: [product("sofa", 1), product("lamp", 2)] }],
    seoTitle: "THEIR photo, for search engines",
    seoDescription: "THEIR photo, described for search engines.",
  };
}

/** Entity EN-20 of the specification. */
function product(name: string, number: number) {
  return {
    name: `THEIR ${name}`,
    hotspot: { x: 0.2 * number, y: 0.3 },
    variations: [variation(name, 1, true), variation(name, 2, false)],
  };
}

function variation(name: string, number: number, isDefault: boolean) {
  return {
    productImageUrl: pictureOf(`${name}-in-room`, number),
    productSku: `THEIR-${name}-${number}`,
    isDefault,
    price: 10_000 * number,
    productName: `THEIR ${name} ${number}`,
    thumbnailUrl: pictureOf(`${name}-thumbnail`, number),
  };
}
