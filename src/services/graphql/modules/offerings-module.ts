import { z } from "zod";
import { listOfferings } from "../../../contracts/calls/graphql/list-offerings.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import { OfferingFilter } from "../../../contracts/documents/offerings/offering-category.ts";
import { VALUES_OF_A_FEATURE } from "../../../contracts/documents/offerings/offering-features.ts";
import { type OfferingFilters, parseOfferingFilters } from "../../../contracts/graphql/offering-filters.ts";
import type { Database } from "../../../platform/database/database.ts";
import { listDocuments } from "../../content/document-store.ts";
import type { StoredDocument } from "../../content/galleries/stored-document.ts";
import type { GraphqlContext } from "../context.ts";
import { refuseField, refuseNulIn } from "../refuse-field.ts";
import type { SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";
import { OFFERING_TYPE_DEFS } from "../type-defs/offerings-type-defs.ts";

const CategoryPage = z.object({ filterData: z.array(OfferingFilter) });

export const OFFERINGS: SchemaModule = {
  typeDefs: OFFERING_TYPE_DEFS,
  resolvers: {
    Query: {
      offerings_details: serveQuery(
        listOfferings,
        async ({ filters: text, start, count, offeringType }, context) => {
          const parsed = parseOfferingFilters(text);
          if (!parsed.ok) return refuseField(parsed.problem);
          const filters = offeringConditions(parsed.filters);
          const refusal = refuseNulIn(filters);
          if (refusal) return refusal;
          const { database, answerOf } = context;
          const gallery = { contentType: offeringType, filters };
          const { rows, total } = await listWindow(database, gallery, { start, count });
          return {
            products: rows.map(answerOf),
            totalElements: total,
            start,
            count,
            filterData: () => filterData(parsed.filters, context),
          };
        },
      ),
    },
    Offering: {
      seenIn: ({ seenIn }) => seenIn ?? [],
      pairsWith: ({ pairsWith }) => pairsWith ?? [],
    },
  },
};

async function filterData(
  { product_category_id, product_type_id = [], multi_feature = [] }: OfferingFilters,
  { database, answerOf }: GraphqlContext,
): Promise<OfferingFilter[]> {
  const categoryId = product_category_id?.[0];
  if (categoryId === undefined) return [];
  const { rows } = await listDocuments(
    database,
    {
      contentType: "offerings-categories",
      filters: [{ field: "product_category_id", op: "eq", values: [categoryId] }],
    },
    { page: 0, size: 1, sort: "position" },
  );
  const [page] = rows.map((row) => CategoryPage.parse(answerOf(row)));
  return (page?.filterData ?? []).map((filter) => {
    const chosen = filter.isFeatureFilter ? multi_feature : product_type_id;
    const marked = filter.categoryFilters.map((value) => ({
      ...value,
      selected: chosen.includes(value.searchBy),
    }));
    return { ...filter, categoryFilters: marked };
  });
}

type Gallery = Parameters<typeof listDocuments>[1];

async function listWindow(
  database: Database,
  gallery: Gallery,
  { start, count }: { start: number; count: number },
): Promise<{ rows: StoredDocument[]; total: number }> {
  const page = Math.floor(start / count);
  const skipped = start % count;
  const first = await listDocuments(database, gallery, { page, size: count, sort: "position" });
  if (skipped === 0) return first;
  const second = await listDocuments(database, gallery, { page: page + 1, size: count, sort: "position" });
  return { rows: [...first.rows, ...second.rows].slice(skipped, skipped + count), total: first.total };
}

const PLAIN_KEYS = ["product_category_id", "product_type_id", "available_offline", "code"];

function offeringConditions(filters: OfferingFilters): DocumentFilter[] {
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

/** A value that is not a number belongs to no feature, and so matches nothing. */
function groupByFeature(values: readonly string[]): Map<number, string[]> {
  return Map.groupBy(values, (value) => Math.floor(Number(value) / VALUES_OF_A_FEATURE));
}

function oneOf(field: string, values: readonly string[] = []): DocumentFilter[] {
  return values.length > 0 ? [{ field, op: "in", values: [...values] }] : [];
}
