import type { DocumentFilter } from "../../contracts/document-filters.ts";
import { VALUES_OF_A_FEATURE } from "../../contracts/documents/offerings/offering-features.ts";
import type { OfferingFilters } from "../../contracts/graphql/offering-filters.ts";

/** The fields of a stored offering that are asked for as they are. */
const PLAIN_KEYS = ["product_category_id", "product_type_id", "available_offline", "code"];

/** What a stored offering must be. */
export function offeringConditions(filters: OfferingFilters): DocumentFilter[] {
  const plain = PLAIN_KEYS.flatMap((field) => oneOf(field, filters[field]));
  const features = [...groupByFeature(filters.multi_feature ?? []).values()];
  const hidden = filters.hide_availability ?? [];
  return [
    ...plain,
    ...features.flatMap((values) => oneOf("multi_feature", values)),
    ...(hidden.length > 0
      ? [{ field: "materialData.availability", op: "excludes" as const, values: [...hidden] }]
      : []),
  ];
}

/** A value that is no number is of no feature, and so fits nothing. */
function groupByFeature(values: readonly string[]): Map<number, string[]> {
  return Map.groupBy(values, (value) => Math.floor(Number(value) / VALUES_OF_A_FEATURE));
}

function oneOf(field: string, values: readonly string[] = []): DocumentFilter[] {
  return values.length > 0 ? [{ field, op: "in", values: [...values] }] : [];
}
