import { buildFilters, type DocumentFilter, type FilterProblem, parseFilters } from "../document-filters.ts";

/**
 * The `filters` of offerings_details, `key:v1,v2;key2:…`: the grammar of document-filters.ts with `in` as its only
 * operator, which is not written.
 *
 * - `product_category_id`, `product_type_id`, `available_offline`, `code`: one of the values
 * - `multi_feature`: the chosen values of all features in one list, by id_feature_value. For each feature that is named
 *   one of its values must fit: `multi_feature:2001,2004,3007` is matte or gloss, and white.
 * - `hide_availability`: none of the values. Lists send it, so that they hide what cannot be had and still count right.
 */
export type OfferingFilters = Record<string, readonly string[] | undefined>;

interface OfferingQuestion {
  categoryId: number;
  /** The visitor's selection: values (searchBy) by filter key (categorySearchBy). */
  selected?: Record<string, readonly string[]>;
  code?: string;
  hidden?: readonly string[];
}

export const UNLISTED_AVAILABILITIES = ["discontinued", "out_of_stock"] as const;

/** Product types have their own key; every other selection is a feature. */
export function buildOfferingFilters(question: OfferingQuestion): string {
  const { categoryId, selected = {}, code, hidden = [] } = question;
  const { product_type_id = [], ...features } = selected;
  return writeOfferingFilters({
    product_category_id: [String(categoryId)],
    available_offline: ["1"],
    code: code === undefined ? [] : [code],
    product_type_id,
    multi_feature: Object.values(features).flat(),
    hide_availability: hidden,
  });
}

export function writeOfferingFilters(filters: OfferingFilters): string {
  return Object.entries(filters)
    .filter(([, values = []]) => values.length > 0)
    .map(([field, values = []]) =>
      buildFilters([{ field, op: "in", values: [...values] }]).replace(".in:", ":"),
    )
    .join(";");
}

type ParsedOfferingFilters = { ok: true; filters: OfferingFilters } | { ok: false; problem: FilterProblem };

/** Unknown keys are returned, and the backend ignores them. */
export function parseOfferingFilters(text: string): ParsedOfferingFilters {
  const withOperator = text.split(";").map((part) => part.replace(":", ".in:"));
  const parsed = parseFilters(withOperator.join(";"));
  if (!parsed.ok) return parsed;
  const byKey = [...Map.groupBy(parsed.filters, ({ field }) => field)];
  const entries = byKey.map(([key, filters]) => [key, filters.flatMap(valuesOf)]);
  return { ok: true, filters: Object.fromEntries(entries) };
}

function valuesOf(filter: DocumentFilter): string[] {
  return "values" in filter ? filter.values : [];
}
