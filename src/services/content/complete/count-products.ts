import { z } from "zod";
import type { OfferingCategoryPage } from "../../../contracts/documents/offerings/offering-category.ts";
import { OfferingProduct } from "../../../contracts/documents/offerings/offering-product.ts";
import { UNLISTED_AVAILABILITIES } from "../../../contracts/graphql/offering-filters.ts";
import type { ConnectionContext } from "../document-type.ts";

/** Tells of a category how many products its list shows, and from what price. */
export function countProducts(
  category: OfferingCategoryPage,
  { list }: ConnectionContext,
): OfferingCategoryPage {
  const prices = listedIn(list(category.offeringType)).get(category.product_category_id) ?? [];
  const from = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  return prices.length === 0 ? category : { ...category, products: { count: prices.length, from } };
}

type Products = ReturnType<ConnectionContext["list"]>;

/** Every category asks for the same products: they are looked at once. */
const read = new WeakMap<Products, Map<number, number[]>>();

/** The prices of what is shown, by category. */
function listedIn(products: Products): Map<number, number[]> {
  const known = read.get(products);
  if (known) return known;
  const prices = new Map<number, number[]>();
  for (const { body } of products) {
    const { data } = Listed.safeParse(body);
    if (!data || UNLISTED.some((word) => data.materialData.availability.includes(word))) continue;
    for (const id of data.product_category_id)
      prices.set(id, [...(prices.get(id) ?? []), data.skusData.price]);
  }
  read.set(products, prices);
  return prices;
}

const UNLISTED: readonly string[] = UNLISTED_AVAILABILITIES;

const Listed = OfferingProduct.pick({ product_category_id: true, materialData: true }).extend({
  available_offline: z.literal(1),
  skusData: OfferingProduct.shape.skusData.pick({ price: true }),
});
