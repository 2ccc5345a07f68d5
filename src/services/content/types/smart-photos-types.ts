import {
  type DerivedSmartPhoto,
  type ShownFinish,
  SmartPhotoDetails,
} from "../../../contracts/documents/designs/smart-photo-details.ts";
import type {
  SmartPhoto,
  SmartPhotoProduct,
} from "../../../contracts/documents/designs/smart-photo-document.ts";
import { Sku } from "../../../contracts/documents/offerings/sku-document.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import { DEFAULT_LANGUAGE, inLanguage, type LocalisedText, languageOf } from "../../../editions/languages.ts";
import { type Country, regionIn } from "../../../editions/regions.ts";
import { completeCustomSku, completeSku } from "../complete/complete-sku.ts";
import { roomSizeText } from "../complete/design-size.ts";
import { placeProducts } from "../complete/smart-photo-products.ts";
import { sizedPicture } from "../complete/smart-photo-sizes.ts";
import type { CompletionContext, ConnectionContext, DocumentTypes } from "../document-type.ts";
import { shownBy } from "../publication/find-address.ts";
import { typeNamed } from "../type-named.ts";

type ViewImage = DerivedSmartPhoto["viewImages"][number];

const TAXES: Record<Country, { name: LocalisedText; rate: number }> = {
  in: { name: { en: "GST" }, rate: 0.18 },
  sg: { name: { en: "GST" }, rate: 0.09 },
  my: { name: { en: "SST" }, rate: 0 },
  sa: { name: { en: "VAT", ar: "ضريبة القيمة المضافة" }, rate: 0.15 },
};

async function completeSmartPhoto(
  smartPhoto: SmartPhoto,
  context: CompletionContext,
): Promise<SmartPhotoDetails | SmartPhoto> {
  const country = context.country?.toLowerCase() ?? "";
  const scene = context.photographs.find(smartPhoto.scene.photo.name);
  if (!scene || !isCountry(country)) {
    context.blame([], "a smart photo belongs to a country: put its file into the folder of a region");
    return smartPhoto;
  }
  const { products, otherViews, ...written } = smartPhoto;
  const placed = await placeProducts(products, scene, context);
  const mainView = viewOf(written.scene, placed);
  return {
    ...written,
    slug: context.slug,
    smartphotoContentId: `${regionIn(country, languageOf(context.language))}-${context.slug}`,
    countryCode: country.toUpperCase(),
    currency: COUNTRIES[country].currency,
    tax: taxOf(country, context.language),
    smartPhotoLite: false,
    baseSceneImageUrl: mainView.baseSceneImageUrl,
    imageSizeRatio: Math.round((scene.height / scene.width) * 10_000) / 100,
    ...sizeOf(written, country, context.language),
    totalPrice: sumOf(placed, (prices) => prices.default),
    lowestPrice: sumOf(placed, (prices) => Math.min(...prices.all)),
    highestPrice: sumOf(placed, (prices) => Math.max(...prices.all)),
    viewImages: [mainView, ...otherViews.map((view) => viewOf(view, []))],
    ...shownFinishes(products, placed),
  };
}

function viewOf({ photo, alt }: SmartPhoto["scene"], products: ViewImage["products"]): ViewImage {
  return { baseSceneImageUrl: photo.url, altText: alt, photo: sizedPicture(photo), products };
}

function taxOf(country: Country, language: string | undefined): DerivedSmartPhoto["tax"] {
  const { name, rate } = TAXES[country];
  return { name: inLanguage(name, languageOf(language)), rate, included: true };
}

function sizeOf(
  { roomDimensions }: Pick<SmartPhoto, "roomDimensions">,
  country: Country,
  language: string | undefined,
): Pick<DerivedSmartPhoto, "roomDimensions" | "roomSize"> {
  const area = Math.round(roomDimensions.length * roomDimensions.breadth);
  if (country === "sa") {
    const roomSize = textOf(languageOf(language)).t("card.areaInSquareMetres", { area });
    return { roomDimensions: { ...roomDimensions, unit: "m" }, roomSize };
  }
  const roomSize = roomSizeText(area, country.toUpperCase());
  return { roomDimensions: { ...roomDimensions, unit: "ft" }, roomSize };
}

