import type {
  CustomSku,
  ProductImage,
  Sku,
  WrittenCustomSku,
  WrittenSku,
} from "../../../contracts/documents/offerings/sku-document.ts";
import type { Picture } from "../../../contracts/documents/picture.ts";
import { COUNTRIES, isCountry } from "../../../editions/countries.ts";
import type { CompletionContext } from "../document-type.ts";

export function completeSku({ zones, images, ...written }: WrittenSku, { slug }: CompletionContext): Sku {
  return {
    ...written,
    sku_code: slug,
    images: imagesByPosition(images),
    seller_zones: zones.map(({ country, price, mrp, days, quantity, commission, enabled }) => ({
      seller_zone_code: country,
      quantity,
      sla_in_days: days,
      enabled,
      commission_percentage: commission,
      sku_prices: { currency: currencyOf(country), selling_price: price, mrp },
    })),
  };
}

export function completeCustomSku(
  { images, ...written }: WrittenCustomSku,
  { slug, country, blame }: CompletionContext,
): CustomSku {
  if (!country) blame([], "its prices belong to a country: put its file into the folder of a region");
  for (const [index, { code }] of written.units.entries())
    if (!code.startsWith(`${slug}-`)) blame(["units", index, "code"], `must begin with "${slug}-"`);
  return {
    ...written,
    custom_sku_code: slug,
    currency: currencyOf(country ?? "IN"),
    images: imagesByPosition(images),
  };
}

export function imagesByPosition(images: readonly Picture[]): ProductImage[] {
  return images.map(({ photo: { url, width, height, dominant }, alt }, index) => ({
    position: index + 1,
    url,
    alt,
    width,
    height,
    dominant,
  }));
}

function currencyOf(countryCode: string): string {
  const country = countryCode.toLowerCase();
  return isCountry(country) ? COUNTRIES[country].currency : COUNTRIES.in.currency;
}
