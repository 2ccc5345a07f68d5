import { z } from "zod";
import { listOfferings } from "../../../contracts/calls/graphql/list-offerings.ts";
import { OfferingFilter } from "../../../contracts/documents/offerings/offering-category.ts";
import { type OfferingFilters, parseOfferingFilters } from "../../../contracts/graphql/offering-filters.ts";
import { listDocuments } from "../../content/document-store.ts";
import type { GraphqlContext } from "../context.ts";
import { listWindow } from "../list-window.ts";
import { offeringConditions } from "../offering-conditions.ts";
import { refuseField, refuseNulIn } from "../refuse-field.ts";
import type { SchemaModule } from "../schema-module.ts";
import { serveQuery } from "../serve-query.ts";
import { OFFERING_TYPE_DEFS } from "../type-defs/offerings.ts";

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

/** The filters of the category that is asked for, with those marked that are in use. */
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
