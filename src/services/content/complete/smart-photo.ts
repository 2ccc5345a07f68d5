import type { SmartPhoto } from "../../../contracts/documents/designs/smart-photo.ts";
import type {
  DerivedSmartPhoto,
  SmartPhotoDetails,
} from "../../../contracts/documents/designs/smart-photo-details.ts";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import type { Country } from "../../../editions/regions.ts";
import type { CompletionContext } from "../document-type.ts";
import { roomSizeText } from "./design-size.ts";
import { placeProducts } from "./smart-photo-products.ts";
import { sizedPicture } from "./smart-photo-sizes.ts";

type ViewImage = DerivedSmartPhoto["viewImages"][number];

const TAXES: Record<Country, { name: string; arabicName?: string; rate: number }> = {
  in: { name: "GST", rate: 0.18 },
  sg: { name: "GST", rate: 0.09 },
  my: { name: "SST", rate: 0 },
  sa: { name: "VAT", arabicName: "ضريبة القيمة المضافة", rate: 0.15 },
};

/** Adds to a smart photo what its photograph, its measures and its prices say. */
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
    smartphotoContentId: `${regionOf(country, context.language)}-${context.slug}`,
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
  };
}

function viewOf({ photo, alt }: SmartPhoto["scene"], products: ViewImage["products"]): ViewImage {
  return { baseSceneImageUrl: photo.url, altText: alt, photo: sizedPicture(photo), products };
}

function taxOf(country: Country, language: string | undefined): DerivedSmartPhoto["tax"] {
  const { name, arabicName, rate } = TAXES[country];
  return { name: language === "AR" ? (arabicName ?? name) : name, rate, included: true };
}

/** Saudi Arabia is the one country with two languages. */
function regionOf(country: Country, language: string | undefined): string {
  return language === "AR" ? `${country}-ar` : country;
}

function sizeOf(
  { roomDimensions }: Pick<SmartPhoto, "roomDimensions">,
  country: Country,
  language: string | undefined,
): Pick<DerivedSmartPhoto, "roomDimensions" | "roomSize"> {
  const area = Math.round(roomDimensions.length * roomDimensions.breadth);
  if (country === "sa") {
    const roomSize = `${area} ${language === "AR" ? "م²" : "m²"}`;
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
