import type { SmartPhoto, SmartPhotoProduct } from "../../../contracts/documents/designs/smart-photo.ts";
import type {
  DerivedSmartPhoto,
  ShownFinish,
  SmartPhotoDetails,
} from "../../../contracts/documents/designs/smart-photo-details.ts";
import { textOf } from "../../../editions/all-texts.ts";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import { inLanguage, type LocalisedText, languageOf } from "../../../editions/languages.ts";
import { type Country, regionIn } from "../../../editions/regions.ts";
import type { CompletionContext } from "../document-type.ts";
import { roomSizeText } from "./design-size.ts";
import { placeProducts } from "./smart-photo-products.ts";
import { sizedPicture } from "./smart-photo-sizes.ts";

type ViewImage = DerivedSmartPhoto["viewImages"][number];

const TAXES: Record<Country, { name: LocalisedText; rate: number }> = {
  in: { name: { en: "GST" }, rate: 0.18 },
  sg: { name: { en: "GST" }, rate: 0.09 },
  my: { name: { en: "SST" }, rate: 0 },
  sa: { name: { en: "VAT", ar: "ضريبة القيمة المضافة" }, rate: 0.15 },
};

export async function completeSmartPhoto(
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
  // The room as it was photographed; and beside that, the first other way to have it.
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