function sumOf(
  products: ViewImage["products"],
  choose: (prices: { all: number[]; default: number }) => number,
): number {
  return products.reduce((sum, { variations }) => {
    const all = variations.map(({ price }) => price);
    const chosen = variations.find(({ isDefault }) => isDefault) ?? variations[0];
    return sum + choose({ all, default: chosen?.price ?? 0 });
  }, 0);
}

type PlacedProduct = DerivedSmartPhoto["viewImages"][number]["products"][number];

function shownFinishes(
  products: readonly SmartPhotoProduct[],
  placed: readonly PlacedProduct[],
): Pick<DerivedSmartPhoto, "shownFinishes" | "finishCodes"> {
  const shown = products.flatMap(({ variations }, index) =>
    variations.flatMap(({ finishCode }, at) => finishOf(finishCode, placed[index], at)),
  );
  return { shownFinishes: shown, finishCodes: [...new Set(shown.map(({ code }) => code))] };
}

function finishOf(code: string | undefined, product: PlacedProduct | undefined, at: number): ShownFinish[] {
  const own = product?.variations[at];
  if (code === undefined || !own) return [];
  // Compares with the room as photographed; for that one, with its first alternative.
  const before = product.variations.find(({ isDefault }) => isDefault !== own.isDefault);
  if (!before || before.photo.url === own.photo.url) return [];
  return [
    {
      code,
      name: own.productName,
      x: product.hotspot.x,
      photo: own.photo,
      before: { name: before.productName, photo: before.photo },
    },
  ];
}

/** One slug may have editions for several countries and languages, so a lookup must name the edition. */
export const SMART_PHOTO_TYPES: DocumentTypes = {
  "smart-photo": {
    ...typeNamed("smart-photo"),
    whyNoAddress: shownBy("smart-photo"),
    complete: completeSmartPhoto,
    connect: connectSmartPhoto,
    filters: ["smartphotoContentId", "roomType", "visibleTags", "city", "totalPrice", "finishCodes"],
    search: {
      kind: "design",
      heading: ["title"],
      tags: ["visibleTags", "roomType"],
      text: ["description", "viewImages.products.name", "includes", "designedBy", "city"],
      summary: "description",
      picture: "scene",
    },
  },
  skus: {
    ...typeNamed("skus"),
    complete: completeSku,
    filters: ["sku_code", "category"],
  },
  "custom-skus": {
    ...typeNamed("custom-skus"),
    complete: completeCustomSku,
    filters: ["custom_sku_code"],
  },
};

/** Checks that every variation is sold in the country of the photograph, at the price in the photograph. */
function connectSmartPhoto(completed: object, context: ConnectionContext): object {
  const smartPhoto = SmartPhotoDetails.safeParse(completed);
  const products = smartPhoto.data?.viewImages[0]?.products ?? [];
  for (const code of smartPhoto.data?.finishCodes ?? []) context.require("finishes", code, ["products"]);
  products.forEach(({ quantity, customSku, variations }, index) => {
    if (customSku) context.require("custom-skus", customSku, ["products", index, "customSku"]);
    variations.forEach(({ productSku, price }, at) => {
      const wrong = faultOf(productSku, price / quantity, context);
      if (wrong) context.blame(["products", index, "variations", at, wrong.field], wrong.reason);
    });
  });
  return completed;
}

function faultOf(code: string, unitPrice: number, context: ConnectionContext) {
  const sku = findSku(code, context);
  if (!sku) return { field: "productSku", reason: `there is no product "${code}" in this language` };
  const zone = sku.seller_zones.find(({ seller_zone_code }) => seller_zone_code === context.country);
  if (!zone) return { field: "productSku", reason: `"${code}" is not sold in ${context.country}` };
  const { selling_price } = zone.sku_prices;
  // Prices may have fractions of cents.
  return Math.abs(selling_price - unitPrice) < 0.01
    ? undefined
    : {
        field: "price",
        reason: `the price of one "${code}" is ${selling_price} in its own document, but ${unitPrice} here`,
      };
}

/** English products apply to every country; another language has its own. */
function findSku(code: string, { list, language }: ConnectionContext): Sku | undefined {
  const wanted = languageOf(language) === DEFAULT_LANGUAGE ? undefined : language;
  const found = list("skus").find((sku) => sku.slug === code && sku.language === wanted);
  return found && Sku.parse(found.body);
}
