import { listOfferings } from "../../../contracts/calls/graphql/list-offerings.ts";
import type { Asking } from "../../../contracts/documents/ask-documents.ts";
import type { StoredCity } from "../../../contracts/documents/city.ts";
import { OFFERING_CATEGORIES } from "../../../contracts/documents/offerings/offering-categories.ts";
import { writeOfferingFilters } from "../../../contracts/graphql/offering-filters.ts";
import { optional } from "../../frame/page.ts";
import { isAvailable, type Offering } from "../offerings/offering.ts";
import { WHOLE_LIST } from "../offerings/offering-path.ts";

interface CityMaterial {
  product: Offering;
  why: string;
}

/** The finishes that a city's document names, as far as they can be had; a host of someone else may have none of them. */
export async function findMaterials(
  { call }: Asking,
  { materials }: Pick<StoredCity, "materials">,
): Promise<CityMaterial[]> {
  const filters = writeOfferingFilters({
    product_category_id: [String(OFFERING_CATEGORIES[WHOLE_LIST.finishes].id)],
    code: materials.map(({ code }) => code),
  });
  const asked = { offeringType: "finishes" as const, filters, start: 0, count: materials.length };
  const { products } = await optional(call(listOfferings, asked), { products: [] });
  return materials.flatMap(({ code, why }) => {
    const product = products.find((one) => one.code === code && isAvailable(one));
    return product ? [{ product, why }] : [];
  });
}
